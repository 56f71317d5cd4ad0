import { StyleModule } from 'style-mod';

type Root = Document | ShadowRoot | DocumentOrShadowRoot;

const facades = new WeakMap<object, Root>();

/**
 * The policy of the page refuses style elements. In roots without a head, the library adopts style sheets, which no
 * policy has anything against: so the document is given to it without one.
 */
function withoutHead(root: Root): Root {
  if (!(root instanceof Document)) return root;
  const facade: Root =
    facades.get(root) ??
    ({
      ...{ ownerDocument: root },
      get adoptedStyleSheets() {
        return root.adoptedStyleSheets;
      },
      set adoptedStyleSheets(sheets) {
        root.adoptedStyleSheets = sheets;
      },
    } as Root);
  facades.set(root, facade);
  return facade;
}

const mount = StyleModule.mount.bind(StyleModule);
StyleModule.mount = (root, modules) =>
  mount(withoutHead(root) as Document, modules);
