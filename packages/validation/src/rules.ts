import {
  alpha,
  alphaDash,
  alphaSpaces,
  ext,
  lowercase,
  maxLength,
  maxValue,
  minLength,
  minValue,
  numberRequired,
  numeric,
  numericFloat,
  positiveNumber,
  regex,
  required,
  twoDecimalPlaces,
} from './basic-rules.ts';
import {
  accountNumber,
  charityNumber,
  companyNumber,
  eori,
  nationalInsuranceNumber,
  sortCode,
  vatNumber,
} from './business-rules.ts';
import { domain, email, postcode, ukPhone, url } from './contact-rules.ts';
import { password, recoveryCode, twoFactorCode } from './credential-rules.ts';
import {
  adConversionId,
  adConversionLabel,
  embedCode,
  facebookPixel,
  measurementId,
  pinterestPixel,
  pixelSnippet,
  siteVerification,
  snapchatPixel,
  tiktokPixel,
  trackingId,
} from './snippet-rules.ts';

/**
 * Every rule of platform.md §5 by its name: `(value, params?) => message | null`. Empty values pass
 * all but `required`.
 *
 * @example
 * rules.email('a@b'); // 'Please enter a valid email address'
 * rules.min_length('ab', 3); // 'Must contain at least 3 characters'
 */
export const rules = {
  required,
  email,
  url,
  domain,
  password,
  two_factor_code: twoFactorCode,
  recovery_code: recoveryCode,
  charity_number: charityNumber,
  vat_number: vatNumber,
  company_number: companyNumber,
  measurement_id: measurementId,
  tracking_id: trackingId,
  ad_conversion_id: adConversionId,
  ad_conversion_label: adConversionLabel,
  pixel_snippet: pixelSnippet,
  facebook_pixel: facebookPixel,
  tiktok_pixel: tiktokPixel,
  pinterest_pixel: pinterestPixel,
  snapchat_pixel: snapchatPixel,
  site_verification: siteVerification,
  embed_code: embedCode,
  alpha,
  alpha_dash: alphaDash,
  alpha_spaces: alphaSpaces,
  numeric,
  numeric_float: numericFloat,
  two_decimal_places: twoDecimalPlaces,
  positive_number: positiveNumber,
  lowercase,
  number_required: numberRequired,
  uk_phone: ukPhone,
  postcode,
  national_insurance_number: nationalInsuranceNumber,
  account_number: accountNumber,
  sort_code: sortCode,
  eori,
  min_length: minLength,
  max_length: maxLength,
  ext,
  min_value: minValue,
  max_value: maxValue,
  regex,
} as const;

/** Name of a rule. */
export type RuleName = keyof typeof rules;

/** True for the name of a rule. */
export function isRuleName(name: unknown): name is RuleName {
  return typeof name === 'string' && Object.hasOwn(rules, name);
}
