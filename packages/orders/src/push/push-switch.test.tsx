import type * as Client from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { overlayEvent, problemEvent } from '@omnis/shop-kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Visitor from '@omnis/shop-kit/visitor';
import PushSwitch from './push-switch.tsx';

const browser = vi.hoisted(() => ({
  supported: true,
  permission: 'default',
  endpoint: '',
  subscribe: vi.fn<() => Promise<object>>(),
}));
const server = vi.hoisted(() => ({ subscribed: false, stays: false, sent: vi.fn() }));

vi.mock('./push-support.ts', () => ({ isPushSupported: () => browser.supported }));
vi.mock('./browser-push.ts', () => ({
  pushPermission: () => browser.permission,
  ownSubscription: async () =>
    browser.endpoint === '' ? null : { endpoint: browser.endpoint, unsubscribe: async () => true },
  subscribeBrowser: browser.subscribe,
}));
vi.mock('@omnis/shop-kit/visitor', async (original) => ({
  ...(await original<typeof Visitor>()),
  useVisitorKnown: () => true,
}));
vi.mock('@omnis/api-client', async (original) => {
  const mutation = (name: string, answer: () => object) => {
    const send = (arg: unknown) => {
      server.sent(name, arg);
      return { unwrap: async () => answer() };
    };
    return () => [send];
  };
  return {
    ...(await original<typeof Client>()),
    useNotificationsKeyMutation: mutation('key', () => ({ publicKey: 'k' })),
    useNotificationsSubscribeMutation: mutation('subscribe', () => ({ subscribed: true })),
    useNotificationsFindMutation: mutation('find', () => ({ subscribed: server.subscribed })),
    useNotificationsUnsubscribeMutation: mutation('unsubscribe', () => ({ stays: server.stays })),
  };
});

beforeEach(() => {
  Object.assign(browser, { supported: true, permission: 'default', endpoint: '' });
  Object.assign(server, { subscribed: false, stays: false });
  server.sent.mockClear();
  browser.subscribe.mockReset().mockResolvedValue({ endpoint: 'https://push.example/1' });
  vi.stubGlobal('Notification', { requestPermission: async () => browser.permission });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(props: { orderHash?: string; onlyOff?: boolean } = { orderHash: 'abc' }): void {
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <PushSwitch {...props} />
    </Provider>,
  );
}

/** The button, once it can be pressed. */
async function button(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('button', { name });
  await vi.waitFor(() => expect(found).toHaveProperty('disabled', false));
  return found;
}
const sentNames = () => server.sent.mock.calls.map(([name]) => String(name));

describe('OD11 messages of an order to this browser (platform.md §4 Notification permission)', () => {
  it('default: nobody is asked before they press; granted: the browser is subscribed for the order', async () => {
    show();
    const offer = await button('Tell me when it ships');
    expect(sentNames()).toEqual([]);
    browser.permission = 'granted';
    fireEvent.click(offer);
    await button('Turn off notifications');
    expect(server.sent).toHaveBeenLastCalledWith('subscribe', {
      body: { subscription: { endpoint: 'https://push.example/1' }, orderHash: 'abc' },
    });
  });

  it('granted before: it is on where the shop knows this browser, and can be ended', async () => {
    Object.assign(browser, { permission: 'granted', endpoint: 'https://push.example/1' });
    server.subscribed = true;
    show();
    fireEvent.click(await button('Turn off notifications'));
    await button('Tell me when it ships');
    expect(sentNames()).toEqual(['find', 'unsubscribe']);
  });

  it('denied: it says so, and offers nothing that would not work', async () => {
    browser.permission = 'denied';
    show();
    await screen.findByText(/are blocked in this browser/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a question that is closed turns nothing on', async () => {
    show();
    fireEvent.click(await button('Tell me when it ships'));
    await screen.findByText(/haven’t allowed notifications/);
    expect(sentNames()).toEqual([]);
  });

  it('a browser that knows no messages opens the dialog that says so', async () => {
    browser.supported = false;
    const asked: unknown[] = [];
    const onAsk = (event: Event) => asked.push(event instanceof CustomEvent && event.detail);
    window.addEventListener(overlayEvent, onAsk);
    show();
    fireEvent.click(await button('Tell me when it ships'));
    window.removeEventListener(overlayEvent, onAsk);
    expect(asked).toEqual([{ act: 'open', name: 'push-not-supported' }]);
  });

  it('a subscription that fails is logged, and can be tried again (platform.md §8)', async () => {
    const problems: unknown[] = [];
    const onProblem = (event: Event) => problems.push(event instanceof CustomEvent && event.detail);
    window.addEventListener(problemEvent, onProblem);
    browser.permission = 'granted';
    browser.subscribe.mockRejectedValueOnce(new DOMException('no service', 'AbortError'));
    show();
    fireEvent.click(await button('Tell me when it ships'));
    await screen.findByText(/That didn’t work/);
    window.removeEventListener(problemEvent, onProblem);
    expect(problems).toMatchObject([
      { code: 'push-subscription', message: expect.stringContaining('AbortError: no service') },
    ]);
    fireEvent.click(await button('Tell me when it ships'));
    await button('Turn off notifications');
  });

  it('offers nothing more once an order has left', async () => {
    show({ orderHash: 'abc', onlyOff: true });
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
