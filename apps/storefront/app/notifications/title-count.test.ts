import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { titleCount, type TitleCount } from './title-count.ts';

let counter: TitleCount;
beforeEach(() => {
  document.title = 'Tees – Shop';
  counter = titleCount();
});
afterEach(() => counter.stop());

it('the title begins with the unread ones in brackets, above zero (storefront.md §2)', () => {
  counter.set(2);
  expect(document.title).toBe('(2) Tees – Shop');
  counter.set(1);
  expect(document.title).toBe('(1) Tees – Shop');
  counter.set(0);
  expect(document.title).toBe('Tees – Shop');
});

it('the title of the next page has it too, and nothing is left of it in the end', async () => {
  counter.set(1);
  document.title = 'Mugs – Shop';
  await vi.waitFor(() => expect(document.title).toBe('(1) Mugs – Shop'));
  const element = document.createElement('title');
  element.textContent = 'Caps – Shop';
  document.querySelector('title')?.replaceWith(element);
  await vi.waitFor(() => expect(document.title).toBe('(1) Caps – Shop'));
  counter.stop();
  expect(document.title).toBe('Caps – Shop');
});
