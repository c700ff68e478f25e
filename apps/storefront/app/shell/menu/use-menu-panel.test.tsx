import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMenuPanel } from './use-menu-panel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a press on what the pointer has just opened leaves it open, a later one closes it', () => {
  const { result } = renderHook(useMenuPanel);
  act(() => result.current.enter(1));
  act(() => result.current.toggle(1));
  expect(result.current.open).toBe(1);
  act(() => void vi.advanceTimersByTime(600));
  // The pointer moves within the panel.
  act(() => result.current.enter(1));
  act(() => result.current.toggle(1));
  expect(result.current.open).toBe(null);
});

it('a panel closes 200 ms after the pointer has left, unless it comes back (storefront.md §9)', () => {
  const { result } = renderHook(useMenuPanel);
  act(() => result.current.enter(0));
  act(() => result.current.leave());
  act(() => void vi.advanceTimersByTime(199));
  act(() => result.current.enter(0));
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current.open).toBe(0);
  act(() => result.current.leave());
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current.open).toBe(null);
});
