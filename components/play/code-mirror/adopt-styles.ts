import { StyleModule } from 'style-mod';

/**
 * The policy of the page refuses style elements. In roots without a head, the library adopts style sheets, which no
 * policy has anything against: so the document is given to it without one.
 */
const withoutHead = {
  ownerDocument: document,
  get adoptedStyleSheets() {
    return document.adoptedStyleSheets;
  },
  set adoptedStyleSheets(sheets) {
    document.adoptedStyleSheets = sheets;
  },
} as unknown as Document;

const mount = StyleModule.mount.bind(StyleModule);
StyleModule.mount = (root, modules) =>
  mount(root === document ? withoutHead : root, modules);
