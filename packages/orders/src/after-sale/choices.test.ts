import { afterEach, expect, it } from 'vitest';
import { forgetChoices, readChoice, storeChoice } from './choices.ts';

afterEach(() => sessionStorage.clear());

it('OD9 a choice for an order is kept for its tab, each page’s for itself, until somebody signs out', () => {
  const place = { of: 'returns', orderHash: 'h' } as const;
  storeChoice(place, { note: 'A hole' });
  storeChoice({ ...place, of: 'edit-order' }, { a: { quantity: 1 } });
  sessionStorage.setItem('omnis.else', 'stays');
  expect(readChoice(place)).toEqual({ note: 'A hole' });
  expect(readChoice({ ...place, orderHash: 'other' })).toBeNull();
  storeChoice(place, null);
  expect(readChoice(place)).toBeNull();
  forgetChoices();
  expect(Object.keys(sessionStorage)).toEqual(['omnis.else']);
});

it('OD9 storage can hold anything', () => {
  sessionStorage.setItem('omnis.afterSale.returns.h', '{');
  expect(readChoice({ of: 'returns', orderHash: 'h' })).toBeNull();
});
