import { translator } from '@omnis/texts';
import { expect, it } from 'vitest';
import { chipsOf, filtersOf, paramsOf } from './order-filters.ts';
import en from '../texts/orders/en.ts';

const t = translator(en, 'en-GB');

const about = { currency: 'GBP', productName: 'Sea mug' };
const textsOf = (query: string): string[] =>
  chipsOf(t, new URLSearchParams(query), about).map(({ text }) => text);

it('filters of an address are read by name, and what is no filter is left out', () => {
  expect(
    filtersOf(new URLSearchParams('view=open&country=de&min=5&page=3&from=soon&sort=newest&tag=VIP')),
  ).toEqual({
    status: 'open',
    min: 5,
    sort: 'newest',
    tag: 'VIP',
  });
});

it('filters become an address and come back', () => {
  for (const query of [
    '',
    'view=refunded&search=anna',
    'view=open&from=2026-01-01&product=7&min=2.5&sort=oldest',
  ]) {
    const params = new URLSearchParams(query);
    expect(String(paramsOf(filtersOf(params)))).toBe(query);
  }
  expect(String(paramsOf({ status: 'complete', payment: 'refunded' }))).toBe(
    'status=complete&payment=refunded',
  );
});

it('each filter is a chip, a range is one, and the view and the search are none', () => {
  expect(
    textsOf(
      'view=open&search=a&payment=paid&from=2026-01-02&to=2026-02-01&product=7&country=DE&discount=x&min=5&tag=VIP',
    ),
  ).toEqual([
    'Payment: Paid',
    'Placed 2 Jan 2026 – 1 Feb 2026',
    'Product: Sea mug',
    'Country: Germany',
    'Discount code: x',
    'Total from £5.00',
    'Tag: VIP',
  ]);
  expect(textsOf('to=2026-02-01&max=9')).toEqual(['Placed up to 1 Feb 2026', 'Total up to £9.00']);
  expect(textsOf('refundedFrom=2026-02-01&refundedTo=2026-02-01')).toEqual(['Refunded 1 Feb 2026']);
  expect(textsOf('refundedFrom=2026-02-01')).toEqual(['Refunded from 1 Feb 2026']);
  expect(chipsOf(t, new URLSearchParams('min=1&max=2'), about)[0]?.keys).toEqual(['min', 'max']);
});
