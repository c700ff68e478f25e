import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyPrefixes } from './business-rules.ts';
import { normalisePostcode, normaliseUkPhone } from './contact-rules.ts';
import { meta, script } from './rules.fixture.ts';
import { rules } from './rules.ts';
import { readEmbedCode, readPixel, readSiteVerification } from './snippet-rules.ts';
import { hasUkCheckDigits, vatFormats } from './vat-formats.ts';

describe('formats of issuing bodies', () => {
  // Numbers with right check digits, at least one a country and form: those that registers, tax offices and firms publish.
  const numbers =
    'ATU13585627 ATU10223006 BE0428759497 BE0403019261 BG175074752 BG101004508 BG7523169263 CY10259033P CZ25123891 CZ7103192745 CZ640903926 DE136695976 DE811569869 DK13585628 DK88146328 EE100931558 EE100594102 EL094259216 EL023456780 ES54362315K ESX2482300W ESB58378431 ESA28015865 ESJ99216582 FI20774740 FI09853608 FR40303265045 FR83404833048 FRK7399859412 HR33392005961 HU12892312 HU21376414 IE6433435F IE6433435OA IE8D79739I IE6388047V IT00743110157 IT00118439991 LT119511515 LT100001919017 LU15027442 LU10000356 LV40003521600 LV40003009497 LV16117519997 MT11679112 MT15121333 NL004495445B01 NL002455799B11 NL000099998B57 PL8567346215 PL5260001246 PT501964843 PT502757191 RO18547290 RO11198699 SE123456789701 SE556188840401 SI50223054 SI15012557 SK2022749619 SK4030000007 GB123456782 GB123456727 GB123456782012 XIGD123 NO995525828MVA CHE107787577MWST CHE100155212';

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

  // Numbers that the members' rules leave open: keys with letters, personal numbers, and letters no longer given out.
  it.each(['FRXX123456789', 'CZ123456789', 'LV12345678901', 'ESK1234567X', 'NL12345678+B12'])(
    'RULE7 %s passes without a check',
    (number) => expect(rules.vat_number(number)).toBeNull(),
  );

  it.each(numbers.split(' ').filter((number) => !/^(?:GB|XI|FRK|CZ640|LV1)/.test(number)))(
    'RULE7 %s with any one digit changed is none',
    (number) => {
      const wrong = [...number].flatMap((char, at) =>
        /\d/.test(char)
          ? Array.from('0123456789').flatMap((digit) =>
              digit === char ? [] : [`${number.slice(0, at)}${digit}${number.slice(at + 1)}`],
            )
          : [],
      );
      const found = wrong.filter((text) => rules.vat_number(text) !== null);
      // One check digit cannot find every change, and a changed number may be right by another of its country's rules.
      expect(found.length / wrong.length).toBeGreaterThan(0.8);
    },
  );

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
    expect(rules.vat_number('U13585627', { country: 'AT' })).toBeNull();
    expect(rules.vat_number('U13585627')).not.toBeNull();
    expect(rules.vat_number('094259216', { country: 'gr' })).toBeNull();
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

  it.each([
    ['<iframe width="5" src="https://v.example/e/1?a=1&amp;b=2"></iframe>', 'https://v.example/e/1?a=1&b=2'],
    ['<p>Map</p><iframe src="//maps.example/x"></iframe>', 'https://maps.example/x'],
    ['<script async src="https://s.example/embed.js"></script>', null],
    ['<iframe src="javascript:alert(1)"></iframe>', null],
    ['<iframe src="https://a.example" onload="x()"></iframe>', null],
    ['https://a.example', null],
    ['', null],
  ])('RULE10 platform.md §5 embed code: the frame of %j is %j', (code, address) => {
    expect(readEmbedCode(code)).toBe(address);
  });
});
