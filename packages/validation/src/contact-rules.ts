import { textRule } from './rule.ts';

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/** A top-level domain in ASCII: letters only (RFC 3696), two or more, or one of another script in Punycode. */
const topLevel = /^(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** The name as it is looked up: other scripts in Punycode; '' when the URL standard knows no such name. */
function asciiName(name: string): string {
  return /^[\x21-\x7e]*$/.test(name) ? name : hostOf(`https://${name}/`);
}

/** Tells whether a text is a domain name of two labels or more (RFC 1035 lengths, any script). */
export function isDomain(text: string): boolean {
  if (text.length > 253 || !text.split('.').every((part) => label.test(part))) return false;
  const name = asciiName(text);
  const labels = name.split('.');
  return (
    name.length <= 253 &&
    labels.length > 1 &&
    labels.every((part) => part.length > 0 && part.length <= 63) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}

/** A domain name. */
export const domain = textRule('Please enter a valid domain', isDomain, 253);

/** An e-mail address as mail servers take it: dot-atom before the @, a domain after it. */
export const email = textRule(
  'Please enter a valid email address',
  (text) => {
    const at = text.lastIndexOf('@');
    const local = text.slice(0, Math.max(at, 0));
    return (
      local.length <= 64 &&
      /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local) &&
      isDomain(text.slice(at + 1))
    );
  },
  254,
);

function hostOf(text: string): string {
  try {
    return new URL(text).hostname;
  } catch {
    return '';
  }
}

/** An http or https address of a named host. */
export const url = textRule(
  'Please enter a valid url',
  (text) => {
    if (!/^https?:\/\/[^\s/\\]/i.test(text) || /\s/.test(text)) return false;
    const host = hostOf(text);
    // Hosts may have underscores, which names to be registered may not, and the dot of the root.
    const name = host.replaceAll('_', 'x').replace(/\.$/, '');
    return (
      host === 'localhost' || /^\d+\.\d+\.\d+\.\d+$/.test(host) || host.startsWith('[') || isDomain(name)
    );
  },
  2048,
);

// Outward code by form, letters as Royal Mail assigns them; inward code without C, I, K, M, O and V.
const postcodeForm =
  /^(?:GIR0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2})$/;

/**
 * A UK postcode in capitals with one space before its last three characters; null when it is none. An address of the
 * armed forces may have a BFPO number instead.
 *
 * @example
 * normalisePostcode('po30 5tl'); // 'PO30 5TL'
 * normalisePostcode('bfpo57'); // 'BFPO 57'
 */
export function normalisePostcode(text: string): string | null {
  if (text.length > 32) return null;
  // Full-width letters and digits count as the usual ones.
  const compact = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
  if (/^BFPO\d{1,4}$/.test(compact)) return `BFPO ${compact.slice(4)}`;
  return postcodeForm.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : null;
}

/** A UK postcode, spaced in any way. */
export const postcode = textRule('Please enter a valid postcode', (text) => normalisePostcode(text) !== null);

// National numbers by Ofcom's National Telephone Numbering Plan, without their 0: geographic 01 (some areas have one
// digit less) and 02, nationwide 03, corporate and internet 055 and 056, mobile and personal 07, freephone 080 with
// its shorter numbers, schools 082, services 084 and 087, premium 090, 091 and 098.
const ukNumber =
  /^(?:1[1-9]\d{7,8}|2[03489]\d{8}|3[0347]\d{8}|5[56]\d{8}|7\d{9}|8(?:00\d{6,7}|0[1-9]\d{7}|[247]\d{8}|001111|4546\d)|9[018]\d{8})$/;

/**
 * A UK phone number as +44 and its national digits; null when it is none. Takes 0, 0044 or +44 in
 * front, and spaces, dots, dashes and brackets anywhere.
 *
 * @example
 * normaliseUkPhone('(01983) 123 456'); // '+441983123456'
 */
export function normaliseUkPhone(text: string): string | null {
  const usual = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  if (usual.length > 40 || !/^[+\d\s().-]+$/.test(usual)) return null;
  const digits = usual.replace(/[\s().-]/g, '');
  const prefix = /^(?:\+44|0044|0(?!0))0?/.exec(digits);
  const national = prefix === null ? '' : digits.slice(prefix[0].length);
  return ukNumber.test(national) ? `+44${national}` : null;
}

/** A UK phone number. */
export const ukPhone = textRule(
  'Please enter a valid UK phone number',
  (text) => normaliseUkPhone(text) !== null,
);
