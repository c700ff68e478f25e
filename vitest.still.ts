import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// For packages of components, whose tests draw into jsdom.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** jsdom has no layout, so nothing is ever observed to change. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', StillObserver);
vi.stubGlobal('IntersectionObserver', StillObserver);
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

afterEach(() => {
  cleanup();
});
