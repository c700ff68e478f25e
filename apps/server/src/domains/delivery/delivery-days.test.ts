import { describe, expect, test } from 'vitest';
import { deliveryDays } from './delivery-days.ts';
import { momentOf, wallTime } from '@omnis/models';

const london = { minDays: 1, maxDays: 2, cutoff: '14:00', timeZone: 'Europe/London', country: 'GB' };
const at = (time: string, facts: Partial<typeof london> = {}) => {
  const { earliest, latest, orderBy } = deliveryDays({ ...london, ...facts }, new Date(time));
  return [earliest, latest, orderBy.toISOString()];
};

describe('when goods arrive that are ordered now', () => {
  test('on a Monday before the cut-off they leave at once', () => {
    expect(at('2026-11-23T10:48:00Z')).toEqual(['2026-11-24', '2026-11-25', '2026-11-23T14:00:00.000Z']);
  });

  test('from the cut-off on they leave a day later', () => {
    expect(at('2026-11-23T14:00:00Z')).toEqual(['2026-11-25', '2026-11-26', '2026-11-24T14:00:00.000Z']);
    expect(at('2026-11-23T13:59:59Z')[0]).toBe('2026-11-24');
  });

  test('the clock is the store’s', () => {
    // Two in the afternoon is one o’clock UTC in a London summer, and eight at night in New York’s winter is the next day UTC.
    expect(at('2026-06-15T12:59:00Z')[2]).toBe('2026-06-15T13:00:00.000Z');
    expect(at('2026-06-15T13:00:00Z')[2]).toBe('2026-06-16T13:00:00.000Z');
    expect(at('2026-01-13T01:00:00Z', { timeZone: 'America/New_York' })[2]).toBe('2026-01-13T19:00:00.000Z');
    expect(at('2026-01-12T18:00:00Z', { timeZone: 'America/New_York' })[2]).toBe('2026-01-12T19:00:00.000Z');
  });

  test('nothing leaves or arrives at the weekend', () => {
    expect(at('2026-11-20T15:00:00Z')).toEqual(['2026-11-24', '2026-11-25', '2026-11-23T14:00:00.000Z']);
    expect(at('2026-11-21T09:00:00Z')[2]).toBe('2026-11-23T14:00:00.000Z');
    expect(at('2026-11-20T09:00:00Z')[0]).toBe('2026-11-23');
  });

  test('nor on holidays', () => {
    expect(at('2026-12-31T09:00:00Z')).toEqual(['2027-01-04', '2027-01-05', '2026-12-31T14:00:00.000Z']);
  });

  test('after the last day for Christmas nothing is promised before it', () => {
    expect(at('2026-12-18T09:00:00Z')[0]).toBe('2026-12-21');
    expect(at('2026-12-18T15:00:00Z').slice(0, 2)).toEqual(['2026-12-28', '2026-12-28']);
    expect(at('2026-12-11T09:00:00Z', { country: 'US' }).slice(0, 2)).toEqual(['2026-12-28', '2026-12-28']);
    expect(at('2026-12-04T09:00:00Z', { country: 'JP' })[0]).toBe('2026-12-07');
  });
});

describe('a store’s clock', () => {
  test('goes both ways, summer and winter, east and west', () => {
    for (const timeZone of ['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata']) {
      for (const time of ['2026-01-15T23:30:00.000Z', '2026-07-15T00:30:00.000Z']) {
        const moment = new Date(time);
        expect(momentOf(wallTime(moment, timeZone), timeZone)).toEqual(moment);
      }
    }
  });

  test('knows the day on which clocks change', () => {
    expect(momentOf({ date: '2026-03-29', minutes: 14 * 60 }, 'Europe/London')).toEqual(
      new Date('2026-03-29T13:00:00Z'),
    );
  });
});
