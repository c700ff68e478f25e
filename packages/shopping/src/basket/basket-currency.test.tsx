import { snackbars } from '@omnis/shop-kit';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exchangeNotice, rememberBasketCurrency, useExchangeNotice } from './basket-currency.ts';

const show = vi.spyOn(snackbars, 'show');
const visit = (currency: string | undefined) =>
  renderHook((shown: string | undefined) => useExchangeNotice(shown), { initialProps: currency });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  show.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says half a second after navigation to a basket with items in another currency that it is cheaper, for 10 s', () => {
  rememberBasketCurrency('GBP');
  const { rerender } = visit(undefined);
  rerender('EUR');
  vi.advanceTimersByTime(499);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledExactlyOnceWith({
    text: 'Discount applied due to improved exchange rates',
    code: 'exchange-rate',
    timeout: 10_000,
  });
  cleanup();
  visit('EUR');
  vi.advanceTimersByTime(500);
  expect(show).toHaveBeenCalledTimes(1);
});

it('says so in another tab than the basket was filled in, which has a session of its own', () => {
  rememberBasketCurrency('GBP');
  sessionStorage.clear();
  visit('EUR');
  vi.advanceTimersByTime(exchangeNotice.delay);
  expect(show).toHaveBeenCalledTimes(1);
});

it('says nothing where the currency is changed on the page itself, then or later', () => {
  rememberBasketCurrency('GBP');
  const { rerender } = visit('GBP');
  rerender(undefined);
  rerender('EUR');
  vi.advanceTimersByTime(10_000);
  cleanup();
  visit('EUR');
  vi.advanceTimersByTime(10_000);
  expect(show).not.toHaveBeenCalled();
});
