import { divisionOf, type ReadArg, type Reader } from '@omnis/shop-kit';

/** Gift cards that are offered beside the balance, at most. */
const offered = 3;

/** The argument of the call that lists the gift cards that a store sells, which it does in its own currency alone. */
export function giftCardsArg({ core }: Pick<Reader, 'core'>): ReadArg<'productsList'> {
  return { params: { division: divisionOf(core) }, query: { giftCards: '1', limit: offered } };
}
