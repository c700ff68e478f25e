import { readPath } from './path.ts';

/**
 * Fills `{{ dotted.key }}` from a data object. Missing values and anything but text, numbers and
 * booleans become empty; nothing is evaluated, prototypes are never walked, and what is filled in is
 * not read again. The result is plain text: escape it where it enters markup.
 *
 * @example
 * fillTemplate('Hello {{ name }}, {{ order.number }}', { name: 'Ada', order: { number: 7 } }); // 'Hello Ada, 7'
 */
export function fillTemplate(template: string, data: Readonly<Record<string, unknown>>): string {
  let result = '';
  let at = 0;
  for (;;) {
    const close = template.indexOf('}}', at);
    if (close === -1) return result + template.slice(at);
    const part = template.slice(at, close);
    const open = part.lastIndexOf('{{');
    result += open === -1 ? `${part}}}` : part.slice(0, open) + textAt(data, part.slice(open + 2).trim());
    at = close + 2;
  }
}

function textAt(data: Readonly<Record<string, unknown>>, key: string): string {
  const value = readPath(data, key);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
