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
  ['Persian with Arabic keys', 'کیف', 'یک زبان', ['كيف', 'کیف', 'يك']],
  ['Arabic ends of words', 'مكتبة', 'على', ['مكتبه', 'علي', 'مكتبة']],
  ['Arabic digits', 'الفصل ٣', 'السنة ٢٠١٦', ['2016', '٢٠١٦']],
  ['Persian digits', 'فصل', 'سال ۱۳۶۹', ['1369', '۱۳۶۹']],
  ['Hindi digits', 'अध्याय', 'वर्ष २०१६', ['2016', '२०१६']],
  ['Hindi without dots', 'क़लम', 'ज़रूरी बात', ['कलम', 'क़लम', 'जरूरी']],
  ['Sinhala', 'සෙවීම', 'ශ්\u200Dරී ලංකා', ['සෙවීම', 'ශ්රී', 'ශ්\u200Dරී']],
  ['Georgian', 'ძიება', 'ქართული ენა', ['ძიება', 'ᲥᲐᲠᲗᲣᲚᲘ']],
  ['Armenian', 'Որոնում', 'հայերեն և այլն', ['ՈՐՈՆՈՒՄ', 'եւ']],
  ['Tibetan', 'བོད་ཡིག', 'བོད་ཡིག་འཚོལ་བཤེར', ['བོད་ཡིག', 'འཚོལ']],
  ['Burmese', 'မြန်မာစာ', 'မြန်မာစာရှာဖွေခြင်း', ['မြန်မာ']],
  ['Romanian', 'Șosea', 'ţară', ['sosea', 'şosea', 'tara', 'țară']],
  ['Azeri and Catalan', 'Əlifba', 'paral·lel', ['əlifba', 'paral·lel']],
  ['mixed scripts', 'RxJSを使う', '在RxJS中取消订阅', ['RxJS', '使う', '订阅']],
  ['Korean in parts', '상태', '관리', ['상태'.normalize('NFD')]],
  ['final sigma', 'Λόγος', 'λόγος', ['ΛΟΓΟΣ', 'λογος']],
  ['small and Roman digits', 'Area x²', 'Chapter Ⅳ', ['x2', 'iv']],
  ['full-width letters', 'ＡＢＣｄｅｆ', 'ｓｔａｔｅ', ['ABCdef', 'abcdef']],
  ['ligatures', 'eﬃcient', 'ﬁnd', ['efficient', 'find']],
  ['Punjabi', 'ਖੋਜ', 'ਭਾਸ਼ਾ ੨੦੨੪', ['2024', 'ਭਾਸਾ']],
  ['Gujarati and Telugu digits', 'શોધ ૨૦૨૪', 'భాష ౧౯', ['2024', '19']],
  ['Thai and Khmer digits', 'ปี ๒๕๖๗', '២០២៤', ['2567', '2024']],
  ['Urdu with Arabic keys', 'تلاش', 'یہ گفتگو', ['یه', 'يه', 'گفتگو']],
  ['Hindi nasals', 'हिंदी', 'संबंध', ['हिन्दी', 'सम्बन्ध', 'हिंदी']],
  ['Ukrainian', 'м’яч', "об'єкт", ['мяч', "м'яч", 'обʼєкт', 'обєкт']],
  ['Hebrew signs', 'צה״ל', 'ג׳ירפה', ['צהל', 'צה"ל', "ג'ירפה", 'גירפה']],
  ['Yiddish', 'ײדיש', 'װאָרט', ['יידיש', 'ווארט']],
  ['Syriac with points', 'ܒܨܝܐ', 'ܠܶܫܳܢܳܐ', ['ܠܫܢܐ']],
  ['Catalan', 'intel·ligent', 'col·lecció', ['intelligent', 'colleccio']],
  ['Hawaiian', 'Hawaiʻi', 'ʻokina', ['hawaii', 'okina']],
  [
    'unseen signs',
    'auf\u00adge\u00adteilt',
    'state\u2060ful',
    ['aufgeteilt', 'stateful'],
  ],
  ['forms of a sign', '葛\u{E0100}城', 'x', ['葛\u{E0100}城', '葛']],
  ['half-width kana', 'ｻｰﾋﾞｽ', 'ﾃﾞｰﾀ', ['サービス', 'データ']],
  [
    'names within Japanese',
    'rx-letを使う',
    '@rx-angular/stateの使い方、zone.jsとui_kit2を',
    ['rxLet', '@rx-angular/state', 'rx-angular', 'zonejs', 'uikit2', '使い方'],
  ],
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
