import type { BasketAnswer } from '@omnis/api-client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cardOf, Waiting } from './favourites-page.tsx';

const item: BasketAnswer['items'][number] = {
  key: 'product:1',
  quantity: 1,
  name: 'Bear tee',
  priceIncTax: 24,
  fullPriceIncTax: null,
  image: '/images/rust.png',
  options: { Colour: 'Rust', Size: '' },
  personalisation: [],
  bundleItems: [],
  giftCard: null,
  productUuid: 'u',
  productId: 1,
  productUrl: 'bear-tee',
  variantId: '',
  available: true,
  maxQuantity: null,
};

describe('SH12 a favourite', () => {
  it('is shown in its colour, which is named and led to', () => {
    expect(cardOf(item, 'GBP')).toMatchObject({ image: '/images/rust.png', colour: 'Rust', choice: 'Rust' });
    const options = { Colour: 'Rust', Size: 'M' };
    expect(cardOf({ ...item, options }, 'GBP')).toMatchObject({ colour: 'Rust', choice: 'Rust, M' });
  });

  it('without a choice leads to the product', () => {
    const card = cardOf({ ...item, options: { Colour: '', Size: '' } }, 'GBP');
    expect(card).not.toHaveProperty('colour');
    expect(card.choice).toBe('');
  });

  it('SH17 has its rating and its colours, as its card in a collection has', () => {
    const reviews = { count: 12, average: 4.5 };
    const colours = [{ name: 'Rust', hex: '#b7410e', image: null, available: true }];
    expect(cardOf({ ...item, reviews, colours }, 'GBP')).toMatchObject({ reviews, colours });
  });

  it('says when some of it cost more', () => {
    expect(cardOf(item, 'GBP').priceVaries).toBe(false);
    expect(cardOf({ ...item, priceVaries: true }, 'GBP').priceVaries).toBe(true);
  });
});

it('a page of favourites that is waited for says without scripts that it needs them', () => {
  const html = renderToString(<Waiting />);
  const [, plain = ''] = /<noscript>(.*?)<\/noscript>/.exec(html) ?? [];
  expect(plain).toContain('JavaScript is turned off.');
  expect(plain).toContain('href="/collection/all/"');
  expect(plain).not.toContain('Loading');
});
