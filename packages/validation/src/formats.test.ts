import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyPrefixes } from './business-rules.ts';
import { normalisePostcode, normaliseUkPhone } from './contact-rules.ts';
import { meta, script } from './rules.fixture.ts';
import { rules } from './rules.ts';
import { readPixel, readSiteVerification } from './snippet-rules.ts';
import { hasUkCheckDigits, vatFormats } from './vat-formats.ts';

describe('formats of issuing bodies', () => {
  // One valid number a country, from the Commission's VIES description, HMRC and the registers.
  const numbers =
    'ATU12345678 BE0123456789 BE1123456789 BG123456789 BG1234567890 CY12345678X CZ12345678 CZ1234567890 DE123456789 DK12345678 EE123456789 EL123456789 ESX1234567X ES12345678X ESX12345678 FI12345678 FRXX123456789 FR12123456789 HR12345678901 HU12345678 IE1234567WA IE1234567T IE1S23456L IT12345678901 LT123456789 LT123456789012 LU12345678 LV12345678901 MT12345678 NL123456789B12 PL1234567890 PT123456789 RO12 RO1234567890 SE123456789012 SI12345678 SK1234567890 GB123456782 GB123456727 GB123456782012 XIGD123 NO123456789MVA CHE123456789MWST';

  it.each(numbers.split(' '))('RULE7 %s is a VAT number', (number) => {
    expect(rules.vat_number(number)).toBeNull();
    expect(rules.vat_number(number.toLowerCase().replace(/(.{4})/, '$1 '))).toBeNull();
  });

  it('RULE7 knows the 27 EU members, the United Kingdom, Norway and Switzerland', () => {
    const named = new Set(
      numbers.split(' ').map((number) => Object.keys(vatFormats).find((prefix) => number.startsWith(prefix))),
    );
    expect(named).toEqual(new Set(Object.keys(vatFormats)));
    expect(named.size).toBe(27 + 4);
  });

  it.each([
    'ATU1234567',
    'BE2123456789',
    'DE12345678',
    'ES123456789',
    'FROI123456789',
    'NL123456789A12',
    'SE12345678901',
    'GR123456789',
  ])('RULE7 %s is none', (number) => {
    expect(rules.vat_number(number)).toBe('Invalid Vat Number');
  });

  // Check digits of one serial by both of HMRC's schemes, and by neither.
  it.each([
    ['GB123456782', true],
    ['GB123456727', true],
    ['GB123456789', false],
    ['GB 434 0318 51', false],
    ['GB434031494', true],
    ['GB999999973', true],
    ['XI123456789', false],
    ['GB000000000', false],
    ['GB123456782001', true],
    ['GB123456789001', false],
    ['GBGD499', true],
    ['GBGD500', false],
    ['GBHA500', true],
    ['GBHA499', false],
  ])('RULE7 %s passes: %s', (number, passes) => {
    expect(rules.vat_number(number) === null).toBe(passes);
  });

  it('RULE7 every serial has one pair of check digits by modulus 97, and one by 97-55 from 1,000,000 on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (serial) => {
        const digits = String(serial).padStart(7, '0');
        const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0')).filter((pair) =>
          hasUkCheckDigits(digits + pair),
        );
        // 97 and 00 are the same remainder, and HMRC gave out both.
        const different = new Set(pairs.map((pair) => Number(pair) % 97));
        expect(different.size).toBe(serial < 1_000_000 ? 1 : 2);
      }),
    );
  });

  it('RULE7 one wrong digit of the first seven is found, but where the other scheme has it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.nat(6),
        fc.integer({ min: 1, max: 9 }),
        (serial, at, by) => {
          const digits = String(serial).padStart(7, '0');
          const check = Array.from({ length: 97 }, (_, pair) => String(pair).padStart(2, '0')).find((pair) =>
            hasUkCheckDigits(digits + pair),
          );
          if (check === undefined) throw new Error(`${digits} has no check digits`);
          const wrong = `${digits.slice(0, at)}${(Number(digits[at]) + by) % 10}${digits.slice(at + 1)}`;
          if (Number(wrong) < 1_000_000) expect(hasUkCheckDigits(wrong + check)).toBe(false);
        },
      ),
    );
  });

  it.each(Object.entries(companyPrefixes))('RULE11 %s: %j with six digits', (_, prefixes) => {
    for (const prefix of prefixes) {
      expect(rules.company_number(`${prefix}012345`)).toBeNull();
      expect(rules.company_number(`${prefix.toLowerCase()} 012345`)).toBeNull();
      expect(rules.company_number(`${prefix}01234`)).not.toBeNull();
      expect(rules.company_number(`${prefix}0123456`)).not.toBeNull();
    }
  });

  it('RULE11 no other prefix is one of the register', () => {
    const known = new Set([...Object.values(companyPrefixes).flat(), 'R0']);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const accepted = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter((prefix) => rules.company_number(`${prefix}123456`) === null);
    expect(accepted.toSorted()).toEqual([...known].filter((prefix) => prefix !== 'R0').toSorted());
  });

  // Royal Mail: letters that a position never has.
  it.each([
    ['first', 'QVX', (letter: string) => `${letter}1 1AA`],
    ['second', 'IJZ', (letter: string) => `A${letter}1 1AA`],
    ['third', 'ILMNOQRVXYZ', (letter: string) => `W1${letter} 1AA`],
    ['fourth', 'CDFGIJKLOQSTUZ', (letter: string) => `EC1${letter} 1AA`],
    ['inward', 'CIKMOV', (letter: string) => `M1 1A${letter}`],
    ['inward, before the last,', 'CIKMOV', (letter: string) => `M1 1${letter}A`],
  ])('RULE8 the %s position never has one of %s, and has the others', (_, never, make) => {
    const refused = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
      (letter) => rules.postcode(make(letter)) !== null,
    );
    expect(refused.join('')).toBe(never);
  });

  // HMRC, NIM39110.
  it('RULE12 National Insurance prefixes never have D, F, I, Q, U, V, nor O second, and seven are kept back', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const refused = (make: (letter: string) => string) =>
      letters.filter((letter) => rules.national_insurance_number(`${make(letter)}123456A`) !== null).join('');
    expect(refused((letter) => `${letter}A`)).toBe('DFIQUV');
    expect(refused((letter) => `A${letter}`)).toBe('DFIOQUV');
    for (const prefix of ['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ'])
      expect(rules.national_insurance_number(`${prefix}123456A`)).not.toBeNull();
    const suffixes = letters.filter(
      (letter) => rules.national_insurance_number(`AB123456${letter}`) === null,
    );
    expect(suffixes.join('')).toBe('ABCD');
  });

  it('RULE7 a number without prefix is one of the country given', () => {
    expect(rules.vat_number('U12345678', { country: 'AT' })).toBeNull();
    expect(rules.vat_number('U12345678')).not.toBeNull();
    expect(rules.vat_number('123456789', { country: 'gr' })).toBeNull();
    expect(rules.vat_number('123456789', { country: 'constructor' })).not.toBeNull();
  });

  it.each([
    ['po305tl', 'PO30 5TL'],
    [' SW1A  1aa ', 'SW1A 1AA'],
    ['m1\t1aa', 'M1 1AA'],
    ['bfpo57', 'BFPO 57'],
    ['gir0aa', 'GIR 0AA'],
    ['nonsense', null],
  ])('RULE8 %j is spaced as %j', (given, expected) => {
    expect(normalisePostcode(given)).toBe(expected);
  });

  it.each([
    ['01983 123-456', '+441983123456'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['(+44) 20 7946 0958', '+442079460958'],
    ['00441983123456', '+441983123456'],
    ['+0207 946 0958', null],
  ])('RULE9 %s is %s', (given, expected) => {
    expect(normaliseUkPhone(given)).toBe(expected);
  });

  it('RULE10 reads what a snippet says, so that no snippet has to run', () => {
    expect(readPixel(script("fbq('init', '123456789012345');"))).toEqual({
      provider: 'meta',
      id: '123456789012345',
    });
    expect(readPixel('')).toBeNull();
    expect(readSiteVerification(meta)).toEqual({ name: 'google-site-verification', content: 'abc_DEF-123=' });
  });
});
