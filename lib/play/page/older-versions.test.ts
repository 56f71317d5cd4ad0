import { expect, test } from '@playwright/test';
import { chooseKept } from './older-versions';

const HERE = {
  '@angular/core': '22.0.0',
  rxjs: '7.8.2',
  '@rx-angular/eslint-plugin': '3.0.0',
};
const KEPT = [
  { id: 'c', versions: { '@angular/core': '22.0.0', rxjs: '7.8.2' } },
  { id: 'b', versions: { '@angular/core': '21.1.0', rxjs: '7.8.2' } },
  { id: 'a', versions: { '@angular/core': '21.0.0', rxjs: '7.8.1' } },
];

for (const [name, written, id] of [
  ['all that an engine has', { '@angular/core': '21.0.0', rxjs: '7.8.1' }, 'a'],
  ['one package of an engine', { rxjs: '7.8.1' }, 'a'],
  [
    'an engine and a package that nobody has',
    { '@angular/core': '21.1.0', left: '1.0.0' },
    'b',
  ],
  [
    'an engine and other lint rules',
    { '@angular/core': '21.1.0', '@rx-angular/eslint-plugin': '2.0.0' },
    'b',
  ],
  ['what is here', { '@angular/core': '22.0.0', rxjs: '7.8.2' }, undefined],
  [
    'what is here, and other lint rules',
    { '@angular/core': '22.0.0', '@rx-angular/eslint-plugin': '2.0.0' },
    undefined,
  ],
  ['what nobody has kept', { '@angular/core': '20.0.0' }, undefined],
  [
    'packages that were never kept together',
    { '@angular/core': '21.1.0', rxjs: '7.8.1' },
    undefined,
  ],
  ['nothing', {}, undefined],
  ['what nobody knows', { left: '1.0.0' }, undefined],
] as const) {
  test(`a link that names ${name} runs with ${id ?? 'what is here'}`, () => {
    expect(chooseKept(written, HERE, KEPT)?.id).toBe(id);
  });
}

test('of two engines that fit, the newer one runs', () => {
  const kept = [
    { id: 'new', versions: { '@angular/core': '21.2.0', rxjs: '7.8.1' } },
    ...KEPT,
  ];
  expect(chooseKept({ rxjs: '7.8.1' }, HERE, kept)?.id).toBe('new');
});
