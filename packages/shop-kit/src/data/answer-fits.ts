import { answerShapes } from './answer-shapes.ts';
import { isRecord } from './is-record.ts';

/** Brackets around a part of a shape: keys of an object, elements of a list, one of several. */
const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Splits at a sign that stands in no inner part. */
function splitOutside(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const each of text) {
    if (each in closers) depth += 1;
    else if (Object.values(closers).includes(each)) depth -= 1;
    if (each === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += each;
  }
  return parts;
}

/**
 * Tells whether a value fits a shape: `{items[{id}],total}` is an object with a list of objects with an `id`, and a
 * `total` of any kind; `(…|…)?` is one of several, or null.
 */
export function fitsShape(shape: string, value: unknown): boolean {
  if (shape === '') return value !== undefined;
  if (shape.endsWith('?')) return value === null || fitsShape(shape.slice(0, -1), value);
  const inner = shape.slice(1, -1);
  if (shape.startsWith('(')) return splitOutside(inner, '|').some((each) => fitsShape(each, value));
  if (shape.startsWith('[')) return Array.isArray(value) && value.every((each) => fitsShape(inner, each));
  return isRecord(value) && (inner === '' || splitOutside(inner, ',').every((key) => hasKey(key, value)));
}

function hasKey(key: string, value: Readonly<Record<string, unknown>>): boolean {
  const [name = ''] = /^\w+/.exec(key) ?? [];
  return fitsShape(key.slice(name.length), value[name]);
}

/** Tells whether an answer has everything that the contract guarantees; true for endpoints that are not checked. */
export function answerFits(endpoint: string, answer: unknown): boolean {
  const shape = Object.hasOwn(answerShapes, endpoint) ? answerShapes[endpoint] : undefined;
  return shape === undefined || fitsShape(shape, answer);
}
