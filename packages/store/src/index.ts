export {
  basketClosed,
  basketOpened,
  selectBasketOpen,
  selectBasketQuantity,
  selectLastAdded,
  type AddedLine,
  type BasketUiState,
} from './basket-ui/basket-ui-slice.ts';
export {
  createOmnisStore,
  type AppDispatch,
  type OmnisStore,
  type OmnisStoreOptions,
  type OmnisStoreWith,
  type OwnReducers,
} from './create-omnis-store.ts';
export {
  currencyChosen,
  selectCurrencies,
  selectCurrency,
  type CurrencyState,
} from './currency/currency-slice.ts';
export {
  selectFavouriteCount,
  selectFavouriteKey,
  selectFavouriteStatus,
  type ConfirmedFavourite,
  type FavouritesState,
  type FavouriteStatus,
  type ProductRef,
} from './favourites/favourites-slice.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';
export { connectBrowser, seedQueries, type SeedEntry } from './hydration.ts';
export type { ListenerPorts } from './listeners.ts';
export { createPageStore, type PageStoreOptions } from './page-store.ts';
export {
  notificationDismissed,
  notificationOpened,
  notificationReceived,
  notificationRemoved,
  notificationsCleared,
  selectNotificationCount,
  selectNotifications,
  selectUnreadCount,
  type NotificationsState,
} from './notifications/notifications-slice.ts';
export {
  createAppearance,
  createPreference,
  type Preference,
  type PreferenceOptions,
} from './preferences/preference.ts';
export type { RootState } from './root-reducer.ts';
export { sessionContext, type SessionContextOptions } from './session/session-access.ts';
export {
  selectActiveStore,
  selectManagedStores,
  selectPermissions,
  selectSessionKnown,
  selectInternalSubdomain,
  selectUser,
  sessionEnded,
  type SessionState,
} from './session/session-slice.ts';
export { snackbarRequested, type Snackbar } from './snackbars/snackbar-actions.ts';
export {
  allElementsClosed,
  elementClosed,
  elementOpened,
  elementRegistered,
  elementToggled,
  refreshNeeded,
  routeChanged,
  selectActiveTab,
  selectElementOpen,
  selectNeedRefresh,
  selectSidebarOpen,
  sidebarClosed,
  sidebarFixed,
  sidebarOpened,
  tabActivated,
  viewportChanged,
  type UiState,
} from './ui/ui-slice.ts';
