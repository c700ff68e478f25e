import { cookieValue } from '@omnis/shop-kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepAnswer, mayOffer, noteChannel } from './offer-rule.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'subscriber-offer=; Path=/; Max-Age=0';
  sessionStorage.clear();
  document.body.replaceChildren();
});

/** Something that speaks to the visitor. */
function speaks(html: string): void {
  document.body.innerHTML = html;
}

describe('the subscriber offer (storefront.md §4 Notifications)', () => {
  test('is made where nothing speaks against it', () => {
    expect(mayOffer('/')).toBe(true);
    expect(mayOffer('/product/tee/')).toBe(true);
  });

  test.each(['subscribed', 'dismissed'] as const)('is not made again to who has %s', (answer) => {
    keepAnswer(answer);
    expect(cookieValue(document.cookie, 'subscriber-offer')).toBe(answer);
    expect(mayOffer('/')).toBe(false);
  });

  test.each(['?channel=email', '?utm_medium=Email&utm_source=x'])(
    'is not made to who came by %s',
    (search) => {
      noteChannel(search);
      noteChannel('');
      expect(mayOffer('/')).toBe(false);
    },
  );

  test('is made to who came another way', () => {
    for (const search of ['', '?utm_medium=social', '?q=email']) noteChannel(search);
    expect(mayOffer('/')).toBe(true);
  });

  test.each([
    '<div role="dialog"></div>',
    '<div role="alertdialog"></div>',
    '<section class="shop-consent"></section><div role="dialog"></div>',
  ])('waits for %s', (html) => {
    speaks(html);
    expect(mayOffer('/')).toBe(false);
  });

  test.each([
    '<div data-at-work=""></div>',
    '<input>',
    '<input type="search">',
    '<textarea></textarea>',
    '<select></select>',
  ])('waits for who makes something, or fills in a field: %s', (html) => {
    speaks(html);
    document.querySelector<HTMLElement>('input, textarea, select')?.focus();
    expect(mayOffer('/design-your-own-t-shirt/')).toBe(false);
  });

  test.each(['<input>', '<input type="range">', '<button>Go</button>'])(
    'does not wait for %s, which takes no text or is left',
    (html) => {
      speaks(html);
      document.querySelector<HTMLElement>('button, [type="range"]')?.focus();
      expect(mayOffer('/')).toBe(true);
    },
  );

  test.each([
    [375, false],
    [767, false],
    [768, true],
  ])('beside the question for cookies, at %i pixels: %s', (width, isMade) => {
    vi.stubGlobal('innerWidth', width);
    speaks('<section class="shop-consent"></section>');
    expect(mayOffer('/')).toBe(isMade);
  });

  test('keeps away from where somebody pays or signs in', () => {
    for (const path of [
      '/checkout/',
      '/pay/abc/',
      '/receipt/abc',
      '/login/',
      '/account/security/',
      '/subscription-verified',
    ])
      expect(mayOffer(path), path).toBe(false);
  });
});
