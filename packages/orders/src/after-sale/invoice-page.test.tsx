import { testAddress } from '@omnis/shop-kit/testing';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvoicePage } from './invoice-page.tsx';
import type { Invoice } from './invoice-sums.tsx';

const orderHash = 'h'.repeat(24);
const all = { vatRate: 20, net: 60, tax: 12, total: 72 };
const part = { vatRate: 20, net: 40, tax: 8, total: 48 };
const rest = { vatRate: 20, net: 20, tax: 4, total: 24 };
const paid: Invoice = {
  orderHash,
  number: 'D-1003',
  kind: 'invoice',
  issuedAt: '2026-11-01T08:00:00Z',
  orderedAt: '2026-11-01T08:00:00Z',
  seller: {
    name: 'Marlow',
    address: [],
    country: 'GB',
    email: 'hello@shop.example',
    vatNumber: '',
    companyNumber: '',
    charityNumber: '',
  },
  billingAddress: testAddress,
  shippingAddress: testAddress,
  lines: [
    {
      id: 'a',
      name: 'Tee',
      sku: '',
      options: [],
      quantity: 3,
      unit: 24,
      unitTaxed: true,
      discount: 0,
      ...all,
    },
  ],
  delivered: false,
  delivery: { name: '', net: 0, tax: 0, total: 0 },
  rates: [all],
  exported: false,
  totals: {
    currency: 'GBP',
    subtotal: 72,
    discount: 0,
    goodsTax: 12,
    taxDiscount: 0,
    shipping: 0,
    shippingTax: 0,
    total: 72,
  },
  net: 60,
  tax: 12,
  payment: { method: 'Visa •••• 4242', state: 'paid', giftCardAmount: 0 },
};

async function shown(invoice: Invoice): Promise<HTMLElement> {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => Response.json(invoice)),
  );
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <InvoicePage arg={{ params: { orderHash } }} />
      </LocaleContext>
    </Provider>,
  );
  return screen.findByRole('article');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('OD10 the page of an invoice', () => {
  it('has no credit note while nothing was given back', async () => {
    const sheet = await shown(paid);
    expect(within(sheet).queryByText(/Credit note/)).toBeNull();
    expect(within(sheet).queryByText('Refunded')).toBeNull();
  });

  it('says of a line whether its price is with tax', async () => {
    expect((await shown(paid)).textContent).toContain('£24.00 each, VAT included');
    cleanup();
    const lines = paid.lines.map((line) => ({ ...line, unit: 20, unitTaxed: false }));
    expect((await shown({ ...paid, lines })).textContent).toContain('£20.00 each, before VAT');
    cleanup();
    const exported = paid.lines.map((line) => ({ ...line, vatRate: 0 }));
    expect((await shown({ ...paid, lines: exported })).textContent).toMatch(/£24\.00 each(?!,)/);
  });

  it('says under the total what gift cards paid of it, and what was paid otherwise', async () => {
    const sheet = await shown({ ...paid, payment: { ...paid.payment, giftCardAmount: 71.7 } });
    expect(sheet.textContent).toContain('Total£72.00Paid by gift card£71.70Paid another way£0.30');
    cleanup();
    expect((await shown(paid)).textContent).not.toContain('Paid another way');
  });

  it('keeps number, lines and sums, and says under them what was given back with its tax, and what is left', async () => {
    const sheet = await shown({
      ...paid,
      credits: [
        {
          number: 'D-1003-C1',
          issuedAt: '2026-11-05T08:00:00Z',
          reason: 'You took goods out of your order',
          rates: [part],
          net: 40,
          tax: 8,
          total: 48,
        },
      ],
      afterCredits: { rates: [rest], net: 20, tax: 4, total: 24 },
    });
    expect(within(sheet).getByText('Number D-1003')).toBeTruthy();
    expect(within(sheet).getByRole('rowheader', { name: /^Tee/ })).toBeTruthy();
    expect(within(sheet).getAllByRole('cell', { name: '20%' }).length).toBeGreaterThan(0);
    const credit = within(sheet).getByRole('region', { name: 'Credit note D-1003-C1' });
    expect(credit.textContent).toContain('Date 5 November 2026');
    expect(credit.textContent).toContain('You took goods out of your order');
    expect(credit.textContent).toContain('VAT at 20% on -£40.00-£8.00');
    expect(credit.textContent).toContain('Refunded-£48.00');
    const left = within(sheet).getByRole('region', { name: 'Total after refunds' });
    expect(left.textContent).toContain('£4.00');
    expect(left.textContent).toContain('£24.00');
  });
});
