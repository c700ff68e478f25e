/** A rule: the spec's message when the value breaks it, else null. Empty values pass all but `required`. */
export type Rule<P = undefined> = (value: unknown, params?: P) => string | null;

/** Null, undefined, '' and empty lists (also of files): nothing was entered. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && 'length' in value && value.length === 0;
}

/** The text of a value that a form holds; null when it is no text. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : null;
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
