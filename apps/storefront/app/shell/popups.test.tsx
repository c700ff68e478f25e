import { createOmnisStore, notificationReceived, selectNotifications, selectUnreadCount } from '@omnis/store';
import { actionEvent, cookieValue } from '@omnis/shop-kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import { offerNotification } from '../offer/offer-notification.ts';
import SubscriberOffer from '../offer/subscriber-offer.tsx';
import { OverlayHost } from '../overlays/overlay-host.tsx';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  useCore: () => ({
    state: {
      store: { division: 21 },
      subdomain: { plugins: { 'email-subscriber-offer': { title: '10% off' } } },
    },
  }),
}));

const answer = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.cookie = 'subscriber-offer=; Path=/; Max-Age=0';
});

function show(element: ReactElement) {
  const store = createOmnisStore({ app: 'storefront' });
  render(<Provider store={store}>{element}</Provider>);
  return store;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const kept = () => cookieValue(document.cookie, 'subscriber-offer');

describe('the subscriber offer (storefront.md §5, §8)', () => {
  const offer = () => {
    const store = show(<SubscriberOffer />);
    const words = { title: '10% off', copy: '', subscribe: 'Subscribe' };
    act(() => void store.dispatch(notificationReceived(offerNotification(words))));
    const places = () => ({
      page: selectNotifications(store.getState(), 'top-right').length,
      header: selectNotifications(store.getState(), 'header').length,
      unread: selectUnreadCount(store.getState()),
    });
    expect(places()).toEqual({ page: 1, header: 0, unread: 1 });
    return places;
  };
  const fill = () => {
    const places = offer();
    type('First name', ' Ada ');
    type('Email', 'ada@shop.example');
    press('Subscribe');
    return places;
  };

  test('takes no first name and no email for none', () => {
    offer();
    expect(screen.getByRole('region', { name: '10% off' })).toBeTruthy();
    type('Email', 'ada@');
    press('Subscribe');
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(answer).not.toHaveBeenCalled();
  });

  test('says where to look when it went well, and stays away', async () => {
    answer.mockResolvedValue(json(200, { message: 'anything' }));
    const places = fill();
    const thanks = await screen.findByText("We've sent you an email to verify your subscription");
    expect(document.activeElement).toBe(thanks);
    const sent = answer.mock.calls[0]?.[1]?.body;
    expect(typeof sent === 'string' && JSON.parse(sent)).toEqual({
      division: 21,
      mailingList: 'subscriber-offer',
      email: 'ada@shop.example',
      firstName: 'Ada',
    });
    expect(kept()).toBe('subscribed');
    press('Close');
    expect([kept(), places()]).toEqual(['subscribed', { page: 0, header: 0, unread: 0 }]);
  });

  test('shows what is wrong with a field in its own words', async () => {
    const message = 'This address is not ours to write to';
    answer.mockResolvedValue(
      json(422, { message, errors: [{ field: 'email', message }], code: 'validation_failed' }),
    );
    fill();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(kept()).toBeNull();
  });

  test('has one word for any other failure, and reports it', async () => {
    answer.mockResolvedValue(json(500, { message: '500 Server error', errors: [], code: 'server_error' }));
    fill();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Oops... Something went wrong, please try again later',
    );
    expect(reportError).toHaveBeenCalledOnce();
  });

  test('goes into the header by the cross and by Escape, for a month', () => {
    const places = offer();
    fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Escape' });
    expect([kept(), places()]).toEqual(['dismissed', { page: 0, header: 1, unread: 0 }]);
  });
});

describe('The remill form (storefront.md §4 Remill popup)', () => {
  async function open() {
    show(<RouterProvider router={createMemoryRouter([{ path: '*', element: <OverlayHost /> }])} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    // Awaited, since its code is.
    await act(async () => {
      window.dispatchEvent(new CustomEvent(actionEvent, { detail: 'remill-return' }));
    });
    await screen.findByRole('dialog', { name: 'Send worn cotton back' });
  }
  const send = (): void => {
    fireEvent.change(screen.getByPlaceholderText('Email Address'), { target: { value: 'ada@shop.example' } });
    press('Send me the instructions');
  };

  test('is not sent without an email', async () => {
    await open();
    press('Send me the instructions');
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(answer).not.toHaveBeenCalled();
  });

  test('thanks, and is not sent twice while it is under way', async () => {
    const under = Promise.withResolvers<Response>();
    answer.mockReturnValue(under.promise);
    await open();
    send();
    fireEvent.submit(screen.getByPlaceholderText('Email Address'));
    under.resolve(json(200, { type: 'success', message: 'anything' }));
    expect(await screen.findByText('Thank you, we sent you an email with instructions.')).toBeTruthy();
    expect(answer).toHaveBeenCalledOnce();
    expect(screen.queryByPlaceholderText('Email Address')).toBeNull();
  });

  test.each([
    [
      'the server’s words',
      () => json(200, { type: 'error', message: 'Asked already today' }),
      'Asked already today',
    ],
    [
      'the spec’s',
      () => json(500, { message: 'x', errors: [], code: 'server_error' }),
      "We're sorry, something went wrong. Please try again later.",
    ],
  ])('fails in %s', async (_, made, words) => {
    answer.mockResolvedValue(made());
    await open();
    send();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});
