import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { announcementSchema } from '@/lib/site/config';
import { AnnouncementBar } from './announcement-bar';

const ANNOUNCEMENT = {
  id: 'tides',
  closable: true,
  text: 'High tide at [six](/docs/state).',
};

const render = (parts: Partial<typeof ANNOUNCEMENT>) =>
  toStaticMarkup(<AnnouncementBar {...ANNOUNCEMENT} {...parts} />);

test('ANN-1 an announcement is a named region with its text, links and id', () => {
  const html = render({});
  expect(html).toContain('aria-label="Announcement"');
  expect(html).toContain('data-announcement="tides"');
  expect(html).toMatch(
    /High tide at <a [^>]*href="\/docs\/state"[^>]*>six<\/a>\./,
  );
});

for (const closable of [true, false]) {
  test(`ANN-1 one that is ${closable ? '' : 'not '}closable has ${closable ? 'a' : 'no'} "Close"`, () => {
    const html = render({ closable });
    expect(html.includes('aria-label="Close"')).toBe(closable);
    expect(html.includes('data-announcement-close')).toBe(closable);
    expect(html).toContain('High tide at');
  });
}

test('ANN-1 data without text, without an id or without saying whether it closes is refused by name', () => {
  expect(announcementSchema.safeParse(ANNOUNCEMENT).success).toBe(true);
  for (const [field, value] of [
    ['text', ''],
    ['text', undefined],
    ['id', ''],
    ['closable', undefined],
  ] as const) {
    const parsed = announcementSchema.safeParse({
      ...ANNOUNCEMENT,
      [field]: value,
    });
    expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[field]]);
  }
});
