import type { Basket } from '@omnis/contract';
import type { PageWords } from '../../texts/pages/page-words.ts';

/** The facts that a page of the basket is made from. */
export interface PlainBasket {
  readonly words: PageWords;
  readonly basket: Basket;
  /** Proves that a form comes from this page. */
  readonly token: string;
  /** The fault of the last request. */
  readonly fault?: string | undefined;
  /** The product that was not put in, to try again there. */
  readonly back?: { readonly name: string; readonly href: string } | null;
}
