import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileHtml } from '../rich-text/hostile-html.fixture.ts';
import { faqData } from './faq-data.ts';
import { offersOf, priceValidUntil, productListData, type OfferPlace } from './product-data.ts';

const place: OfferPlace = {
  origin: 'https://demo.example',
  today: '2026-11-21',
  currencies: [
    { code: 'GBP', rate: 1 },
    { code: 'USD', rate: 2 },
    { code: 'JPY', rate: 190.3 },
  ],
};
const tee = {
  urlName: 'tee',
  name: 'Tee',
  price: 20,
  salePrice: 15.5,
  currency: 'GBP',
  image: '/images/tee',
};

describe('B33 structured data', () => {
  it('B33 offers a product in each currency, rounded to its decimals, for a year', () => {
    const offers = offersOf(tee, '/product/tee/', place);
    expect(offers.map(({ priceCurrency, price }) => [priceCurrency, price])).toEqual([
      ['GBP', 15.5],
      ['USD', 31],
      ['JPY', 2950],
    ]);
    expect(offers[0]).toMatchObject({
      url: 'https://demo.example/product/tee/',
      priceValidUntil: '2027-11-21',
      availability: 'https://schema.org/InStock',
    });
    expect(offersOf({ ...tee, available: false }, '/', place)[0]?.availability).toMatch(/OutOfStock$/);
  });

  it('B33 names the prices that are shown and charged in each currency, whichever is shown', () => {
    const currencies = [
      { code: 'GBP', rate: 1 },
      { code: 'EUR', rate: 1.17 },
      { code: 'JPY', rate: 192 },
    ];
    const prices = (price: number, currency: string) =>
      offersOf({ price, currency }, '/', { ...place, currencies }).map((offer) => offer.price);
    // 9.5 × 1.17 is 11.115, which as a floating-point number is a little less.
    expect(prices(9.5, 'GBP')).toEqual([9.5, 11.12, 1824]);
    expect(prices(11.12, 'EUR')).toEqual([9.5, 11.12, 1824]);
    expect(prices(1824, 'JPY')).toEqual([9.5, 11.12, 1824]);
  });

  it('B33 a currency that the store does not have is offered alone', () => {
    expect(
      offersOf({ price: 9, currency: 'CHF' }, '/', place).map(({ priceCurrency }) => priceCurrency),
    ).toEqual(['CHF']);
  });

  it.each([
    ['2026-11-21', '2027-11-21'],
    ['2028-02-29', '2029-03-01'],
    ['someday', 'someday'],
  ])('B33 a price of %s is valid until %s', (today, until) => {
    expect(priceValidUntil(today)).toBe(until);
  });

  it('B33 lists products in order, rated only when somebody has', () => {
    const rated = { ...tee, reviews: { count: 12, average: 4.5 } };
    const { itemListElement } = productListData([rated, { ...tee, image: null }], place);
    expect(itemListElement).toHaveLength(2);
    expect(itemListElement.map(({ position }) => position)).toEqual([1, 2]);
    expect(itemListElement[0]?.item).toMatchObject({
      image: 'https://demo.example/images/tee',
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
    expect(itemListElement[1]?.item).not.toHaveProperty('aggregateRating');
    expect(itemListElement[1]?.item).not.toHaveProperty('image');
  });

  it('B33 tells the questions of expandable blocks that shoppers see, nested ones too', () => {
    const question = (name: string, more: object = {}) => ({
      type: 'expandable',
      properties: { question: name, answer: `<p>In <b>two</b> days.</p><p>${name}</p>` },
      ...more,
    });
    const data = faqData({
      blocks: [
        question('A'),
        { type: 'row', items: [question('B')] },
        question('C', { unpublished: true }),
        question('D', { flags: ['deleted'] }),
        question('E', { conditions: ['moon'] }),
        { type: 'text', properties: { question: 'F', answer: 'f' } },
      ],
    });
    expect(data?.mainEntity.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(data?.mainEntity[0]).toEqual({
      '@type': 'Question',
      name: 'A',
      acceptedAnswer: { '@type': 'Answer', text: 'In two days. A' },
    });
    expect(faqData({ blocks: [] })).toBeNull();
  });

  it('B33 reads any page, and answers hold no markup', () => {
    fc.assert(fc.property(fc.jsonValue(), (page) => void faqData({ blocks: page })));
    for (const answer of hostileHtml) {
      const data = faqData({ blocks: [{ type: 'expandable', properties: { question: 'Q', answer } }] });
      expect(JSON.stringify(data ?? '')).not.toMatch(/<(?:script|img|svg|iframe)\b[^>]*>/i);
    }
  });
});
