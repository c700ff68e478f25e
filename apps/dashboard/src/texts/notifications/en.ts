/** Texts of notifications. */
const en = {
  notifications: 'Notifications',
  yourNotificationsCouldNotBeLoaded: 'Your notifications could not be loaded',
  tryAgain: 'Try again',
  notificationsUnread: 'Notifications, {unread} unread',
  newNotificationsCounted: { one: '{count} new notification', other: '{count} new notifications' },
  unread: '{unread} unread',
  allRead: 'All read',
  markAllAsRead: 'Mark all as read',
  newestNotifications: 'Newest notifications',
  nothingNew: 'Nothing new',
  nothingNewText: 'Orders, reviews and anything else that needs your attention will appear here.',
  seeAll: 'See all',
  loadingNotifications: 'Loading notifications',
  unreadMark: 'Unread:',
  delete: 'Delete: {title}',
  nothingOnThisPageAnyMore: 'Nothing on this page any more',
  toTheFirstPage: 'Go to the first page',
  youHaveReadEverything: 'You’re all caught up',
  youHaveReadEverythingText: 'New notifications will appear here.',
  showAllNotifications: 'Show all notifications',
  nothingHasHappenedYet: 'No notifications yet',
  nothingHasHappenedYetText:
    'We’ll tell you here and next to the bell when an order is paid, a review is waiting or something needs your attention.',
  notificationsText: 'Notifications about your store, kept for six months.',
  whichNotifications: 'Which notifications',
  notificationDeleted: 'Notification deleted',
  undo: 'Undo',
  all: 'All',
  unreadOnly: 'Unread',
} as const;

export default en;
