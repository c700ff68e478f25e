/** A number as an exact fraction; the denominator is a positive power of ten. */
export interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

const decimalText = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * Reads a number by its shortest decimal text, so that 1.005 is exactly 1005/1000 and not the
 * binary neighbour below it.
 *
 * @throws RangeError when the number is not finite.
 */
export function toRatio(value: number): Ratio {
  const match = decimalText.exec(String(value));
  if (match === null) throw new RangeError(`Not a finite number: ${value}`);
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  const digits = BigInt(sign + whole + fraction);
  const power = Number(exponent) - fraction.length;
  return power >= 0
    ? { numerator: digits * 10n ** BigInt(power), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-power) };
}

/** Divides and rounds to the nearest integer, halves away from zero; `denominator` is positive. */
export function divideRounded(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

/**
 * An integer that a JavaScript number holds exactly.
 *
 * @throws RangeError when the amount is beyond Number.MAX_SAFE_INTEGER.
 */
export function toSafeNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Amount out of range: ${value}`);
  return result;
}

/**
 * A whole number as a bigint.
 *
 * @throws RangeError when it is no safe integer: an amount in major units was probably passed.
 */
export function toInteger(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not an integer amount of minor units: ${value}`);
  return BigInt(value);
}
