import type { CheckoutTexts } from '../texts/checkout/index.ts';

/** A card as the processor takes it. */
export interface TypedCard {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly cvc: string;
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** The digits of a card in groups, as they are printed: 4-4-4-4, American Express 4-6-5. */
export function formatCardNumber(text: string): string {
  const digits = onlyDigits(text).slice(0, 19);
  const isAmex = /^3[47]/.test(digits);
  const groups = isAmex ? /^(\d{4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1) : digits.match(/\d{1,4}/g);
  return (groups ?? [digits]).filter(Boolean).join(' ');
}

/**
 * An expiry date while it is typed: `1227` is `12 / 27`, `7` and `1/` are `07 / ` and `01 / `; a year of four digits stays
 * one. Taking back over the slash works.
 */
export function formatExpiry(text: string, before = ''): string {
  const isTakenBack = text.length < before.length;
  let digits = onlyDigits(text);
  if (/^[2-9]|^1\s*\//.test(text.trim())) digits = `0${digits}`;
  digits = digits.slice(0, digits.startsWith('20', 2) ? 6 : 4);
  if (isTakenBack && digits.length <= 2)
    return digits.length === 2 && before.endsWith('/ ') ? digits.slice(0, 1) : digits;
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

/** Month and four-digit year of an expiry date, or null. */
export function readExpiry(text: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return null;
  const number = Number(month);
  return number >= 1 && number <= 12 ? { month: number, year: 2000 + Number(year) } : null;
}

/** Tells whether a number's check digit fits (ISO 7812). */
export function passesCheckDigit(text: string): boolean {
  const digits = onlyDigits(text);
  const sum = [...digits].toReversed().reduce((all, sign, at) => {
    const digit = Number(sign) * (at % 2 === 1 ? 2 : 1);
    return all + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

/** Fault in a card's number, or null. */
export function numberFault(t: CheckoutTexts, value: unknown): string | null {
  const text = String(value);
  if (onlyDigits(text) === '') return t('enterNumber');
  return passesCheckDigit(text) ? null : t('checkNumber');
}

/** Fault in an expiry date on a day, or null. */
export function expiryFault(t: CheckoutTexts, value: unknown, today: Date): string | null {
  const text = String(value);
  if (text.trim() === '') return t('enterExpiry');
  const expiry = readExpiry(text);
  if (expiry === null) return t('checkExpiry');
  const months = (year: number, month: number): number => year * 12 + month;
  const isOver = months(expiry.year, expiry.month) < months(today.getFullYear(), today.getMonth() + 1);
  return isOver ? t('cardExpired') : null;
}

/** Fault in a security code, or null. */
export function cvcFault(t: CheckoutTexts, value: unknown): string | null {
  const text = String(value).trim();
  if (text === '') return t('enterCode');
  return /^\d{3,4}$/.test(text) ? null : t('checkCode');
}
