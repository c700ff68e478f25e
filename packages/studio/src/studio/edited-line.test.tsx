import type { BasketAnswer } from '@omnis/api-client';
import { testBasketLine } from '@omnis/shopping/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testArtwork } from '@omnis/shop-kit/testing';
import { showBench } from './testing/show-bench.tsx';

const design = '11111111-1111-4111-8111-111111111111';
const line = testBasketLine({ key: 'tee:d', design, quantity: 2, options: { Colour: 'Stone', Size: 'M' } });
const path = '/studio/tee/?line=tee%3Ad';

function basket(items: BasketAnswer['items'] = [line]): Response {
  const none = { discount: 0, goodsTax: 0, taxDiscount: 0, shipping: 0, shippingTax: 0 };
  const answer: BasketAnswer = {
    items,
    currency: 'GBP',
    totalQuantity: items.length,
    totals: { currency: 'GBP', subtotal: 10, total: 10, ...none },
    coupon: null,
    giftNote: '',
    freeDelivery: null,
  };
  return Response.json(answer);
}
const designed = (): Response =>
  Response.json({
    productId: 1,
    artwork: testArtwork,
    side: 'front',
    x: 0.5,
    y: 0.4,
    width: 0.5,
    rotation: 30,
  });
const failure = (status: number) => (): Response =>
  Response.json({ message: 'x', errors: [], code: status === 404 ? 'not_found' : 'unavailable' }, { status });
const buys = (): HTMLElement | null =>
  screen.queryByRole('button', { name: /^(Add to basket|Save changes)$/ });
const turn = async (): Promise<HTMLElement> => screen.findByRole('slider', { name: /^Turn/ });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('SD4 a design of the basket, to be changed', () => {
  it('is waited for: until it is here, nothing can be made or bought', async () => {
    const arrives = Promise.withResolvers<Response>();
    showBench(path, { '/basket/': async () => arrives.promise, '/studio/': designed });
    expect(screen.getByRole('status').textContent).toContain('Loading your design');
    expect(buys()).toBeNull();
    expect(screen.queryByText('Your artwork goes here')).toBeNull();
    arrives.resolve(basket());
    expect(await turn()).toHaveProperty('value', '30');
    expect(buys()?.textContent).toBe('Save changes');
    expect(screen.getByRole('radio', { name: 'Stone' })).toHaveProperty('checked', true);
  });

  it.each(['/basket/', '/studio/'])('says that %s failed, and is tried again', async (failing) => {
    const answers = { '/basket/': () => basket(), '/studio/': designed };
    const failed = vi.fn(failure(500));
    const mended = answers[failing === '/basket/' ? '/basket/' : '/studio/'];
    let isMended = false;
    showBench(path, { ...answers, [failing]: () => (isMended ? mended() : failed()) });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your design');
    expect(buys()).toBeNull();
    isMended = true;
    fireEvent.click(again);
    expect(await turn()).toHaveProperty('value', '30');
  });

  it.each([
    ['the line', { '/basket/': () => basket([]) }],
    ['its design', { '/basket/': () => basket(), '/studio/': failure(404) }],
    ['the design on its line', { '/basket/': () => basket([testBasketLine({ key: 'tee:d' })]) }],
  ])('is said to be gone where %s is, and a new one can be begun', async (_what, answers) => {
    showBench(path, answers);
    expect(await screen.findByText('This design is no longer in your basket')).toBeTruthy();
    expect(buys()).toBeNull();
    expect(screen.getByRole('link', { name: 'Start a new design' }).getAttribute('href')).toBe(
      '/studio/tee/',
    );
  });

  it('stays named in the links to other products, whose design takes its place', async () => {
    showBench(path, { '/basket/': () => basket(), '/studio/': designed });
    await turn();
    expect(screen.getByRole('link', { name: /^Hoodie/ }).getAttribute('href')).toBe(
      '/studio/hoodie/?line=tee%3Ad',
    );
    cleanup();
    showBench('/studio/tee/');
    expect(screen.getByRole('link', { name: /^Hoodie/ }).getAttribute('href')).toBe('/studio/hoodie/');
  });

  it('has what was done since when the page is loaded anew', async () => {
    const answers = { '/basket/': () => basket(), '/studio/': designed };
    showBench(path, answers);
    fireEvent.change(await turn(), { target: { value: '75' } });
    fireEvent.click(screen.getByRole('radio', { name: 'White' }));
    cleanup();
    showBench(path, answers);
    await waitFor(async () => expect(await turn()).toHaveProperty('value', '75'));
    expect(screen.getByRole('radio', { name: 'White' })).toHaveProperty('checked', true);
  });
});
