import type { Entries } from './catalogue.ts';
import { translator, type Translate } from './translate.ts';

/** The English texts of an area at once, for tests of what is said. */
export function english<E extends Entries>(entries: E): Translate<E> {
  return translator(entries, 'en-GB');
}
