import { basketApi, errorText } from '@omnis/api-client';
import {
  selectCurrency,
  selectFavouriteCount,
  selectFavouriteKey,
  selectFavouriteStatus,
  useAppSelector,
  useAppStore,
  type FavouriteStatus,
  type OmnisStore,
} from '@omnis/store';
import { snackbars } from '@omnis/shop-kit';
import { noteKept } from './first-favourite.ts';

/** Favourite to keep: the product, and the chosen colour and size, if any. */
export interface FavouriteChoice {
  readonly urlName: string;
  readonly colour?: string;
  readonly size?: string;
  /** Told that it is no favourite any more, with the way to keep it again. */
  readonly onRemoved?: ((keepAgain: () => void) => void) | undefined;
}

/** A product as a favourite. */
export interface Favourite {
  readonly status: FavouriteStatus;
  readonly toggle: () => void;
}

const untracked = { track: false } as const;

/** Adds or removes a favourite; a refusal shows its message (storefront.md §8) and takes the change back. */
async function toggleFavourite(store: OmnisStore, choice: FavouriteChoice): Promise<void> {
  const { urlName, colour = '', size = '', onRemoved } = choice;
  const state = store.getState();
  const product = { productUrl: urlName };
  if (selectFavouriteStatus(state, product) === 'pending') return;
  const query = { currency: selectCurrency(state) };
  const key = selectFavouriteKey(state, product);
  const { basketAdd, basketRemove } = basketApi.endpoints;
  const item = { ...product, productColor: colour, productSize: size };
  const adding = () =>
    store.dispatch(basketAdd.initiate({ query, body: { item, name: 'favourites' } }, untracked));
  const removing = (line: string) =>
    store.dispatch(basketRemove.initiate({ query, body: { key: line, name: 'favourites' } }, untracked));
  const { error } = await (key === null ? adding() : removing(key));
  if (error !== undefined) snackbars.show({ text: errorText(error), tone: 'error' });
  else if (key === null) noteKept(selectFavouriteCount(store.getState()));
  else onRemoved?.(() => void toggleFavourite(store, choice));
}

/** State of a product as a favourite (pending at once, then confirmed by the server), and the way to change it. */
export function useFavourite(choice: FavouriteChoice): Favourite {
  // No mutation hooks: a page shows dozens of hearts, and only the one that is pressed calls.
  const store = useAppStore();
  const status = useAppSelector((state) => selectFavouriteStatus(state, { productUrl: choice.urlName }));
  return { status, toggle: () => void toggleFavourite(store, choice) };
}
