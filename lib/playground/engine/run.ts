import type { CompiledFile, PlayPromise } from '../compile';
import {
  findRoot,
  hasRequiredInputs,
  inInjectionContext,
  isComponent,
  mount,
} from './angular';
import { isEqual } from './equal';
import { moduleOf } from './modules';
import { placeInStack, placeOf, revokeScript, scriptOf } from './places';
import { fittingValues, MAX_GIVEN, type Report } from './protocol';
import { assertExport, findFile } from './resolve';
import { show, showLogged } from './show';
import { tick } from './watch';

type Exports = Record<string, unknown>;
type Send = (report: Report) => void;
type Decorator = (target: object, key?: string) => unknown;

/** The code of a file, as a function of what it calls. */
type Main = (play: object) => Promise<Exports>;

/** Code that shows its components by itself. */
const SHOWS_ITSELF = /\b(?:bootstrapApplication|createApplication|TestBed)\b/;

type Site = { expected: unknown[]; given: unknown[]; shown: string[] };

/** One program while it runs. */
export class Run {
  readonly #classes: unknown[] = [];
  readonly #loaded = new Map<string, Exports>();
  readonly #mains = new Map<string, Main>();
  readonly #scripts: string[] = [];
  readonly #promises: readonly PlayPromise[];
  readonly #sites: Site[];
  #end = () => {};
  isOver = false;

  /** @param files the first one is the entry */
  constructor(
    readonly id: number,
    private readonly files: readonly CompiledFile[],
    private readonly send: Send,
  ) {
    this.#promises = files[0]?.promises ?? [];
    this.#sites = this.#promises.map(({ text }) => ({
      // Of the author, or of the reader whose code runs beside it.
      expected: new Function(`return [${text}\n]`)() as unknown[],
      given: [],
      shown: [],
    }));
  }

  /**
   * Makes scripts of all files.
   *
   * @throws at what no browser can run
   */
  async prepare(): Promise<void> {
    for (const { name, code } of this.files) {
      const script = scriptOf(
        `export default async(__play)=>{${code}\n}`,
        name,
      );
      this.#scripts.push(script);
      const { default: main } = (await import(script)) as { default: Main };
      this.#mains.set(name, main);
    }
  }

  /** Runs the statements of all files, those that others import first. */
  async execute(): Promise<void> {
    const [entry] = this.files;
    if (!entry) return;
    await this.#loadImports(entry);
    await inInjectionContext(() => this.#load(entry));
  }

  /**
   * Shows the component that the entry is about, unless the program shows something by itself.
   *
   * @returns whether there is one
   */
  async show(): Promise<boolean> {
    const [entry] = this.files;
    const code = this.files.map((file) => file.code).join('\n');
    const component = findRoot(this.#classes.filter(isComponent), code);
    if (!component || !entry || this.#promises.length > 0) return false;
    if (SHOWS_ITSELF.test(entry.code) || hasRequiredInputs(component)) {
      return false;
    }
    const end = await mount(component, (error) => this.fail(error));
    if (this.isOver) end();
    else this.#end = end;
    return true;
  }

  /**
   * Reports an error, with its place in a file of the reader.
   *
   * @param at where it was thrown, as a line of a stack, for what is no error
   */
  fail(error: unknown, at = ''): void {
    if (this.isOver) return;
    let text = showLogged(error);
    let place = placeInStack(at);
    try {
      if (error instanceof Error) text = `${error.name}: ${error.message}`;
      if (error instanceof Error) place = placeOf(error, this.files);
    } catch {
      // It throws when it is asked; what is known without that is told.
    }
    this.send({ kind: 'failure', run: this.id, text, ...place });
  }

  /** Reports promises without a value, when none is expected any more. */
  reportMissing(): void {
    this.#sites.forEach((site, index) => {
      if (site.given.length === 0) this.#reportSite(site, index);
    });
  }

  /** Ends the program; nothing of it is reported any more. */
  stop(): void {
    this.isOver = true;
    this.#end();
    this.#scripts.forEach(revokeScript);
  }

  async #loadImports(file: CompiledFile): Promise<void> {
    for (const specifier of file.imports) {
      const other = findFile(this.files, file.name, specifier);
      if (!other || this.#loaded.has(other.name)) continue;
      // Files that import each other get what is there by then, as modules do.
      this.#loaded.set(other.name, {});
      await this.#loadImports(other);
      await this.#load(other);
    }
  }

  async #load(file: CompiledFile): Promise<void> {
    const exports = await this.#mains.get(file.name)?.(this.#apiFor(file));
    this.#loaded.set(file.name, exports ?? {});
  }

  #require(file: CompiledFile, specifier: string): Exports {
    const other = findFile(this.files, file.name, specifier);
    const found = other ? this.#loaded.get(other.name) : moduleOf(specifier);
    if (found) return found;
    throw new Error(
      specifier.startsWith('.')
        ? `There is no file ${specifier} in this playground.`
        : `The playground does not have the package ${specifier}.`,
    );
  }

  /** What the code of a file calls. */
  #apiFor(file: CompiledFile): object {
    const require = (specifier: string) => this.#require(file, specifier);
    return {
      core: moduleOf('@angular/core'),
      tick,
      require,
      assertExport: (specifier: string, name: string) =>
        assertExport(require(specifier), specifier, name),
      import: (specifier: string) =>
        Promise.resolve().then(() => require(specifier)),
      exports: (all: readonly Exports[], own: Exports) =>
        all.length > 0 ? Object.assign({}, ...all, own) : own,
      ifKnown: (read: () => unknown) => {
        try {
          return read();
        } catch {
          return undefined;
        }
      },
      decorate: (
        decorators: readonly Decorator[],
        target: object,
        key?: string,
      ) => {
        // The last one comes first.
        for (const decorate of [...decorators].reverse()) {
          if (key === undefined) decorate(target);
          else decorate(target, key);
        }
        if (key === undefined && file === this.files[0]) {
          this.#classes.push(target);
        }
      },
      value: (site: number, value: unknown) => {
        this.#record(site, value);
        return value;
      },
      log:
        (site: number) =>
        (...values: readonly unknown[]) =>
          values.forEach((value) => this.#record(site, value)),
    };
  }

  #record(index: number, value: unknown): void {
    const site = this.#sites[index];
    if (!site || this.isOver) return;
    // From here on, each would be one too many and not shown.
    if (site.given.length > Math.max(site.expected.length, MAX_GIVEN)) return;
    // Compared and written down at once: the sample may change the object later.
    site.given.push(isEqual(value, site.expected[site.given.length]));
    site.shown.push(show(value));
    this.#reportSite(site, index);
  }

  #reportSite({ expected, given, shown }: Site, index: number): void {
    const isMatch = given.length === expected.length && given.every(Boolean);
    this.send({
      kind: 'value',
      run: this.id,
      site: index,
      given: fittingValues(shown),
      isMatch,
    });
  }
}
