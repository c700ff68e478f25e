import type { ChangeEvent } from 'react';

const kept = /[\p{L}\p{N}]/u;

/** Number of letters and digits in a text; the format adds the characters between them. */
const countKept = (text: string): number => [...text].filter((character) => kept.test(character)).length;

/** Where the caret stands after as many letters and digits of `text`. */
function placeAfter(text: string, count: number): number {
  let left = count;
  let at = 0;
  for (const character of text) {
    if (left === 0) break;
    at += character.length;
    if (kept.test(character)) left -= 1;
  }
  return at;
}

/**
 * Puts what was typed into form while it is typed: the caret stays behind the character that it was behind, so that one
 * can mend the middle of a code.
 *
 * @param event - the change of a text input.
 * @param format - gives the text its form; to a text in form it must do nothing.
 * @returns the text in form.
 */
export function formatTyped(event: ChangeEvent<HTMLInputElement>, format: (text: string) => string): string {
  const input = event.currentTarget;
  const typed = input.value;
  const next = format(typed);
  if (next === typed) return next;
  const caret = input.selectionStart ?? typed.length;
  const place =
    caret === typed.length ? next.length : placeAfter(next, countKept(format(typed.slice(0, caret))));
  // Written here, so that React finds it done and leaves the caret alone.
  input.value = next;
  input.setSelectionRange(place, place);
  return next;
}

/** Digits in groups: `formatDigits('123456', [2, 2, 2], '-')` is `12-34-56`. What stands over is cut off. */
export function formatDigits(text: string, groups: readonly number[], separator: string): string {
  return grouped(text.replace(/\D/g, ''), groups, separator);
}

/** Letters and digits in groups, as they are: `abcd1234-EFGH5678`. */
export function formatAlphanumerics(text: string, groups: readonly number[], separator: string): string {
  return grouped(text.replace(/[^a-z\d]/gi, ''), groups, separator);
}

function grouped(text: string, groups: readonly number[], separator: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const size of groups) {
    if (at < text.length) parts.push(text.slice(at, at + size));
    at += size;
  }
  return parts.join(separator);
}
