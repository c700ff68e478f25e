import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import EndlessMore from './endless-more.tsx';

/** How the end of the list is watched: by which margin, and what sees it. */
let watching: { margin: string | undefined; sees: (isIntersecting: boolean) => void } | null;

beforeEach(() => {
  watching = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        see: (entries: readonly { isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin?: string },
      ) {
        watching = {
          margin: rootMargin,
          sees: (isIntersecting) => act(() => see([{ isIntersecting }])),
        };
      }
      observe = (): void => undefined;
      disconnect = (): void => void (watching = null);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a list goes on 100 pixels before its end comes into view (storefront.md §9), or by its button', () => {
  const more = vi.fn<() => void>();
  render(<EndlessMore busy={false} onMore={more} />);
  expect(watching?.margin).toBe('0px 0px 100px');
  watching?.sees(false);
  expect(more).not.toHaveBeenCalled();
  watching?.sees(true);
  expect(more).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(more).toHaveBeenCalledTimes(2);
});

it('asks for nothing further while more is on its way', () => {
  const more = vi.fn<() => void>();
  const { rerender } = render(<EndlessMore busy={false} onMore={more} />);
  rerender(<EndlessMore busy onMore={more} />);
  expect(watching).toBeNull();
  rerender(<EndlessMore busy={false} onMore={more} />);
  expect(watching).not.toBeNull();
});
