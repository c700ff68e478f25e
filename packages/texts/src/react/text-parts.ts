import { createElement, Fragment, type ReactNode } from 'react';
import { numberText, type Entries, type Translate, type ValueArgs } from '../index.ts';

/**
 * A text with elements as its values, for example a link within a sentence.
 *
 * @param t - Texts of an area, from `useTexts`.
 * @example
 * ```tsx
 * import { translator } from '@omnis/texts';
 * import { textParts } from '@omnis/texts/react';
 *
 * const t = translator({ account: 'Have an account? {link}' } as const, 'en-GB');
 * export const line = <p>{textParts(t, 'account', { link: <a href="/login/">Sign in</a> })}</p>;
 * ```
 */
export function textParts<E extends Entries, K extends keyof E & string>(
  t: Translate<E>,
  key: K,
  ...values: ValueArgs<E[K], ReactNode>
): ReactNode {
  const pieces: readonly ReactNode[] = t.pieces<K, ReactNode>(key, ...values);
  return pieces.map((piece, at) =>
    createElement(Fragment, { key: at }, typeof piece === 'number' ? numberText(t.locale, piece) : piece),
  );
}
