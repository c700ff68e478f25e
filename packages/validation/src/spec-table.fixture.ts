import type { RuleName } from './rules.ts';

/** A line of the table of platform.md §5: its two cells as written there, and the rules that it names. */
export interface RuleLine {
  rule: string;
  shape: string;
  names: readonly RuleName[];
}

/** The table of platform.md §5, line by line. */
export const ruleLines: readonly RuleLine[] = [
  { rule: 'required', shape: 'This field is required', names: ['required'] },
  { rule: 'email', shape: 'Please enter a valid email address', names: ['email'] },
  { rule: 'url', shape: 'Please enter a valid url', names: ['url'] },
  { rule: 'domain', shape: 'Please enter a valid domain', names: ['domain'] },
  { rule: 'password', shape: 'Password cannot start or end with spaces', names: ['password'] },
  {
    rule: 'app and SMS 2FA code',
    shape: '3 digits, optional space, 3 digits; Invalid authentication code',
    names: ['two_factor_code'],
  },
  {
    rule: 'recovery code',
    shape: '8 alphanumerics, dash, 8 alphanumerics; Invalid recovery code',
    names: ['recovery_code'],
  },
  {
    rule: 'charity / VAT / company number',
    shape: 'Invalid Charity/Vat/Company Number (each optional)',
    names: ['charity_number', 'vat_number', 'company_number'],
  },
  {
    rule: 'analytics measurement id',
    shape: 'starts with G-; Invalid measurement ID',
    names: ['measurement_id'],
  },
  {
    rule: 'tracking id, ad conversion id (7 to 12 digits), ad conversion label (18 to 22 characters), pixel snippets',
    shape: 'format checks',
    names: [
      'tracking_id',
      'ad_conversion_id',
      'ad_conversion_label',
      'pixel_snippet',
      'facebook_pixel',
      'tiktok_pixel',
      'pinterest_pixel',
      'snapchat_pixel',
    ],
  },
  {
    rule: 'site verification meta snippets',
    shape: 'Invalid verification snippet',
    names: ['site_verification'],
  },
  { rule: 'embed code', shape: 'Invalid Embed Code', names: ['embed_code'] },
  {
    rule: 'alpha, alpha_dash, alpha_spaces, numeric, numeric_float, two_decimal_places, positive_number, lowercase',
    shape: 'character-class checks',
    names: [
      'alpha',
      'alpha_dash',
      'alpha_spaces',
      'numeric',
      'numeric_float',
      'two_decimal_places',
      'positive_number',
      'lowercase',
    ],
  },
  { rule: 'number_required', shape: 'Must contain at least one number', names: ['number_required'] },
  {
    rule: 'UK phone, postcode, National Insurance number, 8-digit bank account number, sort code (NN-NN-NN)',
    shape: 'format checks',
    names: ['uk_phone', 'postcode', 'national_insurance_number', 'account_number', 'sort_code'],
  },
  { rule: 'min_length (default 3)', shape: 'Must contain at least {n} characters', names: ['min_length'] },
  { rule: 'max_length (default 10)', shape: 'maximum length', names: ['max_length'] },
  { rule: 'ext', shape: 'Must upload the following formats: ...', names: ['ext'] },
  { rule: 'min_value / max_value', shape: 'Min {n} / Max {n}', names: ['min_value', 'max_value'] },
  { rule: 'custom regex', shape: 'supplied pattern', names: ['regex'] },
];

/** Texts of the spec, word for word, when a rule is broken. */
export const wordForWord: readonly [RuleName, unknown, unknown, string][] = [
  ['required', '', undefined, 'This field is required'],
  ['email', 'x', undefined, 'Please enter a valid email address'],
  ['url', 'x', undefined, 'Please enter a valid url'],
  ['domain', 'x', undefined, 'Please enter a valid domain'],
  ['password', ' x', undefined, 'Password cannot start or end with spaces'],
  ['two_factor_code', 'x', undefined, 'Invalid authentication code'],
  ['recovery_code', 'x', undefined, 'Invalid recovery code'],
  ['charity_number', 'x', undefined, 'Invalid Charity Number'],
  ['vat_number', 'x', undefined, 'Invalid Vat Number'],
  ['company_number', 'x', undefined, 'Invalid Company Number'],
  ['measurement_id', 'x', undefined, 'Invalid measurement ID'],
  ['site_verification', 'x', undefined, 'Invalid verification snippet'],
  ['embed_code', 'x', undefined, 'Invalid Embed Code'],
  ['number_required', 'x', undefined, 'Must contain at least one number'],
  ['min_length', 'ab', undefined, 'Must contain at least 3 characters'],
  ['min_length', 'ab', 40, 'Must contain at least 40 characters'],
  ['ext', 'a.gif', ['png', 'jpg'], 'Must upload the following formats: png, jpg'],
  ['min_value', 1, 5, 'Min 5'],
  ['max_value', 9, 5, 'Max 5'],
];
