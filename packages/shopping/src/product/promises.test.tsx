import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Promises } from './promises.tsx';

vi.mock(import('@omnis/shop-kit/core'), async (load) => {
  const core = await load();
  const promises = { returns: '', returnDays: 30, marks: ['Visa', 'PayPal'] };
  const store = { country: 'GB', promises };
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
    expect(screen.getAllByRole('list')[0]?.textContent).toContain('Standard');
  },
);

describe('the trust block', () => {
  const said = (element: ReactElement) => {
    works = true;
    render(<Provider store={createOmnisStore({ app: 'storefront' })}>{element}</Provider>);
    return screen.getAllByRole('list').map((list) => list.textContent);
  };

  it('SH15 tells by the store’s own days how a product is returned, and how it can be paid', () => {
    const [promised, marks] = said(<Promises />);
    expect(promised).toContain('Return or exchange within 30 days');
    expect(marks).toBe('VisaPayPal');
    expect(screen.getByRole('list', { name: 'Ways to pay' })).toBeDefined();
  });

  it('SH15 promises no return of what can be made for one person, and none of a gift card', () => {
    expect(said(<Promises personalizable />)[0]).toContain('within 30 days, unless made for you');
    cleanup();
    expect(said(<Promises byMail />)[0]).not.toContain('Return');
  });
});
