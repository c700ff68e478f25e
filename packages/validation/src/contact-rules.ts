import { textRule } from './rule.ts';

const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u;

/** Whether a text is a domain name of two labels or more (RFC 1035 lengths, any script). */
export function isDomain(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 && labels.every((part) => part.length <= 63 && label.test(part)) && !/^\d+$/.test(last)
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
    return (
      host === 'localhost' || /^\d+\.\d+\.\d+\.\d+$/.test(host) || host.startsWith('[') || isDomain(host)
    );
  },
  2048,
);

// Outward code by form, letters as Royal Mail assigns them; inward code without C, I, K, M, O and V.
const postcodeForm =
  /^(?:GIR0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2})$/;

/**
 * A UK postcode in capitals with one space before its last three characters; null when it is none.
 *
 * @example
 * normalisePostcode('po30 5tl'); // 'PO30 5TL'
 */
export function normalisePostcode(text: string): string | null {
  if (text.length > 32) return null;
  const compact = text.replace(/\s/g, '').toUpperCase();
  return postcodeForm.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : null;
}

/** A UK postcode, spaced in any way. */
export const postcode = textRule('Please enter a valid postcode', (text) => normalisePostcode(text) !== null);

// National numbers by Ofcom's plan: 1, 2, 3, 5, 7, 8 and 9 are in use; 1 and 8 have shorter ones too.
const ukNumber = /^(?:1\d{8,9}|[23]\d{9}|5[56]\d{8}|7\d{9}|8(?:\d{8,9}|001111|4546\d)|9\d{9})$/;

/**
 * A UK phone number as +44 and its national digits; null when it is none. Takes 0, 0044 or +44 in
 * front, and spaces, dots, dashes and brackets anywhere.
 *
 * @example
 * normaliseUkPhone('(01983) 123 456'); // '+441983123456'
 */
export function normaliseUkPhone(text: string): string | null {
  if (text.length > 40 || !/^[+\d\s().-]+$/.test(text)) return null;
  const digits = text.replace(/[\s().-]/g, '');
  const prefix = /^(?:\+44|0044|0(?!0))0?/.exec(digits);
  const national = prefix === null ? '' : digits.slice(prefix[0].length);
  return ukNumber.test(national) ? `+44${national}` : null;
}

/** A UK phone number. */
export const ukPhone = textRule(
  'Please enter a valid UK phone number',
  (text) => normaliseUkPhone(text) !== null,
);
