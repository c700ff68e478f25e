const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

/** Tells whether a dotted key may be looked up at all: no part of it may reach an object's prototype. */
export function isSafeKey(key: string): boolean {
  return key.length <= 128 && !key.split('.').some((part) => FORBIDDEN.has(part));
}

/**
 * The name of a token's CSS custom property: dots and capitals become dashes.
 *
 * @example
 * ```ts
 * import { variableName } from '@omnis/theme';
 * variableName('button.borderWidth'); // '--button-border-width'
 * ```
 */
export function variableName(name: string): `--${string}` {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')}`;
}
