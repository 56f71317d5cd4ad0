import type { PackageSettings } from '@/lib/packages';

const PLUGIN = '@rx-angular/eslint-plugin';

/** The packages this documentation is about. */
export const DOCUMENTED_PACKAGES = [
  '@rx-angular/state',
  '@rx-angular/template',
  '@rx-angular/cdk',
  '@rx-angular/isr',
  PLUGIN,
] as const;

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

/** What `lib/packages` has to know of RxAngular. */
export const PACKAGES: PackageSettings = {
  names: DOCUMENTED_PACKAGES,
  folderOf: (name) => `docs/${name.split('/').at(-1) ?? name}`,
  plugin: { name: PLUGIN, prefix: '@rx-angular/' },
  libraries: DOCUMENTED_PACKAGES.filter((name) => name !== PLUGIN),
  // The first that was numbered like Angular's.
  firstMajor: 14,
  firstAngular: 16,
  serverEntries: ['@rx-angular/isr/server'],
  costs: {
    features: {
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
    },
    combinations: {
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
    },
    structural: [
      'RxLet',
      'RxFor',
      'RxIf',
      'RxVirtualFor',
      'RxVirtualViewContent',
      'RxVirtualViewPlaceholder',
    ],
  },
};
