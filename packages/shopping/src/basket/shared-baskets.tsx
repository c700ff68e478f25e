import { api, visitorTags } from '@omnis/api-client';
import { useAppDispatch } from '@omnis/store';
import { divisionOf, useCore, useVisitorBasket } from '@omnis/shop-kit';
import { useEffect } from 'react';

/** Where a browser's windows tell each other what is in the baskets, by store. */
const keyOf = (division: number): string => `omnis.baskets.${division}`;

/** The part of a basket that is compared. */
export interface Held {
  readonly items: readonly { readonly key: string; readonly quantity: number }[];
  readonly coupon: { readonly code: string } | null;
}

/** Mark of the baskets' contents, in whatever currency: two windows have the same mark where they show the same. */
export function basketMark(main: Held, favourites: Held): string {
  const held = JSON.stringify([
    main.items.map(({ key, quantity }) => [key, quantity]),
    main.coupon?.code ?? null,
    favourites.items.map(({ key }) => key),
  ]);
  let mark = 0;
  for (let at = 0; at < held.length; at += 1) mark = (Math.imul(mark, 31) + held.charCodeAt(at)) | 0;
  return mark.toString(36);
}

function readMark(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeMark(key: string, mark: string): void {
  try {
    if (localStorage.getItem(key) !== mark) localStorage.setItem(key, mark);
  } catch {
    // Private windows may refuse; then each window knows of its own changes.
  }
}

/**
 * Keeps a shopper's windows at one basket and one list of favourites, as they are one at the server: what is put in or
 * ordered in one is read anew by the others. It shows nothing.
 */
export function SharedBaskets(): null {
  const dispatch = useAppDispatch();
  const key = keyOf(divisionOf(useCore()));
  const { basket: main } = useVisitorBasket('main');
  const { basket: favourites } = useVisitorBasket('favourites');
  const own = main && favourites ? basketMark(main, favourites) : undefined;
  useEffect(() => {
    if (own !== undefined) writeMark(key, own);
  }, [key, own]);
  useEffect(() => {
    if (own === undefined) return undefined;
    const look = (): void => {
      const known = readMark(key);
      if (known !== null && known !== own) dispatch(api.util.invalidateTags([...visitorTags]));
    };
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) look();
    };
    // A page that the browser had put away has heard nothing meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) look();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
    };
  }, [dispatch, key, own]);
  return null;
}
