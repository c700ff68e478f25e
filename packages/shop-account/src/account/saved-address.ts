import type { CallAnswer } from '@omnis/api-client';

/** Saved addresses of a customer. */
export type SavedAddresses = CallAnswer<'accounts.addresses'>;

/** One of them. */
export type SavedAddress = SavedAddresses['items'][number];
