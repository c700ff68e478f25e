/** Tells whether the check digits of a number, without its prefix and in the format of its country, are right. */
export type CheckDigits = (number: string) => boolean;

/** The digits of a text, each times its weight, added up; without a weight left a digit counts nothing. */
function weighed(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0);
}

const last = (text: string): number => Number(text.at(-1));

/** A check digit that fills the weighed sum up to a multiple of `modulus`; a filling of ten is written as 0. */
function fills(number: string, weights: readonly number[], modulus: 10 | 11): boolean {
  return ((modulus - (weighed(number, weights) % modulus)) % modulus) % 10 === last(number);
}

/** Every second digit doubled and its digits added, from the given one on. */
function doubledSum(text: string, first: 0 | 1): number {
  return [...text].reduce((sum, char, at) => {
    const digit = Number(char) * (at % 2 === first ? 2 : 1);
    return sum + (digit > 9 ? digit - 9 : digit);
  }, 0);
}

/** Luhn's check of a number with its check digit last. */
const luhn: CheckDigits = (number) => doubledSum(number, number.length % 2 === 0 ? 0 : 1) % 10 === 0;

/** ISO 7064, MOD 11,10. */
const iso7064: CheckDigits = (number) => {
  const rest = Array.from(number.slice(0, -1)).reduce((carry, char) => {
    const sum = (carry + Number(char)) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (rest + last(number)) % 10 === 1;
};

const bulgarianFirm = [1, 2, 3, 4, 5, 6, 7, 8];

/** Firms have 9 digits; citizens, foreigners and all others 10, each with a check of their own. */
const bulgarian: CheckDigits = (number) => {
  if (number.length === 9) {
    const first = weighed(number, bulgarianFirm) % 11;
    const second = weighed(
      number,
      bulgarianFirm.map((weight) => weight + 2),
    );
    return (first === 10 ? (second % 11) % 10 : first) === last(number);
  }
  return (
    (weighed(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === last(number) ||
    weighed(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last(number) ||
    fills(number, [4, 3, 2, 7, 6, 5, 4, 3, 2], 11)
  );
};

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

const cypriot: CheckDigits = (number) => {
  const sum = Array.from(number.slice(0, 8)).reduce(
    (all, char, at) => all + (at % 2 === 0 ? (cypriotOdd[Number(char)] ?? 0) : Number(char)),
    0,
  );
  return number[8] === String.fromCharCode(65 + (sum % 26));
};

/** Firms have 8 digits. Birth numbers of 10 digits have a check; those of 9, given out until 1953, have none. */
const czech: CheckDigits = (number) => {
  if (number.length === 9) return true;
  if (number.length === 8) {
    return (11 - (weighed(number, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(number);
  }
  return Number(number) % 11 === 0 || (Number(number.slice(0, 9)) % 11 === 10 && last(number) === 0);
};

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Citizens, foreigners (X, Y, Z) and firms; numbers of other letters are too old or too rare to be sure of. */
const spanish: CheckDigits = (number) => {
  const end = number.slice(-1);
  if (/^[XYZ\d]/.test(number)) {
    const digits = number.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
    return end === spanishLetters[Number(digits) % 23];
  }
  if (!/^[ABCDEFGHJNPQRSUVW]/.test(number)) return true;
  const check = (10 - (doubledSum(number.slice(1, 8), 0) % 10)) % 10;
  return end === String(check) || end === 'JABCDEFGHI'[check];
};

/** Keys with letters are not checked. */
const french: CheckDigits = (number) =>
  !/^\d{2}/.test(number) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2));

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Seven digits, a check letter and since 2013 another letter; older numbers have a letter or sign second. */
const irish: CheckDigits = (number) => {
  const isOld = /^\d[^\d]/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number.slice(0, 1)}` : number.slice(0, 7);
  const extra = isOld || number.length === 8 ? 0 : irishLetters.indexOf(number.slice(8));
  // A second letter beyond those that are numbered is left to the register.
  if (extra === -1) return true;
  return number[7] === irishLetters[(weighed(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * extra) % 23];
};

const lithuanian: CheckDigits = (number) => {
  const weights = (shift: number) =>
    Array.from({ length: number.length - 1 }, (_, at) => 1 + ((at + shift) % 9));
  const first = weighed(number, weights(0)) % 11;
  return (first === 10 ? (weighed(number, weights(2)) % 11) % 10 : first) === last(number);
};

/** Firms start with 4 or more; those whose check would need two digits are not certain, nor are people's numbers. */
const latvian: CheckDigits = (number) => {
  if (Number(number[0]) <= 3) return true;
  const sum = weighed(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11;
  return sum === 4 || (sum + last(number)) % 11 === 3;
};

/** Until 2020 by modulus 11, since then, for sole traders, by modulus 97 over NL and all of the number. */
const dutch: CheckDigits = (number) => {
  if (!/^\d{9}B\d{2}$/.test(number)) return true;
  const byEleven = (weighed(number, [9, 8, 7, 6, 5, 4, 3, 2]) - Number(number[8])) % 11 === 0;
  // N is 23, L is 21, B is 11.
  const whole = `2321${number.replace('B', '11')}`;
  return byEleven || [...whole].reduce((rest, char) => (rest * 10 + Number(char)) % 97, 0) === 1;
};

/**
 * Check digits of VAT numbers by prefix, as the members of the EU, Norway and Switzerland give them out (the Commission's
 * VIES validation routines and the registers' own rules). What their rules leave open passes.
 */
export const vatCheckDigits: Readonly<Record<string, CheckDigits>> = {
  AT: (number) => (10 - ((doubledSum(number.slice(1, 8), 1) + 4) % 10)) % 10 === last(number),
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  BG: bulgarian,
  CY: cypriot,
  CZ: czech,
  DE: iso7064,
  DK: (number) => weighed(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => fills(number, [3, 7, 1, 3, 7, 1, 3, 7], 10),
  EL: (number) => (weighed(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(number),
  ES: spanish,
  FI: (number) => (weighed(number, [7, 9, 10, 5, 8, 4, 2]) + last(number)) % 11 === 0,
  FR: french,
  HR: iso7064,
  HU: (number) => fills(number, [9, 7, 3, 1, 9, 7, 3], 10),
  IE: irish,
  IT: luhn,
  LT: lithuanian,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  LV: latvian,
  MT: (number) => weighed(number, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  NL: dutch,
  PL: (number) => weighed(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(number),
  PT: (number) => fills(number, [9, 8, 7, 6, 5, 4, 3, 2], 11),
  RO: (number) => {
    const padded = number.padStart(10, '0');
    return ((weighed(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(padded);
  },
  SE: (number) => luhn(number.slice(0, 10)),
  SI: (number) => fills(number, [8, 7, 6, 5, 4, 3, 2], 11),
  SK: (number) => Number(number) % 11 === 0,
  NO: (number) => weighed(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  CHE: (number) => weighed(number, [5, 4, 3, 2, 7, 6, 5, 4, 1]) % 11 === 0,
};
