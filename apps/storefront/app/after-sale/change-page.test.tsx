import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { testOrder } from '../order/order.fixture.ts';
import { LocaleContext } from '../texts/use-texts.ts';
import type { Options } from './after-sale-content.ts';
import { ChangePage } from './change-page.tsx';
import { testOrderLine } from './order-line.fixture.ts';

afterEach(cleanup);

const steps = [
  { quantity: 1, price: 24 },
  { quantity: 10, price: 12 },
];
const items = [
  testOrderLine({ id: 'tee', quantity: 11, priceIncTax: 12 }),
  testOrderLine({ id: 'mug', quantity: 1, priceIncTax: 9, productId: 2, name: 'Mug' }),
];
const options: Options = {
  stage: 'changeable',
  canSetAddress: true,
  canChangeLines: true,
  canCancel: false,
  countries: [],
  eoriCountries: [],
  lines: [
    { id: 'tee', variantId: 'v', choices: [], quantityPrices: steps },
    { id: 'mug', variantId: 'w', choices: [], quantityPrices: [] },
  ],
};

function open(): void {
  const totals = { ...testOrder().totals, subtotal: 141, discount: 0, total: 141 };
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <ChangePage order={testOrder({ items, totals })} options={options} />
      </LocaleContext>
    </Provider>,
  );
}

function want(quantity: number): void {
  const field = screen.getByRole('spinbutton', { name: /Tee/ });
  fireEvent.change(field, { target: { value: String(quantity) } });
  fireEvent.blur(field);
}

const submit = (): HTMLElement => screen.getByRole('button', { name: 'Change the order' });

describe('an order of things that cost less by the dozen', () => {
  it('tells what each costs then, and gives back what is left', () => {
    open();
    want(3);
    expect(screen.getByText('11 in your order · each then costs £24.00 instead of £12.00')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('You get back£60.00');
    expect(submit()).toHaveProperty('disabled', false);
  });

  it('says so where fewer would cost more, and is not sent', () => {
    open();
    want(9);
    expect(screen.getByRole('status').textContent).toMatch(
      /^With so few, .* £84\.00 more than now\. Keep them/,
    );
    expect(submit()).toHaveProperty('disabled', true);
  });
});
