/** What applications import together; the names are exports of their entry points. */
type Imports = Readonly<Record<string, readonly string[]>>;

const LET = { '@rx-angular/template/let': ['RxLet'] };
const FOR = { '@rx-angular/template/for': ['RxFor'] };
const IF = { '@rx-angular/template/if': ['RxIf'] };
const STATE = { '@rx-angular/state': ['rxState'] };
const ACTIONS = { '@rx-angular/state/actions': ['rxActions'] };
const EFFECTS = { '@rx-angular/state/effects': ['rxEffects'] };

const virtual = (strategy: string) => ({
  '@rx-angular/template/virtual-scrolling': [
    'RxVirtualFor',
    'RxVirtualScrollViewportComponent',
    strategy,
  ],
});

/** What readers choose between, each with what it cannot be used without. */
export const FEATURES: Readonly<Record<string, Imports>> = {
  RxLet: LET,
  RxFor: FOR,
  RxIf: IF,
  RxPush: { '@rx-angular/template/push': ['RxPush'] },
  RxUnpatch: { '@rx-angular/template/unpatch': ['RxUnpatch'] },
  RxVirtualView: {
    '@rx-angular/template/virtual-view': [
      'RxVirtualView',
      'RxVirtualViewObserver',
      'RxVirtualViewContent',
      'RxVirtualViewPlaceholder',
    ],
  },
  'Virtual scrolling': virtual('FixedSizeVirtualScrollStrategy'),
  rxState: STATE,
  rxActions: ACTIONS,
  rxEffects: EFFECTS,
};

/** Sets of imports that many applications have. */
export const COMBINATIONS: Readonly<Record<string, readonly Imports[]>> = {
  'RxLet, RxFor and RxIf': [LET, FOR, IF],
  'rxState and RxLet': [STATE, LET],
  'rxState, rxActions and rxEffects': [STATE, ACTIONS, EFFECTS],
  'rxState, rxActions, rxEffects, RxLet, RxFor and RxIf': [
    STATE,
    ACTIONS,
    EFFECTS,
    LET,
    FOR,
    IF,
  ],
  'virtual scrolling, rows of a fixed height': [
    virtual('FixedSizeVirtualScrollStrategy'),
  ],
  'virtual scrolling, heights from a function': [
    virtual('DynamicSizeVirtualScrollStrategy'),
  ],
  'virtual scrolling, measured rows': [
    virtual('AutoSizeVirtualScrollStrategy'),
  ],
  'RxLet and virtual scrolling, measured rows': [
    LET,
    virtual('AutoSizeVirtualScrollStrategy'),
  ],
};

/** A program text that imports and uses all of it. */
export function importsText(imports: readonly Imports[]): string {
  return imports
    .flatMap((one) => Object.entries(one))
    .map(([entry, names]) => importText(entry, names))
    .join('\n');
}

/** Directives that a template writes with `*`; it then needs an instruction that no other template has. */
const STRUCTURAL = new Set([
  'RxLet',
  'RxFor',
  'RxIf',
  'RxVirtualFor',
  'RxVirtualViewContent',
  'RxVirtualViewPlaceholder',
]);

function importText(entry: string, names: readonly string[]): string {
  const used = names.some((name) => STRUCTURAL.has(name))
    ? [...names, 'ng.ɵɵtemplate']
    : names;
  return `import { ${names.join(', ')} } from '${entry}';\n(globalThis.used ??= []).push(${used.join(', ')});`;
}
