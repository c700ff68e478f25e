import { stubUploads, testArtwork } from '@omnis/shop-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showBench } from './testing/show-bench.tsx';
import { emptyDesign, storeDesign } from './design-draft.ts';

const scrolled = vi.fn<(options?: boolean | ScrollIntoViewOptions) => void>();

beforeEach(() => {
  scrolled.mockReset();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = (): void => {
  const file = new File(['x'], 'sun.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Artwork', { selector: 'input' }), { target: { files: [file] } });
};
const isAtWork = (): boolean => document.querySelector('[data-at-work]') !== null;

describe('the studio’s bench', () => {
  it('SD3 keeps where artwork lies on each side while the other is looked at', () => {
    storeDesign({ ...emptyDesign, artwork: testArtwork });
    showBench('/studio/tee/');
    const turn = (): HTMLInputElement => screen.getByRole('slider', { name: /^Turn/ });
    fireEvent.change(turn(), { target: { value: '75' } });
    press('Back');
    expect(turn().value).toBe('0');
    fireEvent.change(turn(), { target: { value: '-20' } });
    press('Front');
    expect(turn().value).toBe('75');
    press('Back');
    expect(turn().value).toBe('-20');
    press('Reset');
    press('Front');
    expect(turn().value).toBe('75');
  });

  it('SD2 turns by single degrees from a right angle, at which only the pointer is held', () => {
    storeDesign({ ...emptyDesign, artwork: testArtwork });
    showBench('/studio/tee/');
    const turn = screen.getByRole<HTMLInputElement>('slider', { name: /^Turn/ });
    // As an arrow key does.
    fireEvent.change(turn, { target: { value: '1' } });
    expect(turn.value).toBe('1');
    fireEvent.pointerDown(turn);
    fireEvent.change(turn, { target: { value: '2' } });
    expect(turn.value).toBe('0');
    fireEvent.pointerUp(turn);
    fireEvent.change(turn, { target: { value: turn.min } });
    expect(turn.value).toBe(turn.min);
  });

  it('has the tools before all that is chosen beside them: on a phone they lie under the product', () => {
    storeDesign({ ...emptyDesign, artwork: testArtwork });
    showBench('/studio/tee/');
    const [first, second] = document.querySelectorAll('.panel > *');
    expect(first?.getAttribute('aria-label')).toBe('Artwork');
    expect(second?.getAttribute('aria-label')).toBe('Place your artwork');
  });

  it('tells artwork that is on its way, or has failed, from none', async () => {
    const arrives = Promise.withResolvers<object>();
    stubUploads(async () => arrives.promise);
    showBench('/studio/tee/');
    press('Add to basket');
    expect(screen.getByText('Choose your artwork first')).toBeTruthy();
    expect(isAtWork()).toBe(false);
    choose();
    expect(isAtWork()).toBe(true);
    expect(screen.queryByText('Choose your artwork first')).toBeNull();
    press('Add to basket');
    expect(screen.getByText(/^Your image is still uploading/)).toBeTruthy();
    arrives.reject(new TypeError('The line broke'));
    expect(await screen.findByRole('button', { name: 'Try sun.png again' })).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByText(/still uploading/)).toBeNull());
    press('Add to basket');
    expect(screen.getByText(/^Your image couldn’t be uploaded/)).toBeTruthy();
  });

  it('takes back what it said of artwork that has arrived', async () => {
    const arrives = Promise.withResolvers<object>();
    stubUploads(async () => arrives.promise);
    showBench('/studio/tee/');
    choose();
    press('Add to basket');
    arrives.resolve(testArtwork);
    expect(await screen.findByRole('button', { name: 'Your artwork, sun.png' })).toBeTruthy();
    expect(screen.queryByText(/still uploading/)).toBeNull();
    expect(isAtWork()).toBe(true);
  });

  it('brings what is missing into view, each time it is asked for', () => {
    showBench('/studio/tee/');
    press('Add to basket');
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByText('Choose your artwork first'));
    press('Add to basket');
    expect(scrolled).toHaveBeenCalledTimes(2);
    cleanup();
    storeDesign({ ...emptyDesign, artwork: testArtwork });
    showBench('/studio/tee/');
    press('Add to basket');
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByText('Choose a size'));
  });

  it('shows artwork that was kept small in its field, without the size of the server’s copy', () => {
    storeDesign({ ...emptyDesign, artwork: testArtwork });
    showBench('/studio/tee/');
    const row = screen.getByText('sun.png').closest('li');
    expect(row?.querySelector('img')?.getAttribute('src')).toContain('/images/uploads/1/sun.png');
    expect(row?.textContent).toBe('sun.png ');
  });
});
