import { createSlice } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createOmnisStore, selectCurrency } from './index.ts';

describe('slices of an app', () => {
  const toursSlice = createSlice({
    name: 'tours',
    initialState: { step: 0 },
    reducers: { moved: (state) => ({ step: state.step + 1 }) },
  });

  it('ST19 stand beside the shared ones, with middleware of the app', () => {
    const seen: unknown[] = [];
    const store = createOmnisStore({
      app: 'tours',
      reducers: { tours: toursSlice.reducer },
      preloaded: { tours: { step: 4 }, currency: { chosen: 'USD', available: null } },
      middleware: [
        () => (next) => (action) => {
          seen.push(action);
          return next(action);
        },
      ],
    });
    store.dispatch(toursSlice.actions.moved());
    const { step } = store.getState().tours;
    expect(step).toBe(5);
    expect(selectCurrency(store.getState())).toBe('USD');
    expect(seen).toContainEqual(toursSlice.actions.moved());
  });

  it('ST19 cannot take the name of a shared one', () => {
    expect(() => createOmnisStore({ app: 'tours', reducers: { currency: toursSlice.reducer } })).toThrow(
      'The reducer "currency" is one of the store’s own. Name yours differently.',
    );
  });
});
