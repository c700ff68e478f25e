import { createOmnisStore } from '@omnis/store';
import { useVisitorBasket } from '@omnis/shop-kit';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { basketMark, SharedBaskets, type Held } from './shared-baskets.tsx';

vi.mock(import('@omnis/shop-kit/core'), async (load) => {
  const core = await load();
  // Safe: of the whole store, the mark needs the division's number alone, which is given beside it.
  return { ...core, divisionOf: () => 7, useCore: () => ({}) as ReturnType<typeof core.useCore> };
});

const key = 'omnis.baskets.7';
const basket = (quantity: number) => ({
  items: quantity === 0 ? [] : [{ key: 'tee', quantity }],
  coupon: null,
  totalQuantity: quantity,
});
/** Contents of the server's basket, for every window. */
let held = 0;
const asked = vi.fn((address: string) => basket(address.includes('/main/') ? held : 0));

function Badge() {
  return <p>{useVisitorBasket('main').basket?.totalQuantity}</p>;
}

async function openWindow() {
  const { container } = render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <Badge />
      <SharedBaskets />
    </Provider>,
  );
  await vi.waitFor(() => expect(localStorage.getItem(key)).not.toBeNull());
  return container;
}

/** As another window of this browser writes it, which only the others hear of. */
const says = (mark: string, name = key) =>
  act(() => {
    localStorage.setItem(name, mark);
    window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: mark }));
  });

beforeEach(() => {
  held = 0;
  localStorage.clear();
  asked.mockClear();
  vi.stubGlobal('fetch', async (address: string) => Response.json(asked(address)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows what another window has put into the basket, and is content with it', async () => {
  const shown = await openWindow();
  expect(shown.textContent).toBe('0');
  const calls = asked.mock.calls.length;
  held = 2;
  says('other');
  await vi.waitFor(() => expect(shown.textContent).toBe('2'));
  expect(asked).toHaveBeenCalledTimes(calls + 2);
  const mark = localStorage.getItem(key);
  expect(mark).not.toBe('other');
  says(mark ?? '');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveBeenCalledTimes(calls + 2);
});

it('asks nothing for what does not concern its baskets', async () => {
  await openWindow();
  const calls = asked.mock.calls.length;
  says('other', 'omnis.baskets.8');
  says('other', 'omnis.viewed.7');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveBeenCalledTimes(calls);
});

it('looks again when the browser brings back a page that it had put away', async () => {
  const shown = await openWindow();
  held = 1;
  localStorage.setItem(key, 'other');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await vi.waitFor(() => expect(shown.textContent).toBe('1'));
});

it('has one mark for one content, and others for others', () => {
  const of = (parts: Partial<Held>): Held => ({ items: [], coupon: null, ...parts });
  const marks = [
    basketMark(of({}), of({})),
    basketMark(of({ items: [{ key: 'tee', quantity: 1 }] }), of({})),
    basketMark(of({ items: [{ key: 'tee', quantity: 2 }] }), of({})),
    basketMark(of({}), of({ items: [{ key: 'tee', quantity: 1 }] })),
    basketMark(of({ coupon: { code: 'TEN' } }), of({})),
  ];
  expect(new Set(marks).size).toBe(5);
  expect(basketMark(of({}), of({}))).toBe(marks[0]);
});
