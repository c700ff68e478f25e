import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** jsdom has no layout, so nothing is ever observed to change. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
if (!('ResizeObserver' in globalThis)) vi.stubGlobal('ResizeObserver', StillObserver);

afterEach(() => {
  cleanup();
});
