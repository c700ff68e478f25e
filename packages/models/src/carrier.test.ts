import { describe, expect, test } from 'vitest';
import { carrierCodes, carrierNames, parcelNumberPattern, trackingLink } from './carrier.ts';

describe('the page of a parcel', () => {
  test.each(carrierCodes.filter((code) => code !== 'other'))('%s has one, by https', (carrier) => {
    const link = trackingLink({ carrier, code: 'AB 12-3 GB' });
    expect(new URL(link ?? '').protocol).toBe('https:');
    expect(link?.endsWith('AB12-3GB')).toBe(true);
    expect(carrierNames[carrier]).not.toBe('');
  });

  test('is not known of others', () => {
    expect(trackingLink({ carrier: 'other', code: 'AB1' })).toBeNull();
  });

  test('holds nothing that leaves its place', () => {
    expect(trackingLink({ carrier: 'ups', code: 'A&b=1#/../x' })).toBe(
      'https://www.ups.com/track?tracknum=A%26b%3D1%23%2F..%2Fx',
    );
  });
});

test.each([
  ['A', true],
  ['QX 1234 5678 9GB', true],
  ['JD0002-1', true],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['', false],
  ['-A', false],
  ['A ', false],
  ['A/B', false],
  ['<b>', false],
  ['Ä1', false],
])('“%s” is a parcel number: %s', (code, expected) => {
  expect(parcelNumberPattern.test(code)).toBe(expected);
});
