import { createOmnisStore, notificationReceived, selectNotifications, selectUnreadCount } from '@omnis/store';
import {
  actionEvent,
  hearActions,
  makeNotification,
  type NotificationStart,
  snackbars,
} from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as View from '@omnis/shop-kit/view';
import { offerNotification } from '../offer/offer-notification.ts';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsHost } from './notifications-host.tsx';
import { actionKind } from './run-action.ts';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({ editorOrigin: 'https://omnis.example' }),
}));

const answer = vi.fn<typeof fetch>();
beforeEach(() => {
  document.title = 'Tees – Shop';
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show() {
  const store = createOmnisStore({ app: 'storefront' });
  render(
    <Provider store={store}>
      <NotificationBell />
      <main id="main" tabIndex={-1} />
      <NotificationsHost />
    </Provider>,
  );
  const give = (start: NotificationStart) =>
    act(async () => void store.dispatch(notificationReceived(makeNotification(start))));
  const inHeader = () => selectNotifications(store.getState(), 'header').map(({ id }) => id);
  const unread = () => selectUnreadCount(store.getState());
  return { store, give, inHeader, unread };
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const action = { primary: true, forcePro: false };

describe('notifications of the shop (storefront.md §4)', () => {
  it('stand on the page, then in the header, and go; the title counts the unread ones', async () => {
    const { give, inHeader } = show();
    expect(document.body.textContent).toBe('');
    await give({ id: 1, title: 'On its way', body: 'Your order was sent.' });
    expect(await screen.findByRole('region', { name: 'On its way' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('(1) Tees – Shop'));
    await press('Close');
    expect(screen.queryByRole('region', { name: 'On its way' })).toBeNull();
    expect([inHeader(), document.title]).toEqual([[1], 'Tees – Shop']);
    await screen.findByRole('button', { name: 'Notifications, 1' });
    await press('Notifications, 1');
    act(() => screen.getByRole('button', { name: 'Dismiss “On its way”' }).focus());
    await press('Dismiss “On its way”');
    expect(inHeader()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull());
    expect(document.activeElement).toBe(document.getElementById('main'));
  });

  it('give the keyboard back as they go: to where it came from, or to the page', async () => {
    const { give } = show();
    const main = document.getElementById('main');
    const close = () => screen.getByRole('button', { name: 'Close' });
    await give({ id: 1, title: 'New in', href: '/new/' });
    await screen.findByRole('region', { name: 'New in' });
    act(() => close().focus());
    fireEvent.keyDown(close(), { key: 'Escape' });
    expect(document.activeElement).toBe(main);
    await give({ id: 2, title: 'On its way' });
    await screen.findByRole('region', { name: 'On its way' });
    act(() => close().focus());
    await press('Close');
    expect(document.activeElement).toBe(main);
    await give({ id: 3, title: 'Sale', href: '/sale/' });
    await screen.findByRole('region', { name: 'Sale' });
    const bell = await screen.findByRole('button', { name: 'Notifications, 1' });
    act(() => bell.focus());
    act(() => close().focus());
    await press('Close');
    expect(document.activeElement).toBe(bell);
  });

  it('go at once where they lead somewhere; bad links are replaced', async () => {
    const { give, inHeader } = show();
    await give({ id: 1, title: 'New in', href: 'javascript:alert(1)' });
    const link = await screen.findByRole('link', { name: 'New in' });
    expect(link.getAttribute('href')).toBe('https://omnis.example/404/');
    await press('Close');
    expect([inHeader(), screen.queryByRole('link')]).toEqual([[], null]);
  });

  it('in the header are read when the bell is opened', async () => {
    const { give, unread } = show();
    await give({ id: 1, title: 'A', position: 'header' });
    await give({ id: 2, title: 'B', position: 'header' });
    expect(unread()).toBe(2);
    await screen.findByRole('button', { name: 'Notifications, 2' });
    await press('Notifications, 2');
    expect(unread()).toBe(0);
  });

  it('send their data with an action of an address, and say when that failed', async () => {
    const { give, inHeader } = show();
    const said = vi.spyOn(snackbars, 'show');
    const href = 'https://shop.example/answer';
    await give({ id: 1, title: 'Well?', data: { order: 7 }, actions: [{ text: 'Yes', href, ...action }] });
    await screen.findByRole('region', { name: 'Well?' });
    answer.mockResolvedValueOnce(new Response('', { status: 500 }));
    await press('Yes');
    expect(said).toHaveBeenCalledExactlyOnceWith({
      text: 'Oops... Something went wrong, please try again later',
      tone: 'error',
    });
    answer.mockResolvedValueOnce(new Response('{}'));
    await press('Yes');
    const [url, request] = answer.mock.calls[1] ?? [];
    expect([url instanceof URL && url.href, request?.method, request?.body]).toEqual([
      href,
      'POST',
      '{"order":7}',
    ]);
    expect(inHeader()).toEqual([1]);
  });

  it('trigger actions of the page, and keep those for pro stores to themselves', async () => {
    const { give } = show();
    const heard = vi.fn();
    const onAction = (event: Event) => heard(event instanceof CustomEvent && event.detail);
    window.addEventListener(actionEvent, onAction);
    hearActions();
    const actions = [
      { text: 'Chat', href: '@open-chat', ...action },
      { text: 'Upgrade', href: '/plans/', ...action, forcePro: true },
    ];
    await give({ id: 1, title: 'Questions?', actions });
    await screen.findByRole('region', { name: 'Questions?' });
    await press('Chat');
    window.removeEventListener(actionEvent, onAction);
    expect(heard).toHaveBeenCalledExactlyOnceWith('open-chat');
    expect(screen.queryByText('Upgrade')).toBeNull();
  });

  it('that are forms come back from the header onto the page', async () => {
    const { store, inHeader } = show();
    const offer = offerNotification({ title: '10% off', copy: 'News', subscribe: 'Subscribe' });
    act(() => void store.dispatch(notificationReceived({ ...offer, position: 'header', tag: 'other' })));
    await screen.findByRole('button', { name: 'Notifications, 1' });
    await press('Notifications, 1');
    await press('Subscribe');
    expect(inHeader()).toEqual([]);
    const card = await screen.findByRole('region', { name: '10% off' });
    expect(card.contains(document.activeElement)).toBe(true);
  });

  it.each([
    ['https://a.example/x', 'post'],
    ['HTTP://a.example/x', 'post'],
    ['@open-chat', 'trigger'],
    ['/basket/', 'link'],
    ['javascript:alert(1)', 'link'],
    ['', 'link'],
  ] as const)('an action %s is a %s', (href, kind) => {
    expect(actionKind({ href })).toBe(kind);
  });
});
