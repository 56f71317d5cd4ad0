import { expect, test } from '@playwright/test';
import { openDocument } from '@/tests/support/document';
import { noteContent, takeContent } from './new-content';

test('what was noted last is taken once, below the head that is shown', () => {
  const close = openDocument('<title>Boats</title><body><p>Shown</p></body>');
  try {
    expect(takeContent()).toBeUndefined();
    noteContent('<p>First</p>');
    noteContent('<h1>Größe</h1><p>Second</p>');
    const page = takeContent();
    expect(page?.title).toBe('Boats');
    expect(page?.body.innerHTML).toBe(
      '<div data-page=""><h1>Größe</h1><p>Second</p></div>',
    );
    expect(takeContent()).toBeUndefined();
    // A page may have become empty, which is news as well.
    noteContent('');
    expect(takeContent()?.body.textContent).toBe('');
    expect(document.body.textContent).toBe('Shown');
  } finally {
    close();
  }
});
