declare module '*/flexsearch.compact.module.min.js' {
  type Options = {
    tokenize: 'strict';
    resolution: number;
    encode: (text: string) => string[];
  };
  type Key = (key: string, data: string) => void;

  export class Index {
    constructor(options: Options);
    add(id: number, text: string): unknown;
    search(query: string, limit: number): number[];
    export(take: Key): void;
    import(key: string, data: unknown): void;
  }

  export class Document {
    constructor(options: {
      document: { id: string; index: (Options & { field: string })[] };
    });
    add(document: Record<string, string | number>): unknown;
    search(
      query: string,
      options: { limit: number },
    ): { field: string; result: number[] }[];
    export(take: Key): void;
    import(key: string, data: unknown): void;
  }
}
