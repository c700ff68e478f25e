import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageView } from '../../page/page-view.tsx';
import { testEnvironment } from '../../testing/environment.tsx';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const items = ['A', 'B', 'C'].map((title) => ({ type: 'pod', properties: { title } }));
const show = (properties: object = {}) => {
  const { container } = render(
    <PageView page={{ blocks: [{ type: 'carousel', properties, items }] }} environment={testEnvironment()} />,
  );
  const strip = screen.getByRole('list');
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  Object.assign(strip, { scrollBy, scrollTo });
  return { strip, scrollBy, scrollTo, root: container.querySelector('section') };
};
/** As if each item were 200 pixels wide and 400 were in view. */
const measure = (strip: HTMLElement, scrollLeft: number): void => {
  Object.defineProperties(strip, {
    clientWidth: { value: 400, configurable: true },
    scrollWidth: { value: 600, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  for (const [index, item] of [...strip.children].entries()) {
    item.getBoundingClientRect = () => new DOMRect(index * 200 - scrollLeft, 0, 200, 100);
  }
  fireEvent.scroll(strip);
};
const state = (name: string): string | null =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled');

afterEach(() => {
  vi.useRealTimers();
});

describe('B36 carousel', () => {
  it('is a strip that the keyboard reaches, with arrows that know where it ends', () => {
    const { strip, scrollBy } = show({ title: 'Seen' });
    expect(strip.children).toHaveLength(3);
    expect(strip.hasAttribute('tabindex')).toBe(false);
    measure(strip, 0);
    expect(strip.tabIndex).toBe(0);
    expect([state('Previous items'), state('Next items')]).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('button', { name: 'Next items' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: 400 });
    measure(strip, 200);
    expect([state('Previous items'), state('Next items')]).toEqual(['false', 'true']);
    fireEvent.click(screen.getByRole('button', { name: 'Previous items' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -400 });
  });

  it('hides its controls where everything is in view', () => {
    const { root } = show();
    expect(root?.hasAttribute('data-fits')).toBe(true);
  });

  it('stands still unless told', () => {
    vi.useFakeTimers();
    const { strip, scrollBy } = show({ speed: 3000 });
    measure(strip, 0);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(scrollBy).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Pause carousel' })).toBeNull();
  });

  it('moves by itself when told, wraps, and stops on request and with the focus', () => {
    vi.useFakeTimers();
    const { strip, scrollBy, scrollTo } = show({ autoplay: true, speed: 100 });
    measure(strip, 0);
    // Quicker than three seconds cannot be read.
    act(() => void vi.advanceTimersByTime(2900));
    expect(scrollBy).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(100));
    expect(scrollBy).toHaveBeenCalledOnce();
    measure(strip, 200);
    act(() => void vi.advanceTimersByTime(3000));
    expect(scrollTo).toHaveBeenCalledWith({ left: 0 });
    fireEvent.focus(strip);
    act(() => void vi.advanceTimersByTime(9000));
    fireEvent.blur(strip);
    fireEvent.click(screen.getByRole('button', { name: 'Pause carousel' }));
    act(() => void vi.advanceTimersByTime(9000));
    expect([scrollBy.mock.calls.length, scrollTo.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByRole('button', { name: 'Play carousel' })).toBeDefined();
  });

  it.each([
    [{}, '4'],
    [{ breakpoints: { lg: 99 } }, '6'],
    [{ breakpoints: [], spacing: {} }, '4'],
  ])('reads %j', (properties, expected) => {
    const root = pageElement([{ type: 'carousel', properties, items }]).querySelector('section');
    expect(root?.style.getPropertyValue('--b-strip-lg')).toBe(expected);
  });

  it('is nothing for shoppers without items, and explained to the owner', () => {
    expect(pageElement([{ type: 'carousel', properties: { title: 'T' } }]).textContent).toBe('');
    expect(pageHtml([{ type: 'carousel' }], { mode: 'preview' })).toContain('nothing in this strip yet');
  });
});
