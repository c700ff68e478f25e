import type { Basket, CallResponse } from '@omnis/contract';
import type { PlainFaults } from '../../markup/plain-faults.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';

/** An address that a customer keeps. */
export type SavedAddress = CallResponse<'accounts.addresses'>['items'][number];

/** Data that a page of the checkout is made from. */
export interface PlainCheckout extends PlainFaults {
  readonly words: PageWords;
  readonly basket: Basket;
  readonly quote: CallResponse<'checkout.quote'>;
  readonly country: string;
  readonly token: string;
  /** Under which the order is placed: sent twice, it is one order. */
  readonly key: string;
  /** Values typed before, except the card. */
  readonly typed: Readonly<Record<string, string>>;
  /** Email of who is signed in; '' for guests. */
  readonly email: string;
  /** Addresses saved for their next checkout. */
  readonly addresses: readonly SavedAddress[];
}
