import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import {
  completeFeedback,
  connect as connectFeedback,
} from './feedback.client';

const LINK = 'https://issues.example/new?title=Actions&body=Page%3A+actions%0A';

const PAGE = `<main><h1>Actions</h1><p>First.</p><h2>Use</h2><p>Call   the
action.</p><a href="${LINK}">Report a problem</a></main>`;

let close = () => {};
afterEach(() => close());

const link = () => document.querySelector('a') as HTMLAnchorElement;
const body = () => new URL(link().href).searchParams.get('body');

function select(selector: string): void {
  getSelection()?.selectAllChildren(
    document.querySelector(selector) as Element,
  );
}

test('without a selection the link says what it was served with', () => {
  close = openDocument(PAGE);
  completeFeedback(link());
  expect(link().href).toBe(LINK);
});

test('selected words are quoted on one line, below the heading above them', () => {
  close = openDocument(PAGE);
  select('h2 + p');
  completeFeedback(link());
  expect(body()).toBe('Page: actions\nHeading: Use\n\n> Call the action.\n\n');
});

test('who turns to the link before its file has come need not turn to it twice', () => {
  close = openDocument(PAGE);
  select('h2 + p');
  connectFeedback(document.body, new AbortController().signal);
  expect(body()).toContain('> Call the action.');
});

test('another selection takes the place of the one before, and none takes it away', () => {
  close = openDocument(PAGE);
  select('h2 + p');
  completeFeedback(link());
  select('h1 + p');
  completeFeedback(link());
  expect(body()).toBe('Page: actions\nHeading: Actions\n\n> First.\n\n');
  getSelection()?.removeAllRanges();
  completeFeedback(link());
  expect(link().href).toBe(LINK);
});

test('so many words are cut that the address can be sent', () => {
  close = openDocument(PAGE.replace('First.', 'x'.repeat(5000)));
  select('h1 + p');
  completeFeedback(link());
  expect(body()?.match(/x+/)?.[0]).toHaveLength(500);
});
