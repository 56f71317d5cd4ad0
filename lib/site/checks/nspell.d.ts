declare module 'nspell' {
  type Speller = {
    correct: (word: string) => boolean;
    suggest: (word: string) => string[];
    add: (word: string) => void;
  };
  export default function nspell(affixes: Buffer, words: Buffer): Speller;
}
