declare module '*/flexsearch.light.module.min.js' {
  export class Index {
    constructor(options: {
      tokenize: 'strict';
      resolution: number;
      encode: (text: string) => string[];
    });
    map: Map<string, number[][]>;
    add(id: number, text: string): this;
  }
}
