import { api, storeFrontApi } from '@omnis/api-client';
import { defaultCurrency, isCurrencyCode, type CurrencyCode } from '@omnis/models';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which currency the shopper sees prices in. */
export interface CurrencyState {
  /** Currency that the shopper has chosen, as the cookie `currency` holds it; null: none. */
  chosen: CurrencyCode | null;
  /** Currencies that the store sells in, its own first; null before the store is known. */
  available: CurrencyCode[] | null;
}

const initialState: CurrencyState = { chosen: null, available: null };

/** The currencies in a store's core data, which may come from a server's seed and is looked at with care. */
function offeredBy(core: unknown): CurrencyCode[] | null {
  if (typeof core !== 'object' || core === null || !('state' in core)) return null;
  const { state } = core;
  if (typeof state !== 'object' || state === null || !('currencies' in state)) return null;
  if (!Array.isArray(state.currencies)) return null;
  return state.currencies.flatMap((choice: unknown) =>
    typeof choice === 'object' && choice !== null && 'code' in choice && isCurrencyCode(choice.code)
      ? [choice.code]
      : [],
  );
}

/** The core data of a seeded cache entry; null for entries of other calls. */
function seededCore(entry: object): unknown {
  // The toolkit's action carries the entry's description, unlike its declared type.
  if (!('queryDescription' in entry) || !('value' in entry)) return null;
  const { queryDescription: query, value } = entry;
  if (typeof query !== 'object' || query === null || !('endpointName' in query)) return null;
  return query.endpointName === 'storeCoreData' ? value : null;
}

/** The currency (storefront.md §9): what was chosen if the store sells in it, else the store's own, else GBP. */
export const currencySlice = createSlice({
  name: 'currency',
  initialState,
  reducers: {
    currencyChosen: (state, { payload }: PayloadAction<CurrencyCode>) => {
      state.chosen = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(storeFrontApi.endpoints.storeCoreData.matchFulfilled, (state, { payload }) => {
        state.available = offeredBy(payload);
      })
      .addMatcher(api.util.upsertQueryEntries.match, (state, { payload }) => {
        for (const entry of payload) {
          const core = seededCore(entry);
          if (core !== null) state.available = offeredBy(core);
        }
      });
  },
  selectors: {
    selectCurrency: ({ chosen, available }): CurrencyCode => {
      if (chosen !== null && (available === null || available.includes(chosen))) return chosen;
      return available?.[0] ?? defaultCurrency;
    },
    selectCurrencies: ({ available }) => available ?? noCurrencies,
  },
});

const noCurrencies: readonly CurrencyCode[] = [];

export const {
  /** The shopper wants prices in this currency. */
  currencyChosen,
} = currencySlice.actions;
export const {
  /** The currency that prices are shown in. */
  selectCurrency,
  /** Currencies to choose from; empty before the store is known. */
  selectCurrencies,
} = currencySlice.selectors;
