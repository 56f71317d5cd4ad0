import { SaxesParser } from 'saxes';

/** What a strict parser has to say about a document, with its place; undefined when it is well-formed. */
export function xmlMistake(xml: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let mistake: string | undefined;
  parser.on('error', ({ message }) => {
    mistake ??= message;
  });
  parser.write(xml).close();
  return mistake;
}
