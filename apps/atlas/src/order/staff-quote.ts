import type { CallAnswer } from '@omnis/api-client';

/** A quote as staff work on it. */
export type StaffQuote = NonNullable<CallAnswer<'atlas.quote'>>;
