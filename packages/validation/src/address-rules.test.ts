import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  needsPostcode,
  needsState,
  normalisePostcodeIn,
  postcodeFault,
  stateFault,
} from './address-rules.ts';
import { eoriFault } from './business-rules.ts';
import { normaliseStateIn, statesOf } from './states.ts';

const required = 'This field is required';
const invalid = 'Please enter a valid postcode';

/** Country, postcodes with how they are written, and what is none there. */
const table: readonly [string, Readonly<Record<string, string>>, readonly string[]][] = [
  ['GB', { 'po30 5tl': 'PO30 5TL', 'BT1 5GS': 'BT1 5GS', 'JE2 3AB': 'JE2 3AB' }, ['12345', 'PO30']],
  ['JE', { 'je2 3ab': 'JE2 3AB' }, ['12345', 'BS1 4DJ', 'GY1 1WH']],
  ['GG', { gy11wh: 'GY1 1WH' }, ['JE2 3AB', 'G1 1AA']],
  ['IM', { 'IM1 1AA': 'IM1 1AA' }, ['LS1 1AA']],
  [
    'US',
    { '94105': '94105', '94105-1234': '94105-1234', '941051234': '94105-1234' },
    ['9410', '941056', 'CA'],
  ],
  ['CA', { k1a0b1: 'K1A 0B1', 'V6B-4Y8': 'V6B 4Y8' }, ['D1A 0B1', 'K1A 0O1', '12345']],
  ['AU', { '2000': '2000', '0800': '0800' }, ['200', '20000']],
  ['NZ', { '6011': '6011' }, ['60111']],
  [
    'JP',
    // As keyboards of Japan write it (C10): full-width digits and dashes, and the postal mark in front.
    {
      '1000001': '100-0001',
      '100-0001': '100-0001',
      '１００－０００１': '100-0001',
      '〒100ー0001': '100-0001',
    },
    ['100-001', '〒〒'],
  ],
  ['CH', { 'CH-8001': '8001', '8001': '8001' }, ['80011']],
  ['NO', { '0150': '0150', 'N-0150': '0150' }, ['150']],
  ['AT', { '1010': '1010', 'A-1010': '1010' }, ['10100']],
  ['BE', { 'B-1000': '1000', '1000': '1000' }, ['100']],
  ['BG', { '1000': '1000' }, ['10000']],
  ['CY', { '1010': '1010' }, ['101']],
  ['CZ', { '11000': '110 00', '110 00': '110 00' }, ['1100']],
  ['DE', { '04107': '04107', 'D-04107': '04107', 'DE 04107': '04107' }, ['4107', 'LS1 1AA', '041070']],
  ['DK', { '1050': '1050', 'DK-1050': '1050' }, ['105']],
  ['EE', { '10111': '10111' }, ['1011']],
  ['ES', { '28013': '28013', '52001': '52001' }, ['53001', '00100', '2801']],
  ['FI', { '00100': '00100', 'FI-00100': '00100' }, ['0100']],
  ['FR', { '75001': '75001', 'F-75001': '75001' }, ['7500']],
  ['GR', { '10431': '104 31' }, ['1043']],
  ['HR', { '10000': '10000', 'HR-10000': '10000' }, ['1000']],
  ['HU', { '1011': '1011' }, ['10111']],
  [
    'IE',
    { d02x285: 'D02 X285', 'D6W XY00': 'D6W XY00', 'A65 F4E2': 'A65 F4E2' },
    ['D02', 'Q02 X285', '12345'],
  ],
  ['IT', { '00184': '00184', 'I-00184': '00184' }, ['184']],
  ['LT', { 'LT-01100': 'LT-01100', '01100': 'LT-01100' }, ['0110']],
  ['LU', { 'L-1009': '1009', '1009': '1009' }, ['10099']],
  ['LV', { 'LV-1010': 'LV-1010', '1010': 'LV-1010' }, ['10100']],
  ['MT', { vlt1117: 'VLT 1117', 'VLT 11': 'VLT 11' }, ['1117']],
  ['NL', { '1012jk': '1012 JK', '1012 JK': '1012 JK' }, ['0012 JK', '1012', '1012 J']],
  ['PL', { '00001': '00-001', '00-001': '00-001' }, ['0-001']],
  ['PT', { '1100148': '1100-148' }, ['1100']],
  ['RO', { '010011': '010011' }, ['10011']],
  ['SE', { '11122': '111 22', 'SE-111 22': '111 22' }, ['1112']],
  ['SI', { '1000': '1000', 'SI-1000': '1000' }, ['10000']],
  ['SK', { '81101': '811 01' }, ['8110']],
];

describe.each(table)('postcodes of %s', (country, written, none) => {
  it.each(Object.entries(written))('%s is written %s', (given, expected) => {
    expect(normalisePostcodeIn(country, given)).toBe(expected);
    expect(normalisePostcodeIn(country, expected)).toBe(expected);
    expect(postcodeFault(country, ` ${given} `)).toBeNull();
  });

  it.each(none)('%s is none', (given) => {
    expect(normalisePostcodeIn(country, given)).toBeNull();
    expect(postcodeFault(country, given)).toBe(invalid);
  });

  it('one is required, but in Ireland', () => {
    expect(needsPostcode(country)).toBe(country !== 'IE');
    for (const empty of ['', '  ', null, undefined])
      expect(postcodeFault(country, empty)).toBe(country === 'IE' ? null : required);
  });
});

describe('addresses', () => {
  it.each(['HK', 'AE', 'BR', '', 'toString'])('of %s have a postcode of any form, or none', (country) => {
    for (const zip of ['', 'anything 1']) expect(postcodeFault(country, zip)).toBeNull();
    expect(stateFault(country, '')).toBeNull();
  });

  it.each([
    ['US', true],
    ['CA', true],
    ['AU', true],
    ['GB', false],
    ['DE', false],
    ['JP', false],
  ])('in %s need a state: %s', (country, needed) => {
    expect(needsState(country)).toBe(needed);
    expect(stateFault(country, ' ')).toBe(needed ? required : null);
    expect(stateFault(country, statesOf(country)[0]?.code ?? 'anything')).toBeNull();
  });

  it.each([
    ['US', 'ca', 'CA'],
    ['US', ' new york ', 'NY'],
    ['US', 'N.Y.', 'NY'],
    ['US', 'Puerto Rico', 'PR'],
    ['CA', 'Quebec', 'QC'],
    ['CA', 'québec', 'QC'],
    ['AU', 'New South Wales', 'NSW'],
    ['DE', ' Sachsen ', 'Sachsen'],
  ])('RULE15 in %s in “%s” are written %s', (country, given, code) => {
    expect(normaliseStateIn(country, given)).toBe(code);
    expect(stateFault(country, given)).toBeNull();
  });

  it.each([
    ['US', 'Foo'],
    ['US', 'NSW'],
    ['US', '123'],
    ['CA', 'California'],
    ['AU', 'CA'],
    ['AU', 'x'.repeat(10_000)],
  ])('RULE15 in %s in “%s” are none', (country, given) => {
    expect(normaliseStateIn(country, given)).toBeNull();
    expect(stateFault(country, given)).toBe('Please choose a valid state or province');
  });

  it('RULE15 have states of different codes and names, fifty of them in the United States', () => {
    for (const country of ['AU', 'CA', 'US'])
      for (const { code, name } of statesOf(country)) expect(normaliseStateIn(country, name)).toBe(code);
    // With the capital, five territories and the armed forces.
    expect(['AU', 'CA', 'US'].map((country) => statesOf(country).length)).toEqual([8, 13, 50 + 1 + 5 + 3]);
    expect(statesOf('toString')).toEqual([]);
  });

  it.each([
    ['DE', 'DE1234567', true],
    ['DE', 'fr 123456789', true],
    ['GR', 'GR123456789', true],
    ['GB', 'GB123456789000', true],
    ['GB', 'XI123456789000', true],
    ['US', 'GB123456789000', true],
    ['US', 'DE1234567', true],
    ['US', '', true],
    ['DE', 'GB123456789000', false],
    ['DE', 'XX1234567890', false],
    ['GB', 'FR123456789', false],
    ['US', 'US123456789', false],
    ['US', '-', false],
  ])('RULE14 in %s have the EORI number %j: %s', (country, number, isOne) => {
    expect(eoriFault(country, number)).toBe(isOne ? null : 'Please enter a valid EORI number');
  });

  it('any text is judged, and what is written is read again as the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...table.map(([country]) => country)), fc.string(), (country, text) => {
        const once = normalisePostcodeIn(country, text);
        if (once !== null) expect(normalisePostcodeIn(country, once)).toBe(once);
      }),
    );
  });
});
