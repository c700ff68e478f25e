import { basketApi, type BasketAnswer } from '@omnis/api-client';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';

/** How a product is named: by its id, its url name, or both. */
export interface ProductRef {
  productId?: number;
  productUrl?: string;
}

/** A favourite that the server knows. */
export interface ConfirmedFavourite {
  key: string;
  productId: number;
  productUrl: string;
}

/** Favourites as the heart shows them (platform.md §4 Favourites). */
export interface FavouritesState {
  /** Favourites that the server has confirmed; null before it was asked. */
  confirmed: ConfirmedFavourite[] | null;
  /** Being added, by request. */
  adding: Record<string, ProductRef>;
  /** Keys of lines being removed, by request. */
  removing: Record<string, string>;
}

/** State of a product as a favourite: `pending` between the click and the server's answer. */
export type FavouriteStatus = 'none' | 'pending' | 'confirmed';

const initialState: FavouritesState = { confirmed: null, adding: {}, removing: {} };

const { basketAdd, basketList, basketRecoverFavourites, basketRemove } = basketApi.endpoints;

function confirm(state: FavouritesState, { items }: BasketAnswer): void {
  state.confirmed = items.map(({ key, productId, productUrl }) => ({ key, productId, productUrl }));
}

function isSame(left: ProductRef, right: ProductRef): boolean {
  if (left.productId !== undefined && right.productId !== undefined)
    return left.productId === right.productId;
  return left.productUrl !== undefined && left.productUrl === right.productUrl;
}

/** A product id as the call takes it: a number, or its text. */
function idOf(value: unknown): number | undefined {
  const id = typeof value === 'string' ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) ? id : undefined;
}

/** Favourites: pending at once, then confirmed by the server's answer, rolled back when it refuses. */
export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(basketAdd.matchPending, (state, { meta }) => {
        const { name, item } = meta.arg.originalArgs.body;
        if (name !== 'favourites') return;
        state.adding[meta.requestId] = { productId: idOf(item.productId), productUrl: item.productUrl };
      })
      .addMatcher(basketRemove.matchPending, (state, { meta }) => {
        const { name, key } = meta.arg.originalArgs.body;
        if (name === 'favourites') state.removing[meta.requestId] = key;
      })
      .addMatcher(
        isAnyOf(
          basketAdd.matchRejected,
          basketAdd.matchFulfilled,
          basketRemove.matchRejected,
          basketRemove.matchFulfilled,
        ),
        (state, { meta }) => {
          delete state.adding[meta.requestId];
          delete state.removing[meta.requestId];
        },
      )
      .addMatcher(
        isAnyOf(basketAdd.matchFulfilled, basketRemove.matchFulfilled),
        (state, { payload, meta }) => {
          if (meta.arg.originalArgs.body.name === 'favourites') confirm(state, payload);
        },
      )
      .addMatcher(basketRecoverFavourites.matchFulfilled, (state, { payload }) => confirm(state, payload))
      .addMatcher(basketList.matchFulfilled, (state, { payload, meta }) => {
        if (meta.arg.originalArgs.params.name === 'favourites') confirm(state, payload);
      });
  },
  selectors: {
    selectFavouriteStatus: (state, product: ProductRef): FavouriteStatus => {
      if (Object.values(state.adding).some((ref) => isSame(ref, product))) return 'pending';
      return confirmedLine(state, product) === undefined ? 'none' : 'confirmed';
    },
    selectFavouriteKey: (state, product: ProductRef): string | null =>
      confirmedLine(state, product)?.key ?? null,
    selectFavouriteCount: (state): number => {
      const kept = (state.confirmed ?? []).filter(({ key }) => !Object.values(state.removing).includes(key));
      const fresh = Object.values(state.adding).filter((ref) => !kept.some((line) => isSame(ref, line)));
      return kept.length + fresh.length;
    },
  },
});

function confirmedLine(
  { confirmed, removing }: FavouritesState,
  product: ProductRef,
): ConfirmedFavourite | undefined {
  const gone = Object.values(removing);
  return confirmed?.find((line) => isSame(line, product) && !gone.includes(line.key));
}

export const {
  /** Selects the state of a product as a favourite, pending changes included. */
  selectFavouriteStatus,
  /** Key with which a favourite is removed; null for none. */
  selectFavouriteKey,
  /** Selects the number of favourites, pending changes included. */
  selectFavouriteCount,
} = favouritesSlice.selectors;
