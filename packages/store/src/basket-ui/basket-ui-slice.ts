import { basketApi, type BasketAnswer, type CallArg } from '@omnis/api-client';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

/** A line that was added or grew, with how many. */
export interface AddedLine {
  key: string;
  quantity: number;
}

/** State around the basket on screen; its items live in the API cache. */
export interface BasketUiState {
  /** True when the basket panel is open. */
  open: boolean;
  /** Quantity by line of the basket as last answered; null before. */
  quantities: Record<string, number> | null;
  /** Lines that were last added, for the panel and its message. */
  lastAdded: AddedLine[];
  /** The last adding that had no good answer: its key, and the quantities before it, which it may have raised. */
  tried: { key: string; quantities: Record<string, number> } | null;
}

const initialState: BasketUiState = { open: false, quantities: null, lastAdded: [], tried: null };

const {
  basketAdd,
  basketApplyCoupon,
  basketBulkAdd,
  basketList,
  basketRemove,
  basketRemoveCoupon,
  basketSetGiftNote,
  basketUpdate,
} = basketApi.endpoints;

/** The key under which something is added once; undefined without one. */
const keyOf = ({ headers }: CallArg<'basket.add'> | CallArg<'basket.bulkAdd'>): string | undefined =>
  headers?.['Idempotency-Key'];

function remember(state: BasketUiState, { items }: BasketAnswer): void {
  state.quantities = Object.fromEntries(items.map(({ key, quantity }) => [key, quantity]));
}

/** The basket's panel, its badge, and what was added last (storefront.md §4 Cart). */
export const basketUiSlice = createSlice({
  name: 'basketUi',
  initialState,
  reducers: {
    basketOpened: (state, { payload }: PayloadAction<readonly AddedLine[] | undefined>) => {
      state.open = true;
      if (payload !== undefined) state.lastAdded = [...payload];
    },
    basketClosed: (state) => {
      state.open = false;
      state.lastAdded = [];
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(
        isAnyOf(basketAdd.matchFulfilled, basketBulkAdd.matchFulfilled),
        (state, { payload, meta }) => {
          if ((meta.arg.originalArgs.body.name ?? 'main') !== 'main') return;
          // A repeated request may already have succeeded: both attempts together count as one addition.
          const tried = state.tried?.key === keyOf(meta.arg.originalArgs) ? state.tried : null;
          const before = tried?.quantities ?? state.quantities ?? {};
          state.tried = null;
          state.lastAdded = payload.items.flatMap(({ key, quantity }) => {
            const added = quantity - (before[key] ?? 0);
            return added > 0 ? [{ key, quantity: added }] : [];
          });
          remember(state, payload);
        },
      )
      .addMatcher(isAnyOf(basketAdd.matchRejected, basketBulkAdd.matchRejected), (state, { meta }) => {
        const key = keyOf(meta.arg.originalArgs);
        if (key === undefined || key === state.tried?.key) return;
        state.tried = { key, quantities: state.quantities ?? {} };
      })
      .addMatcher(basketList.matchFulfilled, (state, { payload, meta }) => {
        if (meta.arg.originalArgs.params.name === 'main') remember(state, payload);
      })
      .addMatcher(basketRemove.matchFulfilled, (state, { payload, meta }) => {
        if ((meta.arg.originalArgs.body.name ?? 'main') === 'main') remember(state, payload);
      })
      .addMatcher(
        isAnyOf(
          basketUpdate.matchFulfilled,
          basketApplyCoupon.matchFulfilled,
          basketRemoveCoupon.matchFulfilled,
          basketSetGiftNote.matchFulfilled,
        ),
        (state, { payload }) => remember(state, payload),
      );
  },
  selectors: {
    selectBasketOpen: ({ open }) => open,
    selectBasketQuantity: ({ quantities }) =>
      quantities === null ? null : Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0),
    selectLastAdded: ({ lastAdded }) => lastAdded,
  },
});

export const {
  /** Opens the basket panel; what was added may be given, where it took several calls. */
  basketOpened,
  /** Closes the basket panel, and forgets what was added last. */
  basketClosed,
} = basketUiSlice.actions;
export const {
  /** Selects whether the basket panel is open. */
  selectBasketOpen,
  /** Sum of the quantities for the badge; null before the basket is known. */
  selectBasketQuantity,
  /** Selects the lines that were last added. */
  selectLastAdded,
} = basketUiSlice.selectors;
