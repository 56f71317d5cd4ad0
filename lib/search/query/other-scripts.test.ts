import { expect, test } from 'vitest';

import { makeEngine, makePage } from './fixtures/make-page';

/** A page of each, and what its readers type. */
const SCRIPTS: [
  language: string,
  title: string,
  text: string,
  asked: string[],
][] = [
  ['Hindi', 'खोज', 'हिन्दी भाषा में खोज कैसे काम करती है', ['खोज', 'हिन्दी', 'भाषा']],
  [
    'Arabic with vowels',
    'الكِتَاب',
    'مُحَمَّد يقرأ الكتاب فِي المكتبة',
    ['محمد', 'الكتاب', 'مُحَمَّد', 'المكتبة'],
  ],
  [
    'Arabic with stretched and varied letters',
    'أخبار',
    'كتـــاب إلى أحمد',
    ['كتاب', 'احمد', 'اخبار', 'الى'],
  ],
  ['Hebrew with points', 'שָׁלוֹם', 'סֵפֶר חדש', ['שלום', 'ספר']],
  ['Persian', 'جستجو', 'می‌خواهم کتاب', ['جستجو', 'کتاب', 'می‌خواهم']],
  ['Thai', 'ภาษาไทย', 'การค้นหาภาษาไทยในเอกสาร', ['ภาษาไทย', 'เอกสาร', 'ค้นหา']],
  [
    'Chinese',
    '虚拟滚动',
    '当列表滚动时只渲染可见行',
    ['滚动', '可见行', '虚拟滚动', '列表'],
  ],
  [
    'Japanese',
    '状態管理',
    'コンポーネントの状態を管理する',
    ['状態', 'コンポーネント', '管理', 'ｺﾝﾎﾟｰﾈﾝﾄ'],
  ],
  ['Korean', '상태 관리', '컴포넌트의 상태를 관리합니다', ['상태', '컴포넌트']],
  [
    'Greek',
    'Αναζήτηση',
    'ένα σύστημα αναζήτησης',
    ['αναζητηση', 'ΣΎΣΤΗΜΑ', 'συστημα'],
  ],
  ['Russian', 'Ёлка', 'объём состояния', ['елка', 'объем', 'СОСТОЯНИЯ']],
  [
    'Vietnamese',
    'Tìm kiếm',
    'Đường dẫn tiếng Việt',
    ['tim kiem', 'duong', 'tiếng', 'viet'],
  ],
  ['Turkish', 'İstanbul', 'ışık ve ağaç', ['istanbul', 'isik', 'agac', 'IŞIK']],
  [
    'Polish',
    'Łódź',
    'Zażółć gęślą jaźń',
    ['lodz', 'Łódź', 'zazolc', 'gesla', 'łodz'],
  ],
  [
    'German',
    'Straße',
    'Größe und Maß, GROSSE STRAẞE',
    ['strasse', 'STRASSE', 'grosse', 'mass', 'Straße'],
  ],
  [
    'Danish',
    'Ærø',
    'Smørrebrød på bordet, Århus',
    ['aero', 'smorrebrod', 'arhus', 'Smørrebrød'],
  ],
  [
    'French',
    'Œuvre',
    'Un résumé à l’œuvre',
    ['oeuvre', 'resume', 're\u0301sume\u0301', 'résumé'],
  ],
  ['Icelandic', 'Þingvellir', 'Guðrún', ['thingvellir', 'gudrun']],
  ['Croatian', 'Đurđa', 'đak u školi', ['durda', 'dak', 'skoli']],
  ['Tamil', 'தேடல்', 'தமிழ் மொழி', ['தேடல்', 'தமிழ்']],
  ['Bengali', 'অনুসন্ধান', 'বাংলা ভাষা', ['অনুসন্ধান', 'ভাষা']],
  ['full-width letters', 'ＡＢＣｄｅｆ', 'ｓｔａｔｅ', ['ABCdef', 'abcdef']],
  ['ligatures', 'eﬃcient', 'ﬁnd', ['efficient', 'find']],
  ['Maltese and Sami', 'Ħamrun', 'Ŋuŋ Ŧŧ', ['hamrun']],
];

const OTHERS = [
  makePage('/docs/state', 'State', [{ text: 'What it does, and how.' }]),
  makePage('/docs/hours', 'Hours', [{ text: 'Aero modes, load and mask.' }]),
];

for (const [language, title, text, asked] of SCRIPTS) {
  test(`what is written in ${language} is found as its readers type it`, () => {
    const engine = makeEngine([
      ...OTHERS,
      makePage('/docs/a', title, [{ id: 'x', heading: '', text }]),
      makePage('/docs/b', 'Elsewhere', [{ id: 'y', heading: text, text: '' }]),
    ]);
    for (const query of asked) {
      const [first] = engine.search(query).rows;
      expect(first?.route, query).toMatch(/^\/docs\/[ab]$/);
    }
  });
}
