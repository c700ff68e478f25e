import { describe, expect, it } from 'vitest';
import { normalisePostcode, normaliseUkPhone } from './contact-rules.ts';
import { meta, script } from './rules.fixture.ts';
import { rules } from './rules.ts';
import { readPixel, readSiteVerification } from './snippet-rules.ts';
import { vatFormats } from './vat-formats.ts';

describe('formats of issuing bodies', () => {
  // One valid number a country, from the Commission's VIES description, HMRC and the registers.
  const numbers =
    'ATU12345678 BE0123456789 BE1123456789 BG123456789 BG1234567890 CY12345678X CZ12345678 CZ1234567890 DE123456789 DK12345678 EE123456789 EL123456789 ESX1234567X ES12345678X ESX12345678 FI12345678 FRXX123456789 FR12123456789 HR12345678901 HU12345678 IE1234567WA IE1234567T IE1S23456L IT12345678901 LT123456789 LT123456789012 LU12345678 LV12345678901 MT12345678 NL123456789B12 PL1234567890 PT123456789 RO12 RO1234567890 SE123456789012 SI12345678 SK1234567890 GB123456789 GB123456789012 XIGD123 NO123456789MVA CHE123456789MWST';

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
