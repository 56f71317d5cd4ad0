import { expect, test } from 'vitest';
import { publicEnv } from './public-env.mjs';

const NAMES = ['BASE_PATH', 'NEXT_PUBLIC_ANALYTICS_ID'] as const;

/** What the program knows when a build is started with these variables alone. */
function envOf(
  config: Partial<Parameters<typeof publicEnv>[0]>,
  variables: Partial<Record<(typeof NAMES)[number], string>> = {},
): Record<string, string> {
  const before = NAMES.map((name) => [name, process.env[name]] as const);
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  };
  for (const name of NAMES) set(name, variables[name]);
  try {
    const small = { docsVersions: [1], locales: ['en'], offline: false };
    return publicEnv({ ...small, ...config });
  } finally {
    for (const [name, value] of before) set(name, value);
  }
}

const NOTHING = {
  NEXT_PUBLIC_BASE_PATH: '',
  NEXT_PUBLIC_ANALYTICS_ID: '',
  NEXT_PUBLIC_HAS_VERSIONS: '',
  NEXT_PUBLIC_HAS_VARIANTS: '',
  NEXT_PUBLIC_OFFLINE: '',
};

test('what is not configured is empty and not missing, so that its code is left out', () => {
  expect(envOf({})).toEqual(NOTHING);
  expect(envOf({ docsVersions: [], locales: [] })).toEqual(NOTHING);
});

for (const [name, config, told] of [
  [
    'two versions are a choice of versions and of variants',
    { docsVersions: [1, 2] },
    { NEXT_PUBLIC_HAS_VERSIONS: '1', NEXT_PUBLIC_HAS_VARIANTS: '1' },
  ],
  [
    'two languages are a choice of variants alone',
    { locales: ['en', 'de'] },
    { NEXT_PUBLIC_HAS_VARIANTS: '1' },
  ],
  [
    'pages can be kept where the site says so',
    { offline: true },
    { NEXT_PUBLIC_OFFLINE: '1' },
  ],
] as const) {
  test(name, () => {
    expect(envOf(config)).toEqual({ ...NOTHING, ...told });
  });
}

test('what a build is started with is handed on under the names that code asks for', () => {
  const variables = {
    BASE_PATH: '/sub',
    NEXT_PUBLIC_ANALYTICS_ID: 'G-1',
  };
  expect(envOf({}, variables)).toEqual({
    ...NOTHING,
    NEXT_PUBLIC_BASE_PATH: '/sub',
    NEXT_PUBLIC_ANALYTICS_ID: 'G-1',
  });
});
