/** The one function of it that is used: it carries the linker of Angular. */
declare module '@babel/core' {
  export type PluginObj = object;
  export function transformSync(
    code: string,
    options: {
      filename: string;
      plugins: PluginObj[];
      compact: boolean;
      configFile: boolean;
      babelrc: boolean;
    },
  ): { code?: string | null } | null;
}
