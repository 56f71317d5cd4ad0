import { SaxesParser } from 'saxes';

/** The first error of a strict parser, with its place; undefined when a document is well-formed. */
export function xmlMistake(xml: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let mistake: string | undefined;
  parser.on('error', ({ message }) => {
    mistake ??= message;
  });
  parser.write(xml).close();
  return mistake;
}
