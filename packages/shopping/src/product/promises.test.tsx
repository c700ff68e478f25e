import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Promises } from './promises.tsx';

vi.mock(import('@omnis/shop-kit/core'), async (load) => {
  const core = await load();
  const store = { country: 'GB' };
  // Safe: of the whole store, a promise of delivery needs the country alone.
  return { ...core, useCore: () => ({ state: { store } }) as ReturnType<typeof core.useCore> };
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const method = { name: 'Standard', earliest: '2026-11-23', latest: '2026-11-24' };
const call = vi.fn<typeof fetch>();
let works = false;

beforeEach(() => {
  works = false;
  call.mockImplementation(async () =>
    works ? json(200, { shippingMethods: [method] }) : json(500, { message: 'No', errors: [], code: '' }),
  );
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['en-GB', 'We couldn’t work out the delivery date.', 'Try again'],
  ['de-DE', 'Wir konnten den Liefertermin nicht ermitteln.', 'Noch einmal versuchen'],
  ['fr-FR', 'Nous n’avons pas pu calculer la date de livraison.', 'Réessayer'],
])(
  'a delivery date that cannot be had is said to be missing, and tried again: %s',
  async (locale, text, again) => {
    render(
      <Provider store={createOmnisStore({ app: 'storefront' })}>
        <LocaleContext value={locale}>
          <Promises />
        </LocaleContext>
      </Provider>,
    );
    const line = await screen.findByText(text);
    works = true;
    fireEvent.click(screen.getByRole('button', { name: again }));
    await vi.waitFor(() => expect(line.isConnected).toBe(false));
    expect(screen.getByRole('list').textContent).toContain('Standard');
  },
);
