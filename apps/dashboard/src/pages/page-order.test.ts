import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { inOrder, pageName, type PageRow } from './page-order.ts';
import en from '../texts/pages/en.ts';

const t = translator(en, 'en-GB');

const page = (id: number, url: string, title = ''): PageRow => ({
  id,
  url,
  title,
  ogImage: null,
  published: true,
  updatedAt: '2026-11-06T10:00:00.000Z',
});

describe('the list of pages', () => {
  it('begins with the home page, then goes by name', () => {
    const pages = [page(1, '/faq/', 'Questions'), page(2, '/about/', 'About us'), page(3, '/', 'Welcome')];
    expect(inOrder(pages).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('names a page without a title by its address', () => {
    expect(pageName(t, page(1, '/faq/'))).toBe('/faq/');
    expect(pageName(t, page(1, '/'))).toBe('Home');
    expect(pageName(t, page(1, '/faq/', ' Questions '))).toBe('Questions');
  });
});
