import { fetchText } from '@/components/browser/fetch-text';

/** Stands before the page in what is copied as a prompt; the question is the reader's to add. */
const PROMPT = `Answer from this page of the RxAngular documentation; its samples are checked against the published packages. Where it is not enough, read the page that it links to, and do not guess.

My question:

---

`;

/** The Markdown of a page as it is copied. */
export const pageText = async (address: string, asPrompt: boolean) =>
  (asPrompt ? PROMPT : '') + (await fetchText(address));
