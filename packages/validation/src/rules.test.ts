import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePostcode, normaliseUkPhone } from './contact-rules.ts';
import { isRuleName, rules, type RuleName } from './rules.ts';
import { readPixel, readSiteVerification } from './snippet-rules.ts';
import { vatFormats } from './vat-formats.ts';

const script = (code: string) => `<script>!function(){}(); ${code}</script>`;
const meta = '<meta name="google-site-verification" content="abc_DEF-123=" />';

// A line of the table of platform.md §5: its rule, its message, what passes and what does not.
const table: [RuleName, string, unknown[], unknown[], unknown?][] = [
  [
    'required',
    'This field is required',
    ['a', 0, true, ['a']],
    ['', '  ', null, undefined, [], false, Number.NaN],
  ],
  [
    'email',
    'Please enter a valid email address',
    ['a@b.co', "o'neil+tag@mail.example.com", 'x@bücher.example', 'a@xn--bcher-kva.example'],
    [
      'a',
      'a@b',
      '@b.co',
      'a@b..co',
      'a..b@c.de',
      '.a@c.de',
      'a b@c.de',
      'a@b.co ',
      'a@-b.co',
      'a@b.1',
      'a@@b.co',
      `${'a'.repeat(65)}@b.co`,
      {},
    ],
  ],
  [
    'url',
    'Please enter a valid url',
    [
      'https://a.example',
      'http://a.example:8080/x?y#z',
      'HTTPS://A.example',
      'http://localhost:3000/',
      'http://127.0.0.1/',
    ],
    [
      'a.example',
      'https:a.example',
      'ftp://a.example',
      'javascript:alert(1)',
      'https://',
      'https:// a.example',
      'https://a',
      'https:///a.example',
    ],
  ],
  [
    'domain',
    'Please enter a valid domain',
    ['a.example', 'my-shop.co.uk', 'bücher.example', 'xn--bcher-kva.example'],
    [
      'example',
      'https://a.example',
      'a.example/',
      '-a.example',
      'a-.example',
      'a..example',
      'a.example.',
      '1.2.3.4',
      `${'a'.repeat(64)}.example`,
    ],
  ],
  ['password', 'Password cannot start or end with spaces', ['pass word', 'x'], [' a', 'a ', '\ta', ' ']],
  [
    'two_factor_code',
    'Invalid authentication code',
    ['123456', '123 456'],
    ['12345', '1234567', '123  456', '123-456', 'abc def'],
  ],
  [
    'recovery_code',
    'Invalid recovery code',
    ['abcd1234-EFGH5678'],
    ['abcd1234EFGH5678', 'abcd123-EFGH56789', 'abcd123!-EFGH5678'],
  ],
  [
    'charity_number',
    'Invalid Charity Number',
    ['1089464', '207544', '207544-2', 'SC037711', 'sc 037711', 'NIC100002'],
    ['12345', '12345678', 'SC12345', 'XX123456'],
  ],
  [
    'vat_number',
    'Invalid Vat Number',
    ['GB 980 7806 84', '980780684', 'GBGD001', 'GBHA599', 'XI123456789'],
    ['GB12345678', '12345', 'GBGD500', 'GBHA499', 'FR123', 'US123456789'],
  ],
  [
    'company_number',
    'Invalid Company Number',
    ['01234567', 'SC123456', 'oc301540', 'NI 012345', 'R0000123', 'IP12345R'],
    ['1234567', '123456789', 'S1234567', 'ABC12345'],
  ],
  [
    'measurement_id',
    'Invalid measurement ID',
    ['G-ABC123DEF4', 'g-abc123def4'],
    ['ABC123', 'UA-1234-1', 'G-', 'G_ABC123'],
  ],
  ['tracking_id', 'Invalid tracking ID', ['UA-12345678-1'], ['UA-123', 'G-ABC123', '12345678-1']],
  [
    'ad_conversion_id',
    'Invalid conversion ID',
    ['1234567', '123456789012'],
    ['123456', '1234567890123', 'AW-1234567'],
  ],
  [
    'ad_conversion_label',
    'Invalid conversion label',
    ['a'.repeat(18), 'AbC_-1234567890xyz12AB'],
    ['a'.repeat(17), 'a'.repeat(23), 'a'.repeat(17) + '!'],
  ],
  [
    'pixel_snippet',
    'Invalid pixel snippet',
    [script("fbq('init', '123456789012345');"), script("pintrk('load', '2612345678901')")],
    ["fbq('init', '123456789012345');", script('alert(1)'), '123456789012345'],
  ],
  [
    'facebook_pixel',
    'Invalid pixel snippet',
    [script('fbq("init","123456789012345")')],
    [script("ttq.load('C4ABCDEFGHIJKLMNOPQR')")],
  ],
  [
    'tiktok_pixel',
    'Invalid pixel snippet',
    [script("ttq.load('C4ABCDEFGHIJKLMNOPQR')")],
    [script('fbq("init","123456789012345")')],
  ],
  [
    'pinterest_pixel',
    'Invalid pixel snippet',
    [script("pintrk('load', '2612345678901', {})")],
    [script("pintrk('page')")],
  ],
  [
    'snapchat_pixel',
    'Invalid pixel snippet',
    [script("snaptr('init', '12345678-1234-1234-1234-123456789abc')")],
    [script("snaptr('track')")],
  ],
  [
    'site_verification',
    'Invalid verification snippet',
    [
      meta,
      '<meta content="a1" name="p:domain_verify">',
      "<META NAME='facebook-domain-verification' content='a1'/>",
    ],
    [
      'google-site-verification',
      '<meta name="robots" content="noindex">',
      meta + '<script>',
      `${meta}x`,
      '<meta name="google-site-verification" content="a" onload="x">',
      '<meta name="google-site-verification" content="a b">',
      '<meta name="google-site-verification',
    ],
  ],
  [
    'embed_code',
    'Invalid Embed Code',
    [
      '<iframe width="560" src="https://video.example/embed/1" allowfullscreen></iframe>',
      '<blockquote class="post"><a href="https://s.example/p">A post</a></blockquote> <script async src="//s.example/embed.js"></script>',
    ],
    [
      'hello',
      '<p>Hi</p>',
      '<iframe src="http://a.example"></iframe>',
      '<iframe src="javascript:alert(1)"></iframe>',
      '<iframe src="https://a.example" onload="x()"></iframe>',
      '<iframe src="https://a.example" srcdoc="<script>"></iframe>',
      '<iframe src="https://a.example"',
      '<iframe src="https:///a.example"></iframe>',
    ],
  ],
  ['alpha', 'Must contain letters only', ['abc', 'Zoë'], ['a1', 'a b', 'a-b']],
  ['alpha_dash', 'Must contain letters, numbers, dashes and underscores only', ['a-b_1'], ['a b', 'a.b']],
  ['alpha_spaces', 'Must contain letters and spaces only', ['a b'], ['a1', 'a-b']],
  ['numeric', 'Must contain numbers only', ['0123', 7], ['1.5', '-1', 'a', '1 2']],
  [
    'numeric_float',
    'Must be a number',
    ['1', '1.55', '-1.5', 2.5, '.5'],
    ['1.', '1,5', 'a', '1e5', Number.NaN],
  ],
  [
    'two_decimal_places',
    'Must have no more than two decimal places',
    ['1', '1.5', '1.55', 9.99],
    ['1.555', '1.', 'a'],
  ],
  ['positive_number', 'Must be a positive number', ['1', 0.5], ['0', '-1', 'a']],
  ['lowercase', 'Must be lowercase', ['abc 1'], ['Abc']],
  ['number_required', 'Must contain at least one number', ['abc1'], ['abc']],
  [
    'uk_phone',
    'Please enter a valid UK phone number',
    [
      '01983 123456',
      '+44 7700 900123',
      '(020) 7946 0958',
      '+44 (0)20 7946 0958',
      '0044 1983 123456',
      '0800 1111',
    ],
    ['12345', '07700 90012', '+1 202 555 0100', '04123 456789', 'phone', '01983 123456 ext 1'],
  ],
  [
    'postcode',
    'Please enter a valid postcode',
    [
      'PO30 5TL',
      'sw1a1aa',
      'M1 1AA',
      'B33 8TH',
      'CR2 6XH',
      'EC1A 1BB',
      'W1A 0AX',
      'GIR 0AA',
      'BF1 3AA',
      ' dn55  1pt ',
    ],
    ['PO30', '12345', 'Q1 1AA', 'AJ1 1AA', 'M1 1AC', 'M111 1AA', 'W1I 0AX', 'EC1C 1BB', ''],
  ],
  [
    'national_insurance_number',
    'Please enter a valid National Insurance number',
    ['AB123456C', 'ab 12 34 56 c'],
    ['AB123456E', 'DB123456C', 'AO123456C', 'GB123456C', 'AB12345C', 'ZZ123456A'],
  ],
  [
    'account_number',
    'Please enter a valid account number',
    ['12345678'],
    ['1234567', '123456789', '1234 5678'],
  ],
  ['sort_code', 'Please enter a valid sort code', ['12-34-56'], ['123456', '12 34 56', '12-34-5']],
  [
    'eori',
    'Please enter a valid EORI number',
    ['GB123456789000', 'GB123456789000123', 'XI123456789000', 'DE1234567', 'fr 12345678901234', 'PL1'],
    ['GB1234567', 'GB12345678900012', '123456789000', 'DE1234567890123456', 'DE', 'DE12-34'],
  ],
  ['min_length', 'Must contain at least 3 characters', ['abc', '😀😀😀', [1, 2, 3]], ['ab', '😀😀', [1]]],
  ['min_length', 'Must contain at least 8 characters', ['12345678'], ['1234567'], 8],
  ['max_length', 'Must contain no more than 10 characters', ['a'.repeat(10)], ['a'.repeat(11)]],
  ['max_length', 'Must contain no more than 2 characters', ['ab', [1, 2]], ['abc'], { n: 2 }],
  [
    'ext',
    'Must upload the following formats: png, jpg',
    ['a.png', { name: 'A.JPG' }, [{ name: 'a.png' }]],
    ['a.gif', 'png', [{ name: 'a.png' }, { name: 'b.gif' }], {}],
    ['png', '.jpg'],
  ],
  ['min_value', 'Min 5', [5, '5', 6.5], [4, '4', 'a'], 5],
  ['max_value', 'Max 5', [5, '-1'], [6, 'a'], 5],
  ['regex', 'Invalid format', ['ab'], ['b'], /^a/g],
];

const call = (name: RuleName, value: unknown, params?: unknown): unknown =>
  Reflect.apply(rules[name], undefined, [value, params]);

describe('rules', () => {
  it.each(table)('RULE1 %s: %s', (name, message, good, bad, params) => {
    for (const value of good) expect([value, call(name, value, params)]).toEqual([value, null]);
    for (const value of bad.filter((item) => name === 'required' || item !== '')) {
      expect([value, call(name, value, params)]).toEqual([value, message]);
    }
  });

  it('RULE2 the table above and the record hold the same rules', () => {
    expect(new Set(Object.keys(rules))).toEqual(new Set(table.map(([name]) => name)));
    expect(isRuleName('email')).toBe(true);
    expect(isRuleName('toString')).toBe(false);
  });

  it('RULE3 empty values pass everything but required', () => {
    for (const name of Object.keys(rules).filter(isRuleName)) {
      for (const empty of ['', null, undefined, []]) {
        expect(call(name, empty, 5)).toBe(name === 'required' ? 'This field is required' : null);
      }
    }
  });

  it('RULE4 gives a message or null for whatever is entered, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const name of Object.keys(rules).filter(isRuleName)) {
          const params =
            name === 'ext' ? ['png'] : name === 'regex' ? /a/ : name === 'vat_number' ? { country: 'GB' } : 3;
          const message = call(name, value, params);
          expect(message === null || typeof message === 'string').toBe(true);
        }
      }),
    );
  });

  it('RULE5 hostile input of any length is answered at once', () => {
    const pieces = [
      'a',
      '1',
      ' ',
      '-',
      '.',
      'a-',
      'a.',
      '<',
      '<a ',
      '<a b=" ',
      '<meta ',
      "fbq( '",
      "fbq('init' ",
      'https://',
      '@',
      '(',
      '0',
      '=',
      "'",
      '<!--',
      '"><',
    ];
    for (const piece of pieces) {
      for (const size of [9000, 200_000]) {
        const text = piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
        for (const name of Object.keys(rules).filter(isRuleName)) {
          const params = name === 'ext' ? 'png' : name === 'regex' || name === 'vat_number' ? undefined : 3;
          expect([null, 'string']).toContain(call(name, `${text}!`, params) === null ? null : 'string');
        }
      }
    }
  });

  it('RULE6 a pattern may be text, keeps no place, and may bring its message', () => {
    expect(rules.regex('ab', '^a')).toBeNull();
    const pattern = /a/g;
    expect([rules.regex('a', pattern), rules.regex('a', pattern)]).toEqual([null, null]);
    expect(rules.regex('b', { pattern, message: 'Start with an a' })).toBe('Start with an a');
    expect(rules.regex('b')).toBeNull();
  });

  it('RULE6 a bound that is no number is a mistake of the caller', () => {
    expect(() => rules.min_value(1)).toThrow('The rule needs a number');
    expect(() => rules.min_length('a', Number.NaN)).toThrow(TypeError);
  });
});

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
