import { api } from '@omnis/api-client';
import { combineSlices, type Reducer, type ReducersMapObject, type UnknownAction } from '@reduxjs/toolkit';
import { basketUiSlice } from './basket-ui/basket-ui-slice.ts';
import { currencySlice } from './currency/currency-slice.ts';
import { favouritesSlice } from './favourites/favourites-slice.ts';
import { notificationsSlice } from './notifications/notifications-slice.ts';
import { sessionSlice } from './session/session-slice.ts';
import { uiSlice } from './ui/ui-slice.ts';

/** The slices of every store. */
const slices = [
  api,
  sessionSlice,
  basketUiSlice,
  favouritesSlice,
  uiSlice,
  notificationsSlice,
  currencySlice,
] as const;

/** The layout that the three apps share. */
export const rootReducer = combineSlices(...slices);

/** State of the store. */
export type RootState = ReturnType<typeof rootReducer>;

/**
 * The shared layout with slices of an app of its own beside it.
 *
 * @throws Error when a name is one of the shared slices, whose state it would take over
 */
export function reducerWith(own: ReducersMapObject): Reducer<RootState, UnknownAction, Partial<RootState>> {
  const taken = slices.find(({ reducerPath }) => Object.hasOwn(own, reducerPath));
  if (taken)
    throw new Error(`The reducer "${taken.reducerPath}" is one of the store’s own. Name yours differently.`);
  return combineSlices(...slices, own);
}
