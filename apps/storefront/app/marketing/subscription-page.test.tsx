import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SubscriptionPage } from './subscription-page.tsx';

vi.mock(import('@omnis/shop-kit/core'), async (load) => {
  const core = await load();
  const store = { companyName: 'Marlow', name: 'marlow' };
  // Safe: of the whole store, the page says its name alone.
  return { ...core, useCore: () => ({ state: { store } }) as ReturnType<typeof core.useCore> };
});

const token = 'a-token-of-a-mail';

/** The page behind the link of a mail, whose call is answered like this. */
function follow(status: number, body: object, of = token): void {
  vi.stubGlobal('fetch', async (address: string) =>
    !address.includes('/secure/get/')
      ? Response.json(body, { status })
      : Response.json({ user: null, store: null }),
  );
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <SubscriptionPage token={of} />
    </Provider>,
  );
}
const forget = () => void (document.cookie = 'subscriber-offer=; Max-Age=0; Path=/');

beforeEach(forget);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['confirmed', 'already'])('whoever is on the list, %s, is not offered it', async (status) => {
  follow(200, { status, offer: false });
  await screen.findByRole('link', { name: 'Home page' });
  // It is kept once that is painted.
  await waitFor(() => expect(document.cookie).toContain('subscriber-offer=subscribed'));
});

it('a link whose time is over keeps nothing; asking for another one does', async () => {
  follow(200, { message: "We've sent you an email to verify your subscription" }, '');
  await screen.findByText('This link has expired');
  expect(document.cookie).not.toContain('subscriber-offer');
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'ada@shop.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
  await screen.findByRole('status');
  expect(document.cookie).toContain('subscriber-offer=subscribed');
});
