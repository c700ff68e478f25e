import { productsApi } from '@omnis/api-client';
import { useAppDispatch } from '@omnis/store';
import { useEffect } from 'react';
import { listArg, shownPages, type Filters, type ListPlace } from './filters.ts';

/** Milliseconds that a list is held after it was left: who comes back later wants to see what is new. */
export const heldFor = 30 * 60_000;

/** Lets go of the list that is held. */
let release: (() => void) | null = null;

/**
 * Holds the list that is shown, all of its pages, until another one is: whoever goes back to it from a product that they
 * have read for a while finds it as it was, at once and without a network (storefront.md §2 /collection/, §9: one at a
 * time).
 *
 * @param isShown - false while the list is on its way
 */
export function useHeldList(filters: Filters, place: ListPlace, isShown: boolean): void {
  const dispatch = useAppDispatch();
  const { division, currency, collection, creator } = place;
  useEffect(() => {
    if (!isShown) return undefined;
    const scope = { division, currency, collection, creator };
    const held = shownPages(filters).map((page) =>
      dispatch(productsApi.endpoints.productsList.initiate(listArg(page, scope))),
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letGo = (): void => {
      clearTimeout(timer);
      for (const each of held) each.unsubscribe();
    };
    release?.();
    release = letGo;
    return () => {
      timer = setTimeout(letGo, heldFor);
    };
  }, [filters, division, currency, collection, creator, isShown, dispatch]);
}
