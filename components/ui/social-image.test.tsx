import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { SocialImage } from './social-image';

const textOf = (section: string, title: string) =>
  renderToStaticMarkup(
    <SocialImage
      siteTitle="Boats"
      section={section}
      title={title}
      description="How to keep one afloat."
    />,
  )
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .split('|')
    .filter(Boolean);

test('a social image says site, section, title and what the page is about', () => {
  expect(textOf('Sails', 'Reefing')).toEqual([
    'Boats',
    'Sails',
    'Reefing',
    'How to keep one afloat.',
  ]);
});

test('a section does not stand above a page of the same name', () => {
  expect(textOf('Sails', 'Sails')).toEqual([
    'Boats',
    'Sails',
    'How to keep one afloat.',
  ]);
});
