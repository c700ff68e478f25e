import { pageLayouts } from '@omnis/models';
import { describe, expect, it } from 'vitest';
import { hasFoot, shopLayoutOf, shopLayouts, type ShopLayout } from './layouts.ts';

const layoutsThat = (fits: (layout: ShopLayout) => boolean) =>
  pageLayouts.filter((name) => fits(shopLayouts[name]));

describe('SK7 the layouts of the shop', () => {
  it('differ in header, sidebar, footer and width', () => {
    expect(layoutsThat(({ header }) => header === 'full')).toEqual(['standard', 'studio', 'cart', 'search']);
    expect(layoutsThat(({ header }) => header === 'slim')).toEqual(['tool', 'blank', 'mail']);
    expect(layoutsThat(({ footer }) => footer === 'full')).toEqual(['standard', 'cart', 'search']);
    expect(layoutsThat(({ footer }) => footer === 'none')).toEqual(['tool']);
    expect(pageLayouts.map((name) => shopLayouts[name].width)).toEqual([
      'content',
      'content',
      'container',
      'content',
      'mail',
      'cart',
      'container',
    ]);
  });

  it('have a menu wherever the header is whole, and nowhere else', () => {
    for (const { header, sidebar, breadcrumbs } of Object.values(shopLayouts))
      expect([sidebar, breadcrumbs]).toEqual([header === 'full', header === 'full']);
  });

  it('have the bar of phones where one looks around', () => {
    expect(layoutsThat(({ bottomBar }) => bottomBar)).toEqual(['standard', 'studio', 'search']);
  });

  it.each([
    ['a page', { mode: 'native', operator: 'default' }, {}, true],
    ['the checkout', { mode: 'native', operator: 'default' }, { layout: 'cart', slim: true }, false],
    ['an app around it', { mode: 'native', operator: 'headless' }, {}, false],
    ['the canvas of the editor', { mode: 'preview', operator: 'default' }, {}, false],
  ] as const)('make room at the foot of %s: %#', (_name, view, handle, expected) => {
    expect(hasFoot(view, [{ handle }])).toBe(expected);
    expect(hasFoot(undefined, [{ handle }])).toBe(false);
  });

  it('leave no ways out at the checkout, which is as wide as the basket', () => {
    expect(shopLayoutOf({ layout: 'cart', slim: true, operator: 'default' })).toEqual({
      header: 'slim',
      sidebar: false,
      breadcrumbs: false,
      footer: 'short',
      bottomBar: false,
      width: 'cart',
    });
    expect(shopLayoutOf({ layout: 'cart', slim: false, operator: 'default' })).toBe(shopLayouts.cart);
  });

  it.each(['headless', 'other'] as const)('leave a page to itself in the operator mode %s', (operator) => {
    for (const layout of pageLayouts)
      for (const slim of [true, false])
        expect(shopLayoutOf({ layout, slim, operator })).toEqual({
          header: 'none',
          sidebar: false,
          breadcrumbs: false,
          footer: 'none',
          bottomBar: false,
          width: shopLayouts[layout].width,
        });
  });
});
