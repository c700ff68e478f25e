import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBuyParts, type BuyNeeds } from './buy-parts.ts';

const quantity = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('./quantity.tsx', async () => {
  await quantity.promise;
  return { default: () => <input aria-label="Quantity" /> };
});
vi.mock('./price-matrix.tsx', () => {
  throw new TypeError('Failed to fetch');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Box(needs: BuyNeeds): ReactElement {
  const { Making, PriceMatrix, Quantity } = useBuyParts(needs);
  return (
    <>
      {Quantity && (
        <Quantity
          value={1}
          onValueChange={() => undefined}
          onRefuse={() => undefined}
          max={9}
          disabled={false}
        />
      )}
      <button type="button">Add {[Making, PriceMatrix].filter(Boolean).length}</button>
    </>
  );
}

const nothing: BuyNeeds = { making: false, priceMatrix: false, quantity: false };
const show = (needs: Partial<BuyNeeds>) =>
  render(
    <Suspense>
      <Box {...nothing} {...needs} />
    </Suspense>,
  );

it('a product that has none of the parts waits for none', () => {
  show({});
  expect(screen.getByRole('button').textContent).toBe('Add 0');
});

it('the way into the basket comes with the parts that it takes along', async () => {
  await act(async () => void show({ quantity: true }));
  expect(screen.queryByRole('button')).toBe(null);
  await act(async () => quantity.resolve());
  expect(await screen.findByRole('button')).toBeDefined();
  expect(screen.getByLabelText('Quantity')).toBeDefined();
  cleanup();
  // Known by now.
  show({ quantity: true });
  expect(screen.getByLabelText('Quantity')).toBeDefined();
});

it('a table of prices that cannot be had is missing, and holds nothing up', async () => {
  vi.spyOn(globalThis, 'reportError').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => {
    show({ priceMatrix: true });
    await vi.dynamicImportSettled();
  });
  expect((await screen.findByRole('button', {}, { timeout: 5000 })).textContent).toBe('Add 0');
});
