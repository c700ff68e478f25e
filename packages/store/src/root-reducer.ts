import { api } from '@omnis/api-client';
import { combineSlices } from '@reduxjs/toolkit';
import { basketUiSlice } from './basket-ui/basket-ui-slice.ts';
import { currencySlice } from './currency/currency-slice.ts';
import { favouritesSlice } from './favourites/favourites-slice.ts';
import { notificationsSlice } from './notifications/notifications-slice.ts';
import { sessionSlice } from './session/session-slice.ts';
import { uiSlice } from './ui/ui-slice.ts';

/** The layout that the three apps share. */
export const rootReducer = combineSlices(
  api,
  sessionSlice,
  basketUiSlice,
  favouritesSlice,
  uiSlice,
  notificationsSlice,
  currencySlice,
);

/** State of the store. */
export type RootState = ReturnType<typeof rootReducer>;
