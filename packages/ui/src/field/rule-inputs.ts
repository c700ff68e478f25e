import { normalisePostcode, type RuleName } from '@omnis/validation';
import type { InputHTMLAttributes } from 'react';
import { formatAlphanumerics, formatDigits } from './text-format.ts';

/** How a value that a rule checks is best typed. */
export interface RuleInput {
  /** `file`: by {@link FileDrop}, whose `accept` says the same. */
  readonly control: 'text' | 'area' | 'password' | 'code' | 'file';
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  /** The keys that a phone offers. */
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Autofill name (from the HTML standard). */
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'none' | 'characters';
  readonly spellCheck?: false;
  /** Letters of one width, for codes that are compared with a paper. */
  readonly mono?: true;
  /** Hint on what to type, before a fault can happen. */
  readonly help?: string;
  /** Puts the text into form while it is typed. */
  readonly format?: (text: string) => string;
  /** Puts the text into form when the field is left. */
  readonly tidy?: (text: string) => string;
}

const upper = (text: string): string => text.toUpperCase();
const trim = (text: string): string => text.trim();
const plain = { control: 'text', spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;
const code = {
  control: 'text',
  spellCheck: false,
  autoCapitalize: 'characters',
  autoComplete: 'off',
} as const;
const snippet = {
  control: 'area',
  spellCheck: false,
  autoCapitalize: 'none',
  autoComplete: 'off',
  mono: true,
} as const;
const decimal = { control: 'text', inputMode: 'decimal', autoComplete: 'off' } as const;
const pixel = (house: string): RuleInput => ({
  ...snippet,
  help: `Paste the whole snippet that ${house} gives you, with its script tags.`,
});

/** People paste the address of a page where a domain is asked for. */
const bareDomain = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** `ab123456c` as it stands on letters: `AB 12 34 56 C`. Other texts stay, in capitals. */
function spacedInsurance(text: string): string {
  const bare = upper(text.replace(/\s/g, ''));
  return /^[A-Z]{2}\d{6}[A-Z]$/.test(bare)
    ? bare.replace(/^(..)(..)(..)(..)(.)$/, '$1 $2 $3 $4 $5')
    : upper(trim(text));
}

/**
 * For every rule of platform.md §5 the control that suits it: keys, what the browser fills in, help, and the form that
 * people expect (a sort code in pairs, a postcode in capitals). No pattern: the rule alone judges.
 */
export const ruleInputs: Readonly<Record<RuleName, RuleInput>> = {
  required: { control: 'text' },
  email: { ...plain, type: 'email', inputMode: 'email', autoComplete: 'email', tidy: trim },
  url: {
    ...plain,
    type: 'url',
    inputMode: 'url',
    autoComplete: 'url',
    help: 'The whole address, with https://',
    tidy: trim,
  },
  domain: {
    ...plain,
    inputMode: 'url',
    help: 'Without https://, such as shop.example.com',
    tidy: bareDomain,
  },
  password: { control: 'password' },
  two_factor_code: { control: 'code', inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery_code: { control: 'code', autoComplete: 'one-time-code', autoCapitalize: 'none' },
  charity_number: {
    ...code,
    help: 'As on the register, such as 1089464 or SC037711',
    format: upper,
    tidy: trim,
  },
  vat_number: {
    ...code,
    help: 'With the letters of its country, such as GB 980 7806 84',
    format: upper,
    tidy: trim,
  },
  company_number: {
    ...code,
    help: 'Eight characters, such as 01234567 or SC123456',
    format: upper,
    tidy: trim,
  },
  measurement_id: { ...code, mono: true, help: 'Starts with G-', format: upper, tidy: trim },
  tracking_id: { ...code, mono: true, help: 'Starts with UA-', format: upper, tidy: trim },
  ad_conversion_id: {
    ...plain,
    inputMode: 'numeric',
    mono: true,
    help: '7 to 12 digits, after AW-',
    format: (text) => formatDigits(text, [12], ''),
  },
  ad_conversion_label: { ...plain, mono: true, help: '18 to 22 characters, after the slash', tidy: trim },
  pixel_snippet: pixel('the service'),
  facebook_pixel: pixel('Facebook'),
  tiktok_pixel: pixel('TikTok'),
  pinterest_pixel: pixel('Pinterest'),
  snapchat_pixel: pixel('Snapchat'),
  site_verification: { ...snippet, help: 'Paste the whole meta tag.' },
  embed_code: { ...snippet, help: 'Paste the code from “Share” and “Embed”.' },
  alpha: { control: 'text' },
  alpha_dash: { ...plain },
  alpha_spaces: { control: 'text' },
  numeric: { control: 'text', inputMode: 'numeric', autoComplete: 'off' },
  numeric_float: decimal,
  two_decimal_places: decimal,
  positive_number: decimal,
  lowercase: { ...plain, format: (text) => text.toLowerCase() },
  number_required: { control: 'text' },
  uk_phone: {
    control: 'text',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    help: 'For the courier, such as 07700 900123',
    tidy: trim,
  },
  postcode: {
    ...code,
    autoComplete: 'postal-code',
    format: upper,
    tidy: (text) => normalisePostcode(text) ?? upper(trim(text)),
  },
  national_insurance_number: {
    ...code,
    help: 'On your payslip, such as QQ 12 34 56 C',
    format: upper,
    tidy: spacedInsurance,
  },
  account_number: {
    ...plain,
    inputMode: 'numeric',
    help: '8 digits',
    format: (text) => formatDigits(text, [8], ''),
  },
  sort_code: {
    ...plain,
    inputMode: 'numeric',
    help: '6 digits, such as 12-34-56',
    format: (text) => formatDigits(text, [2, 2, 2], '-'),
  },
  eori: { ...code, help: 'Starts with GB or the letters of your country', format: upper, tidy: trim },
  min_length: { control: 'text' },
  max_length: { control: 'text' },
  ext: { control: 'file' },
  min_value: decimal,
  max_value: decimal,
  regex: { control: 'text' },
};

/** The forms of the two codes (platform.md §5). */
export const codeFormats = {
  two_factor: {
    rule: 'two_factor_code',
    length: 7,
    format: (text: string) => formatDigits(text, [3, 3], ' '),
  },
  recovery: {
    rule: 'recovery_code',
    length: 17,
    format: (text: string) => formatAlphanumerics(text, [8, 8], '-'),
  },
} as const;
