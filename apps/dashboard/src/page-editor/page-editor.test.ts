import { translator } from '@omnis/texts';
import { themes } from '@omnis/theme';
import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.ts';
import { refusal } from './save-answer.ts';
import en from '../texts/page-editor/en.ts';
import pagesEn from '../texts/pages/en.ts';

const tPages = translator(pagesEn, 'en-GB');

const t = translator(en, 'en-GB');

describe('the choices of the editor’s fields', () => {
  const page = (id: number, url: string, title: string) => ({
    id,
    url,
    title,
    ogImage: null,
    published: true,
    updatedAt: '2026-11-06T10:00:00.000Z',
  });
  const variation = (name: string) => ({ name, weight: 1, visitors: 0, orders: 0, revenue: 0 });
  const choices = choicesOf(t, tPages, {
    collections: [{ urlName: 'hats', name: 'Hats' }],
    pages: [page(2, '/about/', 'About us'), page(1, '/', 'Welcome')],
    products: [{ urlName: 'fox-tee', name: 'Fox Tee' }],
    splitTests: [
      { name: 'hero', variations: [variation('Old'), variation('New')] },
      { name: 'sale', variations: [variation('Old'), variation('Red')] },
    ],
    theme: 'base',
    properties: { 'primary.color': '#7a1fa2' },
  });

  it('names collections by their url name', () => {
    expect(choices.collections).toEqual([{ value: 'hats', label: 'Hats' }]);
  });

  it('leads to pages, collections and products, the home page first', () => {
    expect(choices.links.map(({ value }) => value)).toEqual([
      '/',
      '/about/',
      '/collection/hats/',
      '/product/fox-tee/',
    ]);
  });

  it('names split tests and their variations, a name that two share once', () => {
    expect(choices.splitTests.map(({ value }) => value)).toEqual(['hero', 'sale']);
    expect(choices.splitTestVariations).toEqual([
      { value: 'Old', label: 'Old · hero, sale' },
      { value: 'New', label: 'New · hero' },
      { value: 'Red', label: 'Red · sale' },
    ]);
  });

  it('offers the colours of the shop, its own before the theme’s, each once', () => {
    expect(choices.colours[0]).toEqual({ value: '#7a1fa2', label: 'Brand' });
    const values = choices.colours.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.length).toBeGreaterThan(3);
    expect(values.every((value) => /^#[0-9a-f]{6}$/.test(value))).toBe(true);
  });

  it('offers the fonts that the theme loads, each once', () => {
    const families = new Set(themes.base.fonts.map(({ family }) => family));
    expect(choices.fonts.map(({ value }) => value)).toEqual([...families]);
  });
});

describe('a save that failed', () => {
  it('keeps status, message and fields of the server', () => {
    const errors = [{ field: 'url', message: 'Another page of the store has this address' }];
    const data = { message: 'Page failed validation', errors, code: 'validation_failed' };
    expect(refusal({ status: 422, data })).toEqual({ ok: false, status: 422, message: data.message, errors });
  });

  it('has the status 0 when no answer came', () => {
    expect(refusal(new TypeError('Failed to fetch'))).toMatchObject({ ok: false, status: 0 });
  });
});
