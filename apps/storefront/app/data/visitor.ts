import { useAccountsGetQuery, useBasketListQuery, type BasketAnswer } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useHydrated } from './use-hydrated.ts';

/**
 * Reads what belongs to this visitor, all at once. It is put on the page after hydration: pages are rendered for nobody
 * in particular, so that they can be cached.
 */
export function Visitor(): null {
  const currency = useAppSelector(selectCurrency);
  useAccountsGetQuery(undefined);
  useBasketListQuery({ params: { name: 'main' }, query: { currency } });
  useBasketListQuery({ params: { name: 'favourites' }, query: { currency } });
  return null;
}

/**
 * Whether the server has answered who this visitor is. That answer brings the cookie which calls that change something
 * are sent with, so that what a page sends by itself waits for it.
 */
export function useVisitorKnown(): boolean {
  const { isSuccess, isError } = useAccountsGetQuery(undefined, { skip: !useHydrated() });
  return isSuccess || isError;
}

/** A basket of this visitor as it is known so far. */
export interface VisitorBasket {
  /** Undefined until the server has answered. */
  readonly basket: BasketAnswer | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The visitor's basket, or favourites, in the currency that prices are shown in. */
export function useVisitorBasket(name: 'main' | 'favourites'): VisitorBasket {
  const skip = !useHydrated();
  const currency = useAppSelector(selectCurrency);
  const { data, isError, refetch } = useBasketListQuery({ params: { name }, query: { currency } }, { skip });
  return { basket: data, failed: isError && data === undefined, retry: () => void refetch() };
}
