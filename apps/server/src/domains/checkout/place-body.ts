import type { CallInput } from '@omnis/contract';

/** The shopper's decision. */
export type PlaceBody = CallInput<'checkout.place'>['body'];
