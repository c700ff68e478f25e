import { matcherOf } from './pattern/matcher.ts';
import { PatternError } from './pattern/read-pattern.ts';
import { isEmpty, textOf, textRule, type Rule } from './rule.ts';

/** Something must be entered; spaces alone, an unticked box and NaN are nothing. */
export const required: Rule = (value) => {
  const missing =
    isEmpty(value) ||
    value === false ||
    Number.isNaN(value) ||
    (typeof value === 'string' && value.trim() === '');
  return missing ? 'This field is required' : null;
};

/** Letters of any script. */
export const alpha = textRule('Must contain letters only', (text) => /^[\p{L}\p{M}]+$/u.test(text));

/** Letters, digits, dashes and underscores. */
export const alphaDash = textRule('Must contain letters, numbers, dashes and underscores only', (text) =>
  /^[\p{L}\p{M}\p{N}_-]+$/u.test(text),
);

/** Letters and spaces. */
export const alphaSpaces = textRule('Must contain letters and spaces only', (text) =>
  /^[\p{L}\p{M}\s]+$/u.test(text),
);

/** Digits. */
export const numeric = textRule('Must contain numbers only', (text) => /^\d+$/.test(text));

const decimal = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** A number with or without a decimal point. */
export const numericFloat = textRule('Must be a number', (text) => decimal.test(text));

/** A number with at most two decimal places. */
export const twoDecimalPlaces = textRule('Must have no more than two decimal places', (text) =>
  /^[+-]?(?:\d+(?:\.\d{1,2})?|\.\d{1,2})$/.test(text),
);

/** A number above zero. */
export const positiveNumber = textRule(
  'Must be a positive number',
  (text) => decimal.test(text) && Number(text) > 0,
);

/** No capitals. */
export const lowercase = textRule('Must be lowercase', (text) => text === text.toLowerCase());

/** At least one digit somewhere. */
export const numberRequired = textRule('Must contain at least one number', (text) => /\d/.test(text));

/**
 * A number as the parameter of a rule: bare, as digits, alone in a list, or by name as `n`, `value`, `length`, or the bound
 * that the rule sets (`min` or `max`).
 */
export type NumberParam =
  | number
  | `${number}`
  | readonly [number]
  | { n: number }
  | { value: number }
  | { length: number }
  | { min: number }
  | { max: number };

/** The parameter itself, or what an object holds under the first of the names that it has. */
function named(params: unknown, names: readonly string[]): unknown {
  if (typeof params !== 'object' || params === null) return params;
  const name = names.find((key) => Object.hasOwn(params, key));
  return name === undefined ? undefined : Reflect.get(params, name);
}

function numberOf(rule: string, params: NumberParam | null | undefined, fallback?: number): number {
  if ((params ?? fallback) === undefined)
    throw new TypeError(`The rule ${rule} needs a number as its parameter`);
  const bound = rule.slice(0, 3);
  // A list has a length too: its only item comes first.
  const given = named(params ?? fallback, ['n', bound, rule, '0', 'value', 'length']);
  const n = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof n === 'number' && !Number.isNaN(n)) return n;
  throw new TypeError(`The rule ${rule} needs a number as its parameter, not ${String(given)}`);
}

/** Characters of a text (an emoji is one or few, never its code units), or items of a list. */
function lengthOf(value: unknown): number {
  if (typeof value === 'object' && value !== null && 'length' in value) return Number(value.length);
  const text = textOf(value) ?? '';
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

/** At least n characters or items, 3 unless told. */
export const minLength: Rule<NumberParam> = (value, params) => {
  const n = numberOf('min_length', params, 3);
  return isEmpty(value) || lengthOf(value) >= n ? null : `Must contain at least ${n} characters`;
};

/** At most n characters or items, 10 unless told. */
export const maxLength: Rule<NumberParam> = (value, params) => {
  const n = numberOf('max_length', params, 10);
  return isEmpty(value) || lengthOf(value) <= n ? null : `Must contain no more than ${n} characters`;
};

function numberIn(value: unknown): number {
  const text = textOf(value)?.trim() ?? '';
  return decimal.test(text) || typeof value === 'number' ? Number(text) : Number.NaN;
}

/** A number of n or more; without n nothing is checked. */
export const minValue: Rule<NumberParam> = (value, params) => {
  if (params === undefined || params === null) return null;
  const n = numberOf('min_value', params);
  return isEmpty(value) || numberIn(value) >= n ? null : `Min ${n}`;
};

/** A number of n or less; without n nothing is checked. */
export const maxValue: Rule<NumberParam> = (value, params) => {
  if (params === undefined || params === null) return null;
  const n = numberOf('max_value', params);
  return isEmpty(value) || numberIn(value) <= n ? null : `Max ${n}`;
};

/** File endings, as a list or separated by commas, with or without the dot; bare, or by name as `ext` or `formats`. */
export type ExtParams =
  | readonly string[]
  | string
  | { ext: readonly string[] | string }
  | { formats: readonly string[] | string };

function fileNames(value: unknown): (string | null)[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [null];
  if ('name' in value) return [typeof value.name === 'string' ? value.name : null];
  if ('length' in value)
    return Array.from(
      { length: Number(value.length) },
      (_, index) => fileNames(Reflect.get(value, index))[0] ?? null,
    );
  return [null];
}

function endingsOf(params: ExtParams): string[] {
  const bare = Array.isArray(params) ? params : named(params, ['ext', 'formats']);
  const given: unknown = typeof bare === 'string' ? bare.split(',') : bare;
  const list = Array.isArray(given) ? given.map((ending) => String(ending).trim().replace(/^\./, '')) : [];
  if (list.every((ending) => ending === ''))
    throw new TypeError("The rule ext needs file endings as its parameter, such as ['png', 'jpg']");
  return list;
}

/**
 * Files (or their names) with one of the endings, in any case; without endings nothing is checked.
 *
 * @throws TypeError when the endings are none.
 */
export const ext: Rule<ExtParams> = (value, params) => {
  if (isEmpty(value) || params === undefined || params === null) return null;
  const list = endingsOf(params);
  const endings = list.map((ending) => `.${ending.toLowerCase()}`);
  const fits = (name: string | null) =>
    name !== null && endings.some((ending) => name.toLowerCase().endsWith(ending));
  return fileNames(value).every(fits) ? null : `Must upload the following formats: ${list.join(', ')}`;
};

/** A pattern; or by name as `pattern` or `regex`, with the message to give and the flags of a pattern that is text. */
export type RegexParams =
  | RegExp
  | string
  | { pattern: RegExp | string; flags?: string; message?: string }
  | { regex: RegExp | string; flags?: string; message?: string };

function patternOf(pattern: unknown, flags?: string): RegExp {
  if (!(pattern instanceof RegExp) && typeof pattern !== 'string')
    throw new TypeError(`The rule regex needs a pattern as its parameter, not ${String(pattern)}`);
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw new TypeError(`The rule regex cannot read the pattern ${String(pattern)}`, { cause: error });
  }
}

function testOf(pattern: RegExp): (text: string) => boolean {
  try {
    return matcherOf(pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new TypeError(`The rule regex cannot try ${String(pattern)} in linear time: ${error.message}`, {
      cause: error,
    });
  }
}

/**
 * A pattern that the caller supplies, in the syntax of RegExp; without one nothing is checked. It is tried in time that is
 * linear in the text, whatever the pattern.
 *
 * @throws TypeError when the pattern is malformed, or cannot be tried so: it refers back to a group (`\1`), has a class of
 *   whole strings (flag v), or repeats parts more than some thousand times.
 */
export const regex: Rule<RegexParams> = (value, params) => {
  if (isEmpty(value) || params === undefined || params === null) return null;
  const bare = typeof params === 'string' || params instanceof RegExp;
  const { flags, message = 'Invalid format' } = bare ? {} : params;
  const fits = testOf(patternOf(bare ? params : named(params, ['pattern', 'regex']), flags));
  const text = textOf(value);
  return text !== null && fits(text) ? null : message;
};
