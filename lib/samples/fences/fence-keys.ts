import { RUN_HOSTS, type FenceMeta } from './fence-types';

/** What a value means, or what is wrong with it. */
type Read = Partial<FenceMeta> | { problem: string };

type Key = {
  value: 'none' | 'optional' | 'required';
  /** Which fences may carry the key. */
  on: 'any' | 'ts' | 'template' | 'checked';
  /** Keys that only make sense together are read together, elsewhere. */
  read?: (value: string) => Read;
};

const PROOF_NAME = /^[a-z][a-z\d-]*$/;
const DIAGNOSTIC_CODE = /^(?:TS|NG)\d+$/;

/** Every word that can stand after the language of a fence. */
export const FENCE_KEYS: Readonly<Record<string, Key>> = {
  title: { value: 'required', on: 'any', read: (title) => ({ title }) },
  collapse: { value: 'none', on: 'any', read: () => ({ collapse: true }) },
  run: { value: 'optional', on: 'ts', read: readHost },
  demo: { value: 'none', on: 'ts' },
  controls: { value: 'required', on: 'ts' },
  errors: { value: 'required', on: 'checked', read: readCodes },
  throws: { value: 'required', on: 'ts', read: (throws) => ({ throws }) },
  proof: { value: 'required', on: 'ts', read: readProof },
  ignore: { value: 'required', on: 'any', read: (ignore) => ({ ignore }) },
  setup: {
    value: 'required',
    on: 'checked',
    read: (names) => ({ setup: splitList(names, /,/) }),
  },
  in: { value: 'required', on: 'ts', read: readWrapper },
  ctx: { value: 'required', on: 'template', read: (ctx) => ({ ctx }) },
  eslint: { value: 'required', on: 'checked' },
  reports: { value: 'required', on: 'checked' },
  options: { value: 'required', on: 'checked' },
};

function readHost(written: string): Read {
  const run = RUN_HOSTS.find((host) => host === (written || 'node'));
  return run
    ? { run }
    : {
        problem: `\`run=${written}\` is not a way to run a sample. Write \`run\` (Node), \`run=di\` (in an injection context), \`run=dom\` (with a document), \`run=browser\` (in Chromium) or \`run=ssr\` (on a server, then in Chromium).`,
      };
}

function readCodes(written: string): Read {
  const errors = splitList(written, /[\s,]+/);
  const wrong =
    errors.length > 0
      ? errors.find((code) => !DIAGNOSTIC_CODE.test(code))
      : written;
  return wrong === undefined
    ? { errors }
    : {
        problem: `\`${wrong}\` is not a diagnostic code. Write codes as errors="TS2345 NG8002".`,
      };
}

function readProof(name: string): Read {
  return PROOF_NAME.test(name)
    ? { proofId: `proof-${name}` }
    : {
        problem: `\`proof=${name}\` is not a name. Write small letters, digits and hyphens: proof="eight-strategies"; a table links to it as [tested](#proof-eight-strategies).`,
      };
}

function readWrapper(name: string): Read {
  return name === 'class'
    ? { isClassBody: true }
    : {
        problem: `\`in=${name}\` is not known. The only wrapper is \`in=class\`.`,
      };
}

function splitList(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
