import { describe, expect, it } from 'vitest';
import {
  addNotification,
  dismissNotification,
  openNotification,
  readRelated,
  unreadNotifications,
  type NotificationState,
} from './notifications.ts';
import {
  addedItems,
  availableCurrencies,
  breadcrumbKinds,
  liveChatGroups,
  searchDestination,
  totalQuantity,
  userStatusName,
  userStatuses,
} from './store.ts';

describe('store', () => {
  it('STORE1 sells in the plugin’s currency and its comma list', () => {
    const plugin = { enabled: true, currency: 'GBP', currencies: 'GBP, usd,EUR,QQQ,,JPY' } as const;
    expect(availableCurrencies(plugin)).toEqual(['GBP', 'USD', 'EUR', 'JPY']);
    expect(availableCurrencies({ ...plugin, enabled: false }, 'EUR')).toEqual(['EUR']);
    expect(availableCurrencies(undefined)).toEqual(['GBP']);
  });

  it('STORE2 counts a basket', () => {
    expect(totalQuantity([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
    expect(totalQuantity([])).toBe(0);
  });

  it('STORE3 leads a search on, whatever its case', () => {
    const redirects = [{ searchTerm: 'Tote Bags', destinationUrl: '/collection/totes/' }];
    expect(searchDestination(' tote bags ', redirects)).toBe('/collection/totes/');
    expect(searchDestination('tote', redirects)).toBeNull();
    expect(searchDestination('', [{ searchTerm: '', destinationUrl: '/x/' }])).toBeNull();
  });

  it('STORE4 holds the spec’s lists', () => {
    expect(breadcrumbKinds).toEqual(
      'page, url-param, collection, product, blog-post, blog-tag, plugin'.split(', '),
    );
    expect(liveChatGroups).toEqual({ pro: 1, integrations: 2, support: 3, studio: 4 });
    expect(userStatuses.map(({ value, name }) => `${value} ${name}`)).toEqual([
      '0 Enabled',
      'null Pending',
      '-1 Disabled',
    ]);
    expect([userStatusName(0), userStatusName(null), userStatusName(-1)]).toEqual([
      'Enabled',
      'Pending',
      'Disabled',
    ]);
  });

  it('STORE5 finds what came into a basket', () => {
    const before = [
      { key: 'a', quantity: 1 },
      { key: 'b', quantity: 2 },
    ];
    const after = [
      { key: 'a', quantity: 3, name: 'Tee' },
      { key: 'b', quantity: 1, name: 'Tote' },
      { key: 'c', quantity: 1, name: 'Cap' },
    ];
    expect(addedItems(before, after)).toEqual([
      { key: 'a', quantity: 2, name: 'Tee' },
      { key: 'c', quantity: 1, name: 'Cap' },
    ]);
    expect(addedItems(after, after)).toEqual([]);
  });
});

describe('notifications', () => {
  const note = (id: number, change: Partial<NotificationState> = {}): NotificationState => ({
    id,
    tag: 'order',
    href: '/x/',
    position: 'top-right',
    replacePrevious: false,
    mergable: false,
    ...change,
  });

  it('NOTE1 one with the same id replaces the old one', () => {
    expect(addNotification([note(1), note(2)], note(1, { href: '/y/' }))).toEqual([
      note(2),
      note(1, { href: '/y/' }),
    ]);
  });

  it.each([{ replacePrevious: true }, { mergable: true }])(
    'NOTE2 %j removes earlier ones with its tag',
    (change) => {
      const list = [note(1), note(2, { tag: 'other' })];
      expect(addNotification(list, note(3, change)).map(({ id }) => id)).toEqual([2, 3]);
      expect(addNotification(list, note(3)).map(({ id }) => id)).toEqual([1, 2, 3]);
      expect(
        addNotification([note(1, { tag: '' })], note(3, { ...change, tag: '' })).map(({ id }) => id),
      ).toEqual([1, 3]);
    },
  );

  it('NOTE3 without href it moves to the header before it goes', () => {
    const plain = note(1, { href: '' });
    const moved = dismissNotification([plain, note(2)], 1);
    expect(moved).toEqual([{ ...plain, position: 'header' }, note(2)]);
    expect(dismissNotification(moved, 1)).toEqual([note(2)]);
    expect(dismissNotification([note(2)], 2)).toEqual([]);
  });

  it('NOTE5 it is unread until it is opened, once, or deleted', () => {
    const unread = { openedAt: null, deletedAt: null };
    const list = [
      { id: 1, ...unread },
      { id: 'b', ...unread },
      { id: 3, ...unread, deletedAt: '2026-01-01T00:00:00Z' },
    ];
    expect([unreadNotifications([]), unreadNotifications(list)]).toEqual([0, 2]);
    const opened = openNotification(list, { id: 'b', openedAt: '2026-01-02T00:00:00Z' });
    expect(unreadNotifications(opened)).toBe(1);
    expect(openNotification(opened, { id: 'b', openedAt: '2026-01-03T00:00:00Z' })).toEqual(opened);
    expect(list[1]?.openedAt).toBeNull();
  });

  it.each([
    ['product|7', { type: 'product', id: '7' }],
    ['product|3f2a-b', { type: 'product', id: '3f2a-b' }],
    ['product|', null],
    ['product', null],
    ['|7', null],
    ['product|7|8', null],
    ['product|<b>', null],
    ['', null],
  ])('NOTE4 the builder’s related %j is %j', (related, expected) => {
    expect(readRelated(related)).toEqual(expected);
  });
});
