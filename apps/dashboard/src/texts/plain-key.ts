import type { Entries, NamesIn } from '@omnis/texts';

/** Keys of the texts that take no values, so that `t(key)` reads each of them. */
export type PlainKey<E extends Entries> = {
  [K in keyof E & string]: E[K] extends string ? (NamesIn<E[K]> extends never ? K : never) : never;
}[keyof E & string];
