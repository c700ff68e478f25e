import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as View from '@omnis/shop-kit/view';
import { testOrder } from '../order/order.fixture.ts';
import { AddressPage } from './address-page.tsx';
import type { Options } from './after-sale-content.ts';

vi.mock('@omnis/shop-kit/view', async (original) => ({
  ...(await original<typeof View>()),
  useView: () => ({}),
}));

const changeable: Options = {
  stage: 'changeable',
  canSetAddress: true,
  canChangeLines: true,
  canCancel: true,
  countries: ['GB'],
  eoriCountries: [],
  lines: [],
};
const making: Options = { ...changeable, stage: 'making', canSetAddress: false, countries: [] };

const call = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', call));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  vi.clearAllMocks();
});

/** The page as it stands, and as it stands once the order is further on. */
function show(): (options: Options) => void {
  const store = createOmnisStore({ app: 'storefront' });
  const page = (options: Options) => (
    <Provider store={store}>
      <LocaleContext value="en-GB">
        <AddressPage order={testOrder()} options={options} />
      </LocaleContext>
    </Provider>
  );
  const { rerender } = render(page(changeable));
  return (options) => rerender(page(options));
}

it('OD6 an order whose making begins meanwhile takes no address, which is read out', async () => {
  const goesOn = show();
  expect(await screen.findByRole('button', { name: 'Save the address' })).toBeDefined();
  goesOn(making);
  const heading = screen.getByRole('heading', { level: 1, name: 'Your order is already being made' });
  expect(document.activeElement?.contains(heading)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).not.toContain('haven’t started making');
});

it('OD6 an address that was saved before stays said', async () => {
  const message = 'We will deliver your order to the new address.';
  call.mockImplementation(async () => Response.json({ message }));
  const goesOn = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Save the address' }));
  expect(await screen.findByText(message)).toBeDefined();
  goesOn(making);
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'See the order' })).toBeDefined();
});

it('OD6 an address whose answer was lost is sent once more, and said to be saved', async () => {
  const message = 'We will deliver your order to the new address.';
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  call.mockImplementation(async () => Response.json({ message }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Save the address' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByText(/try again/)).toBeNull();
});

it('OD9 an address that was typed is there again when the page is loaded anew, until it was sent', async () => {
  const town = () => screen.getByLabelText<HTMLInputElement>(/^Town/);
  show();
  fireEvent.change(town(), { target: { value: 'York' } });
  cleanup();
  show();
  await vi.waitFor(() => expect(town().value).toBe('York'));
  call.mockResolvedValue(Response.json({ message: 'We will deliver your order to the new address.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save the address' }));
  expect(await screen.findByText('We will deliver your order to the new address.')).toBeDefined();
  cleanup();
  show();
  expect(town().value).toBe('Leeds');
});
