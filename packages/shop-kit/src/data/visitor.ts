import { isApiFailure, useAccountsGetQuery, useBasketListQuery, type BasketAnswer } from '@omnis/api-client';
import { selectCurrency, selectSessionKnown, selectUser, useAppSelector } from '@omnis/store';
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
 * True once the server has answered who this visitor is. That answer brings the cookie that changing calls are sent
 * with, so that calls a page makes by itself wait for it.
 */
export function useVisitorKnown(): boolean {
  const { isSuccess, isError } = useAccountsGetQuery(undefined, { skip: !useHydrated() });
  return isSuccess || isError;
}

/** The signed-in person, for pages that are for them alone. */
export interface SignedIn {
  readonly user: ReturnType<typeof selectUser>;
  /** The server has said that nobody is. */
  readonly isNobody: boolean;
  /** The server has said nothing: it is not known whether somebody is. */
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** The signed-in person. A failing server signs nobody out: the answer is then unknown, and requested again. */
export function useSignedIn(): SignedIn {
  const known = useAppSelector(selectSessionKnown);
  const user = useAppSelector(selectUser);
  const { error, isFetching, refetch } = useAccountsGetQuery(undefined, { skip: !useHydrated() });
  const isRefused = isApiFailure(error) && (error.status === 401 || error.status === 403);
  return {
    user,
    isNobody: user === null && (known || isRefused),
    failed: error !== undefined && !known && !isRefused,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

/** A basket of this visitor as it is known so far. */
export interface VisitorBasket {
  /** Undefined until the server has answered. */
  readonly basket: BasketAnswer | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The visitor's basket, favourites, or what they buy at once, in the currency that prices are shown in. */
export function useVisitorBasket(name: 'main' | 'favourites' | 'now'): VisitorBasket {
  const skip = !useHydrated();
  const currency = useAppSelector(selectCurrency);
  const { data, isError, refetch } = useBasketListQuery({ params: { name }, query: { currency } }, { skip });
  return { basket: data, failed: isError && data === undefined, retry: () => void refetch() };
}
