import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import EndlessMore from './endless-more.tsx';

interface Seen {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly bottom: number };
}

/** Observers of the end of the list, by their margin. */
const watching = new Map<string | undefined, (entries: readonly Seen[]) => void>();

/** @param bottom - of the list, in pixels from the top of the view */
function sees(margin: string, isIntersecting: boolean, bottom = 500): void {
  act(() => watching.get(margin)?.([{ isIntersecting, boundingClientRect: { bottom } }]));
}

const near = '0px 0px 100px';
const above = '1000000px 0px 0px';

beforeEach(() => {
  watching.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #margin: string | undefined;
      constructor(see: (entries: readonly Seen[]) => void, { rootMargin }: { rootMargin?: string }) {
        this.#margin = rootMargin;
        watching.set(rootMargin, see);
      }
      observe = (): void => undefined;
      disconnect = (): void => void watching.delete(this.#margin);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('SH3 a list goes on 100 pixels before its end comes into view (storefront.md §9), or by its button', () => {
  const more = vi.fn<() => void>();
  render(<EndlessMore busy={false} onMore={more} />);
  sees(near, false);
  sees(above, true);
  expect(more).not.toHaveBeenCalled();
  sees(near, true);
  expect(more).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(more).toHaveBeenCalledTimes(2);
});

it('asks for nothing further while more is on its way', () => {
  const more = vi.fn<() => void>();
  const { rerender } = render(<EndlessMore busy={false} onMore={more} />);
  rerender(<EndlessMore busy onMore={more} />);
  expect(watching.size).toBe(0);
  rerender(<EndlessMore busy={false} onMore={more} />);
  expect(watching.size).toBe(2);
});

it('goes on once for who flicks past its end to the end of the page', () => {
  const more = vi.fn<() => void>();
  const { rerender } = render(<EndlessMore busy={false} onMore={more} />);
  sees(above, true, -300);
  expect(more).toHaveBeenCalledTimes(1);
  // The loaded items are above it too.
  rerender(<EndlessMore busy onMore={more} />);
  rerender(<EndlessMore busy={false} onMore={more} />);
  sees(above, true, -300);
  expect(more).toHaveBeenCalledTimes(1);
  sees(above, false);
  sees(above, true, -300);
  expect(more).toHaveBeenCalledTimes(2);
});
