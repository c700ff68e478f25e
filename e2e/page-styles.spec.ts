/** The style sheet that a page brings: whole for what it shows, and without the rest until the app comes. */
import type { Page } from '@playwright/test';
import { storeUrl } from './support/places.ts';
import { expect, test } from './support/test.ts';
import { missingValues } from './support/theme-values.ts';

const pages = [
  ['demo', '/'],
  ['demo', '/collection/new-in/?colour=Navy'],
  ['demo', '/product/paper-fox-womens-t-shirt/navy/'],
  ['demo', '/help/'],
  ['turbo', '/'],
  ['basic', '/'],
] as const;

/** Compares how elements that the app has not reached look before and after the page has the rules it was spared. */
function looks(page: Page): Promise<{ later: number; differing: string[] }> {
  return page.evaluate(async () => {
    const { sheet } = document.querySelector<HTMLStyleElement>('style[data-sent-styles]') ?? {};
    const file = document.getElementById('omnis-styles')?.dataset['file'];
    if (!sheet || file === undefined) throw new Error('The page has no sheet, or was spared nothing');
    const elements = [...document.querySelectorAll('html, body, body *')];
    // Chromium forgets at times what auto margins came to, though nothing moves: they are told by where the element stands.
    const isTold = (name: string): boolean => !/^margin-(?:left|right|inline)/.test(name);
    const styles = (): string[] =>
      elements.flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo !== undefined && style.content === 'none') return '';
          const names = pseudo === undefined ? [...style].filter(isTold) : [...style];
          const place = pseudo === undefined ? JSON.stringify(element.getBoundingClientRect()) : '';
          return place + names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
        }),
      );
    /** Waits for late layout, such as cards far below and images that load. */
    const settled = async (): Promise<string[]> => {
      let last = styles();
      for (let looksLeft = 10; looksLeft > 0; looksLeft -= 1) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        const now = styles();
        const isStill = now.every((each, at) => each === last[at]);
        last = now;
        if (isStill) break;
      }
      return last;
    };
    const before = await settled();
    const response = await fetch(file);
    const { rules }: { rules: readonly (readonly [at: number, text: string, inner?: number])[] } =
      await response.json();
    for (const [at, text, inner] of rules) {
      const group: CSSStyleSheet | CSSRule | undefined = inner === undefined ? sheet : sheet.cssRules[at];
      if (group !== sheet && !(group instanceof CSSGroupingRule))
        throw new Error(`Nothing to put ${text} into`);
      group.insertRule(text, inner ?? at);
    }
    const after = await settled();
    const differing = elements.filter((_element, at) =>
      [0, 1, 2].some((of) => before[3 * at + of] !== after[3 * at + of]),
    );
    return {
      later: rules.length,
      differing: differing.map((element) => element.outerHTML.slice(0, 200)),
    };
  });
}

for (const [store, path] of pages) {
  const tag = path.startsWith('/product/') ? '' : ' @long';
  test(`of ${store}’s ${path} styles all that it shows${tag}`, async ({ page, watch }) => {
    watch.expectFailure('net::ERR_FAILED');
    // Without scripts nothing is put in by the app itself.
    await page.route(/\.js(?:\?|$)/, (route) => route.abort());
    await page.goto(storeUrl(path, store));
    const { later, differing } = await looks(page);
    expect(later).toBeGreaterThan(20);
    expect(differing).toEqual([]);
  });
}

test('has the rules that it was spared once the app is there', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/');
  // So that none of them is written once more.
  await expect(page.locator('[data-sent-styles]')).toHaveAttribute('data-sent-styles', /shop-header:\w/);
  const { spared, misplaced, isWhole } = await page.evaluate(async () => {
    const { sheet } = document.querySelector<HTMLStyleElement>('style[data-sent-styles]') ?? {};
    const template = document.getElementById('omnis-styles');
    if (!sheet || !(template instanceof HTMLTemplateElement)) throw new Error('The page has no sheet');
    const { rules }: { rules: readonly (readonly [at: number, text: string, inner?: number])[] } = JSON.parse(
      template.content.textContent,
    );
    const read = (css: string): CSSRuleList => {
      const alone = new CSSStyleSheet();
      alone.replaceSync(css);
      return alone.cssRules;
    };
    const isMisplaced = ([at, text, inner]: (typeof rules)[number]): boolean => {
      const group = inner === undefined ? sheet : sheet.cssRules[at];
      const held = group instanceof CSSGroupingRule || group === sheet ? group.cssRules : undefined;
      return held?.[inner ?? at]?.cssText !== read(text)[0]?.cssText;
    };
    const html = await (await fetch('/')).text();
    const sent = read(/<style[^>]*data-sent-styles[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? '');
    return {
      spared: [rules, rules.filter(([, , inner]) => inner !== undefined)].map(({ length }) => length),
      misplaced: rules.filter(isMisplaced),
      isWhole:
        sheet.cssRules.length === sent.length + rules.filter(([, , inner]) => inner === undefined).length,
    };
  });
  expect(spared[0]).toBeGreaterThan(20);
  // Of at-rules too, whose other rules the page needs.
  expect(spared[1]).toBeGreaterThan(3);
  expect([misplaced, isWhole]).toEqual([[], true]);
});

test('has the values of the theme that it and what opens on it need, and the rest when the shopper goes on', async ({
  shopper,
}) => {
  const { page } = shopper;
  const whole = page.locator('#omnis-whole-theme');
  await shopper.opens('/product/paper-fox-womens-t-shirt/navy/');
  await shopper.choosesSize('L');
  await shopper.addsToBasket();
  await expect(whole).toHaveAttribute('media', 'not all');
  expect(await missingValues(page)).toEqual([]);
  await shopper.goesToBasket();
  await expect(whole).not.toHaveAttribute('media');
  expect(await missingValues(page)).toEqual([]);
});
