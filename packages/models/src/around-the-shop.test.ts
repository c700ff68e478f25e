import { describe, expect, it } from 'vitest';
import { christmasCutoffDates, seasonalCutoff, type SeasonalBannerFacts } from './seasonal-banner.ts';
import { subscriberOffer, subscriberOfferWords } from './subscriber-offer.ts';

const facts: SeasonalBannerFacts = {
  plugin: { disabled: false },
  dates: christmasCutoffDates,
  country: 'GB',
  currency: 'GBP',
  today: '2026-11-22',
};
const cutoff = (more: Partial<SeasonalBannerFacts>) => seasonalCutoff({ ...facts, ...more })?.date ?? null;

describe('SEASON1 the last day of ordering for Christmas (storefront.md §3 christmas-banner)', () => {
  it('SEASON1 is that of the country that is delivered to', () => {
    expect(cutoff({})).toBe('2026-12-18');
    expect(cutoff({ country: 'US' })).toBe('2026-12-07');
    expect(cutoff({ country: 'KR' })).toBe('2026-12-04');
    expect(cutoff({ country: 'constructor', dates: { GB: '12-18' } })).toBeNull();
    expect(cutoff({ dates: { GB: 7 } })).toBeNull();
  });

  it.each([
    ['2026-11-14', null],
    ['2026-11-15', '2026-12-18'],
    ['2026-12-18', '2026-12-18'],
    ['2026-12-19', null],
    ['2027-01-01', null],
    ['2027-12-01', '2027-12-18'],
  ])('SEASON1 on %s: %s', (today, date) => {
    expect(cutoff({ today })).toBe(date);
  });

  it.each([
    ['2026-12-18', { date: '2026-12-18', method: 'standard' }],
    ['2026-12-19', { date: '2026-12-21', method: 'express' }],
    ['2026-12-22', null],
  ])('SEASON1 on %s, with express delivery until 21 December: %j', (today, told) => {
    const dates = { GB: '12-18', 'GB/express': '12-21' };
    expect(seasonalCutoff({ ...facts, dates, today })).toEqual(told);
  });

  it('SEASON1 is not told where the plugin is off, or for another currency', () => {
    expect(cutoff({ plugin: undefined })).toBeNull();
    expect(cutoff({ plugin: { disabled: true } })).toBeNull();
    expect(cutoff({ plugin: { disabled: false, currency: 'USD' } })).toBeNull();
    expect(cutoff({ plugin: { disabled: false, currency: 'GBP' } })).not.toBeNull();
    expect(cutoff({ plugin: { disabled: false, currency: '' } })).not.toBeNull();
  });
});

describe('OFFER1 the subscriber offer (storefront.md §4, §9)', () => {
  it('OFFER1 appears after 30 s, and stays away for 365 or 30 days', () => {
    expect(subscriberOffer).toMatchObject({
      cookie: 'subscriber-offer',
      delay: 30_000,
      days: { subscribed: 365, dismissed: 30 },
    });
  });

  it('OFFER1 has the store’s words where they are words', () => {
    expect(subscriberOfferWords({ title: ' 10% off ', copy: 7, coupon: 'TEN' })).toEqual({
      title: '10% off',
      copy: '',
      coupon: 'TEN',
    });
    expect(subscriberOfferWords(undefined)).toEqual({ title: '', copy: '', coupon: '' });
  });
});
