import { isEmpty, textOf, textRule, type Rule } from './rule.ts';
import { isVatNumber } from './vat-formats.ts';

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();

/**
 * Registered charity: England and Wales 6 or 7 digits, with the number of a linked charity after a dash, Scotland SC
 * and 6 digits, Northern Ireland NIC and 6 digits.
 */
export const charityNumber = textRule('Invalid Charity Number', (text) =>
  /^(?:[1-9]\d{5,6}(?:-\d{1,3})?|SC\d{6}|NIC\d{6})$/.test(compact(text)),
);

/** Where a VAT number without a prefix comes from, GB unless told: the country's code, bare or by name. */
export type VatParams = string | { country: string };

/** A VAT number in the format of its country, with its check digits. */
export const vatNumber: Rule<VatParams> = (value, params) => {
  if (isEmpty(value)) return null;
  const text = textOf(value);
  const country = typeof params === 'string' ? params : params?.country;
  const valid = text !== null && text.length <= 40 && isVatNumber(text, country);
  return valid ? null : 'Invalid Vat Number';
};

/**
 * Prefixes of the register's numbers, by what they stand for; companies of England and Wales have 8 digits and no
 * prefix (Companies House, company number prefixes).
 */
export const companyPrefixes: Readonly<Record<string, readonly string[]>> = {
  'company of Scotland': ['SC'],
  'company of Northern Ireland': ['NI'],
  'limited liability partnership': ['OC', 'SO', 'NC'],
  'limited partnership': ['LP', 'SL', 'NL', 'SG'],
  'assurance company': ['AC', 'SA', 'NA'],
  'unregistered company': ['ZC', 'SZ', 'NZ'],
  'overseas company or entity': ['FC', 'SF', 'NF', 'OE'],
  'European company or interest grouping': ['SE', 'ES', 'EN', 'GE', 'GS', 'GN', 'FE'],
  'charitable incorporated organisation': ['CE', 'CS'],
  'registered society': ['IP', 'SP', 'NP', 'RS', 'NO', 'SR', 'NR'],
  'investment company with variable capital': ['IC', 'SI', 'NV'],
  'royal charter': ['RC'],
  'protected cell company': ['PC'],
};

// R0 came before the partition of Ireland; societies and a few older companies end in a letter.
const companyForm = /* @__PURE__ */ (() => {
  const prefixed = Object.values(companyPrefixes).flat().join('|');
  return new RegExp(
    `^(?:\\d{8}|R0\\d{6}|(?:${prefixed})\\d{6}|(?:IP|SP|NP|RS)\\d{5}[A-Z]|(?:NI|SL)\\d{5}A)$`,
  );
})();

/** A number of the register at Companies House: 8 digits, or a prefix and 6. */
export const companyNumber = textRule('Invalid Company Number', (text) => companyForm.test(compact(text)));

/** Members of the European Union as EORI numbers name them; the United Kingdom's are GB and XI. */
const members: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  ),
);
const isBritishEori = (text: string): boolean => /^(?:GB|XI)(?:\d{12}|\d{15})$/.test(text);
const isUnionEori = (text: string): boolean =>
  /^[A-Z]{2}[A-Z\d]{1,15}$/.test(text) && members.has(text.slice(0, 2));

/**
 * EORI: the code of a country that gives them out and up to 15 letters or digits; GB and XI with 12 or 15 digits. Members
 * of the European Union and the United Kingdom do.
 */
export const eori = textRule('Please enter a valid EORI number', (text) => {
  const number = compact(text);
  return isBritishEori(number) || isUnionEori(number);
});

/**
 * Fault in the EORI number of an address: it has to be one of the customs that goods come to. The European Union is one
 * customs territory, in which the number of any member counts.
 *
 * @param country - ISO 3166-1 alpha-2
 * @example
 * eoriFault('DE', 'FR123456789'); // null
 * eoriFault('DE', 'GB123456789000'); // 'Please enter a valid EORI number'
 * eoriFault('US', ''); // null
 */
export function eoriFault(country: string, value: unknown): string | null {
  const number = compact(textOf(value) ?? '');
  const isAbroad =
    (country === 'GB' && isUnionEori(number)) || (members.has(country) && isBritishEori(number));
  // The rule has the message.
  return eori(isAbroad ? '-' : value);
}

// HMRC's manual NIM39110: letters never used, prefixes never given, suffix A to D.
const niNumber = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/;

/** A National Insurance number, spaced in any way. */
export const nationalInsuranceNumber = textRule('Please enter a valid National Insurance number', (text) =>
  niNumber.test(compact(text)),
);

/** 8 digits. */
export const accountNumber = textRule('Please enter a valid account number', (text) => /^\d{8}$/.test(text));

/** NN-NN-NN. */
export const sortCode = textRule('Please enter a valid sort code', (text) =>
  /^\d{2}-\d{2}-\d{2}$/.test(text),
);
