import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testProduct, testVariant } from '../product/product.fixture.ts';
import { testBasketLine } from './basket-line.fixture.ts';
import { BasketLine } from './basket-line.tsx';
import type { LineActs } from './use-basket-line.ts';

vi.mock(import('@omnis/shop-kit/core'), async (load) => {
  const core = await load();
  // Safe: of the whole store, the call needs the division's number alone, which is given beside it.
  return { ...core, divisionOf: () => 1, useCore: () => ({}) as ReturnType<typeof core.useCore> };
});

const tee = testProduct({
  colours: [
    { name: 'Navy', hex: null, image: null, available: true },
    { name: 'Rust', hex: null, image: null, available: true },
    { name: 'Sage', hex: null, image: null, available: false },
  ],
  sizes: ['M', 'L'],
  variants: [
    testVariant('M', { id: 'navy-m' }),
    testVariant('L', { id: 'navy-l' }),
    testVariant('L', { id: 'rust-l', colour: 'Rust' }),
    testVariant('M', { id: 'rust-m', colour: 'Rust', available: false }),
  ],
});
const basket = {
  items: [testBasketLine()],
  totals: { currency: 'GBP', total: 48, shipping: 0 },
};
let sent: unknown[];
let turned: string[];
let status: number;

async function open() {
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (_url, { method, body }) => {
      if (method === 'GET') return Response.json(tee);
      sent.push(typeof body === 'string' ? JSON.parse(body) : null);
      return Response.json(status === 200 ? basket : { message: 'No', errors: [], code: '' }, { status });
    },
  });
  const acts: LineActs = {
    onChanged: () => undefined,
    onTurned: (words) => turned.push(words),
    onRemoved: () => undefined,
  };
  const line = testBasketLine({ name: 'Paper Fox', variantId: 'navy-m' });
  render(
    <Provider store={store}>
      <LocaleContext value="en-GB">
        <ul>
          <BasketLine line={line} currency="GBP" acts={acts} />
        </ul>
      </LocaleContext>
    </Provider>,
  );
  const button = screen.getByRole('button', { name: 'Change colour or size of Paper Fox, Navy, M' });
  fireEvent.click(button);
  const colour = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Colour of Paper Fox' });
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size of Paper Fox' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { button, colour, size, save };
}

beforeEach(() => {
  sent = [];
  turned = [];
  status = 200;
});
afterEach(cleanup);

it('a line of the basket takes another colour and size', async () => {
  const { button, colour, size, save } = await open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(colour);
  expect([colour.value, size.value]).toEqual(['Navy', 'M']);
  expect([...colour.options].map((option) => [option.text, option.disabled])).toContainEqual([
    'Sage, sold out',
    true,
  ]);
  fireEvent.change(colour, { target: { value: 'Rust' } });
  // In rust there is no M left: it has to be chosen.
  expect(size.value).toBe('');
  save();
  expect(screen.getByText('Choose a size', { selector: ':not(option)' })).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(size, { target: { value: 'L' } });
  save();
  await waitFor(() => expect(turned).toEqual(['Paper Fox, Rust, L']));
  expect(sent).toEqual([{ key: 'a', quantity: 2, variantId: 'rust-l' }]);
});

it('a choice saved unchanged, or given up, sends nothing, and the focus is where it was', async () => {
  const first = await open();
  first.save();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(first.button);
  fireEvent.click(first.button);
  const size = await screen.findByRole('combobox', { name: 'Size of Paper Fox' });
  fireEvent.change(size, { target: { value: 'L' } });
  fireEvent.keyDown(size, { key: 'Escape' });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(first.button);
  expect(sent).toEqual([]);
});

it('a refused choice can be replaced by another', async () => {
  status = 409;
  const { size, save } = await open();
  fireEvent.change(size, { target: { value: 'L' } });
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(turned).toEqual([]);
  expect(screen.getByRole('combobox', { name: 'Size of Paper Fox' })).toBe(size);
});
