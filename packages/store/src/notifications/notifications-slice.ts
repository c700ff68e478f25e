import { addNotification, dismissNotification, type Notification } from '@omnis/models';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Notifications in the header and at the top right (storefront.md §4 Notifications). */
export interface NotificationsState {
  items: Notification[];
}

const initialState: NotificationsState = { items: [] };

/** Notifications; what replaces, merges and moves is decided by the models. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationReceived: (state, { payload }: PayloadAction<Notification>) => ({
      items: addNotification(state.items, payload),
    }),
    notificationDismissed: (state, { payload }: PayloadAction<Notification['id']>) => ({
      items: dismissNotification(state.items, payload),
    }),
    notificationsCleared: () => initialState,
  },
  selectors: {
    selectNotifications: createSelector(
      [
        ({ items }: NotificationsState) => items,
        (_state: NotificationsState, position: Notification['position']) => position,
      ],
      (items, position) => items.filter((item) => item.position === position),
    ),
  },
});

export const {
  /** Shows a notification, by the rules of its place. */
  notificationReceived,
  /** Takes one away, by its id. */
  notificationDismissed,
  /** Takes all away. */
  notificationsCleared,
} = notificationsSlice.actions;
export const {
  /** Notifications of one place. */
  selectNotifications,
} = notificationsSlice.selectors;
