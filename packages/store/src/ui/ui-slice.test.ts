import { describe, expect, it } from 'vitest';
import {
  allElementsClosed,
  createOmnisStore,
  elementClosed,
  elementOpened,
  elementRegistered,
  elementToggled,
  notificationDismissed,
  notificationOpened,
  notificationReceived,
  notificationRemoved,
  refreshNeeded,
  routeChanged,
  selectActiveTab,
  selectElementOpen,
  selectNeedRefresh,
  selectNotificationCount,
  selectNotifications,
  selectSidebarOpen,
  selectUnreadCount,
  sidebarFixed,
  sidebarOpened,
  tabActivated,
  viewportChanged,
} from '../index.ts';
import { notificationSchema } from '@omnis/models';

describe('UI elements and tabs', () => {
  it('ST11 elements are registered closed, then opened, toggled and closed unless that is prevented', () => {
    const store = createOmnisStore({ app: 'storefront' });
    const open = () => selectElementOpen(store.getState(), 'menu');
    store.dispatch(elementRegistered('menu'));
    expect(open()).toBe(false);
    store.dispatch(elementOpened('menu'));
    store.dispatch(elementRegistered('menu'));
    expect(open()).toBe(true);
    store.dispatch(elementClosed({ name: 'menu', prevented: true }));
    expect(open()).toBe(true);
    store.dispatch(elementClosed({ name: 'menu' }));
    expect(open()).toBe(false);
    store.dispatch(elementToggled('menu'));
    expect(open()).toBe(true);
    store.dispatch(allElementsClosed());
    expect(open()).toBe(false);
  });

  it('ST12 a group has one active tab', () => {
    const store = createOmnisStore({ app: 'storefront' });
    store.dispatch(tabActivated({ group: 'product', tab: 'details' }));
    store.dispatch(tabActivated({ group: 'product', tab: 'reviews' }));
    expect(selectActiveTab(store.getState(), 'product')).toBe('reviews');
  });

  it('ST13 the sidebar closes on a route change, and stays closed when large and fixed', () => {
    const store = createOmnisStore({ app: 'dashboard' });
    const open = () => selectSidebarOpen(store.getState());
    store.dispatch(sidebarOpened());
    expect(open()).toBe(true);
    store.dispatch(routeChanged());
    expect(open()).toBe(false);
    store.dispatch(sidebarFixed(true));
    store.dispatch(sidebarOpened());
    expect(open()).toBe(true);
    store.dispatch(viewportChanged({ large: true }));
    expect(open()).toBe(false);
    store.dispatch(sidebarOpened());
    expect(open()).toBe(false);
  });
});

it('ST18 a new version that waits is told until the page is loaded anew', () => {
  const store = createOmnisStore({ app: 'storefront' });
  expect(selectNeedRefresh(store.getState())).toBe(false);
  store.dispatch(refreshNeeded());
  store.dispatch(routeChanged());
  expect(selectNeedRefresh(store.getState())).toBe(true);
});

describe('notifications', () => {
  it('ST14 move to the header when dismissed without href, and replace by tag', () => {
    const store = createOmnisStore({ app: 'storefront' });
    const notification = (id: number, rest: object = {}) =>
      notificationSchema.parse({ id, tag: 'offer', ...rest });
    store.dispatch(notificationReceived(notification(1)));
    store.dispatch(notificationDismissed(1));
    expect(selectNotifications(store.getState(), 'header').map(({ id }) => id)).toEqual([1]);
    store.dispatch(notificationReceived(notification(2, { replacePrevious: true })));
    expect(selectNotifications(store.getState(), 'header')).toEqual([]);
    expect(selectNotifications(store.getState(), 'top-right').map(({ id }) => id)).toEqual([2]);
  });

  it('ST14 are unread until they are opened, and go altogether when they are removed', () => {
    const store = createOmnisStore({ app: 'storefront' });
    const counts = () => [selectNotificationCount(store.getState()), selectUnreadCount(store.getState())];
    for (const id of [1, 2]) store.dispatch(notificationReceived(notificationSchema.parse({ id })));
    expect(counts()).toEqual([2, 2]);
    store.dispatch(notificationOpened({ id: 1, openedAt: '2026-01-01T00:00:00Z' }));
    expect(counts()).toEqual([2, 1]);
    store.dispatch(notificationRemoved(2));
    expect(counts()).toEqual([1, 0]);
  });
});
