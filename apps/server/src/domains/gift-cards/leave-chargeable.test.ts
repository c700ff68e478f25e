import { expect, test } from 'vitest';
import { leaveChargeable } from './leave-chargeable.ts';

const pounds = (amounts: number[], totalMinor: number) =>
  leaveChargeable(amounts, { totalMinor, currency: 'GBP' });

test('leaves 0.30 for the processor where less would be left, from the largest share', () => {
  expect(pounds([2790], 2795)).toEqual([2765]);
  expect(pounds([10, 2700, 80], 2795)).toEqual([10, 2675, 80]);
  expect(pounds([12, 13], 26)).toEqual([12, 13]);
  expect(pounds([16, 16], 33)).toEqual([0, 3]);
});

test('changes nothing where all is paid, enough is left, or no gift card is used', () => {
  expect(pounds([2795], 2795)).toEqual([2795]);
  expect(pounds([2765], 2795)).toEqual([2765]);
  expect(pounds([0], 20)).toEqual([0]);
  expect(pounds([], 2795)).toEqual([]);
});

test('goes by the currency', () => {
  expect(leaveChargeable([2790], { totalMinor: 2795, currency: 'EUR' })).toEqual([2745]);
  expect(leaveChargeable([2790], { totalMinor: 2795, currency: 'JPY' })).toEqual([2745]);
  expect(leaveChargeable([2790], { totalMinor: 2795, currency: 'TRY' })).toEqual([2790]);
});
