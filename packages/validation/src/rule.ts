/** A rule: the spec's message when the value breaks it, else null. Empty values pass all but `required`. */
export type Rule<P = undefined> = (value: unknown, params?: P) => string | null;

/** Null, undefined, '' and empty lists (also of files): nothing was entered. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && 'length' in value && value.length === 0;
}

/** The text of a value that a form holds, numbers in plain digits; null when it is no text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'number' ? plainDigits(value) : null;
}

/** A number as people write it: very large and very small ones without an exponent. */
function plainDigits(value: number): string {
  const text = String(value);
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === '') return text;
  const power = Number(exponent);
  return power < 0
    ? `${sign}0.${'0'.repeat(-power - 1)}${whole}${fraction}`
    : `${sign}${whole}${fraction.padEnd(power, '0')}`;
}

/**
 * A rule over the value's text.
 *
 * @param longest - longer texts fail at once, which bounds the work that hostile input can cause
 */
// @__NO_SIDE_EFFECTS__
export function textRule(message: string, test: (text: string) => boolean, longest = 10_000): Rule {
  return (value) => {
    if (isEmpty(value)) return null;
    const text = textOf(value);
    return text !== null && text.length <= longest && test(text) ? null : message;
  };
}
