import type { BasketAnswer } from '@omnis/api-client';

/** A line of the basket. */
export type BasketLine = BasketAnswer['items'][number];
