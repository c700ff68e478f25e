import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { daysText, ordersText, placesText, priceText } from './zone-texts.ts';
import en from '../texts/delivery/en.ts';

const t = translator(en, 'en-GB');

describe('texts of a delivery zone', () => {
  it.each([
    [['*'], 'Rest of the world'],
    [['FR', 'DE'], 'France, Germany'],
    [['FR', 'DE', 'IT', 'ES', 'PT'], 'France, Germany, Italy and 2 more'],
  ])('of %j are %s', (countries, text) => {
    expect(placesText(t, countries)).toBe(text);
  });

  it.each([
    ['none', null, null, ''],
    ['price', 20, null, 'Orders from £20.00'],
    ['price', 20, 40, 'Orders from £20.00 to below £40.00'],
    ['weight', null, 1500, 'Orders below 1.5 kg'],
    ['quantity', 1, null, 'Orders from 1 item'],
  ] as const)('say for which orders a method of %s is', (measure, from, below, text) => {
    expect(ordersText(t, { measure, from, below }, 'GBP')).toBe(text);
  });

  it('say price and days', () => {
    expect(priceText(t, { price: 0, freeOver: null }, 'GBP')).toBe('Free');
    expect(priceText(t, { price: 3.95, freeOver: 50 }, 'GBP')).toBe('£3.95, free from £50.00');
    expect(daysText(t, { minDays: 1, maxDays: 1 })).toBe('1 working day');
    expect(daysText(t, { minDays: 2, maxDays: 4 })).toBe('2–4 working days');
  });
});
