import {
  addNotification,
  dismissNotification,
  openNotification,
  unreadNotifications,
  type Notification,
} from '@omnis/models';
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
    notificationRemoved: (state, { payload }: PayloadAction<Notification['id']>) => ({
      items: state.items.filter(({ id }) => id !== payload),
    }),
    notificationOpened: (
      state,
      { payload }: PayloadAction<{ readonly id: Notification['id']; readonly openedAt: string }>,
    ) => ({ items: openNotification(state.items, payload) }),
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
    selectNotificationCount: ({ items }) => items.length,
    selectUnreadCount: ({ items }) => unreadNotifications(items),
  },
});

export const {
  /** Shows a notification, by the rules of its place. */
  notificationReceived,
  /** Sends one away, by its id: from the page into the header where it leads nowhere, else altogether. */
  notificationDismissed,
  /** Takes one away altogether, by its id. */
  notificationRemoved,
  /** Notes when one was read. */
  notificationOpened,
  /** Takes all away. */
  notificationsCleared,
} = notificationsSlice.actions;
export const {
  /** Notifications of one place. */
  selectNotifications,
  /** Selects the number of notifications, wherever they are. */
  selectNotificationCount,
  /** Selects the number of unread ones. */
  selectUnreadCount,
} = notificationsSlice.selectors;
