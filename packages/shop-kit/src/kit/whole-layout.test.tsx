import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWholeLayout } from './whole-layout.ts';

function Page(): ReactElement {
  useWholeLayout();
  return <p>Page</p>;
}

const { dataset } = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is laid out once the browser has nothing else to do', () => {
  dataset['opening'] = '';
  const idle = vi.fn<(done: () => void) => number>(() => 1);
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', vi.fn<(asked: number) => void>());
  render(<Page />);
  expect(dataset).toHaveProperty('opening');
  idle.mock.lastCall?.[0]();
  expect(dataset).not.toHaveProperty('opening');
});

it('is laid out after a second in a browser that does not tell', () => {
  vi.useFakeTimers();
  dataset['opening'] = '';
  render(<Page />);
  vi.advanceTimersByTime(999);
  expect(dataset).toHaveProperty('opening');
  vi.advanceTimersByTime(1);
  expect(dataset).not.toHaveProperty('opening');
});
