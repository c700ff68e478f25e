import type { PageLayout } from '@omnis/models';
import type { OperatorMode, View } from '../data/view.ts';
import { frameOf } from './route-handle.ts';

/** Parts that a layout has around its content, and its width (storefront.md §2 Layouts). */
export interface ShopLayout {
  /** `slim`: the logo alone. */
  readonly header: 'full' | 'slim' | 'none';
  /** The menu, which slides in below the large breakpoint. */
  readonly sidebar: boolean;
  readonly breadcrumbs: boolean;
  /** `short`: the last line and the terms alone. */
  readonly footer: 'full' | 'short' | 'none';
  /** The navigation at the foot of a phone's screen. */
  readonly bottomBar: boolean;
  /** As the theme's token `layout.{width}.width` has it; `container` is what its content is made for. */
  readonly width: 'container' | 'content' | 'mail' | 'cart';
}

/** Each of the layouts; pages are `standard` unless they say something else. */
export const shopLayouts: Readonly<Record<PageLayout, ShopLayout>> = {
  standard: {
    header: 'full',
    sidebar: true,
    breadcrumbs: true,
    footer: 'full',
    bottomBar: true,
    width: 'container',
  },
  search: {
    header: 'full',
    sidebar: true,
    breadcrumbs: true,
    footer: 'full',
    bottomBar: true,
    width: 'container',
  },
  studio: {
    header: 'full',
    sidebar: true,
    breadcrumbs: true,
    footer: 'short',
    bottomBar: true,
    width: 'content',
  },
  // The way to the till is in sight there; a second way out of it would only lead astray.
  cart: {
    header: 'full',
    sidebar: true,
    breadcrumbs: true,
    footer: 'full',
    bottomBar: false,
    width: 'cart',
  },
  mail: {
    header: 'slim',
    sidebar: false,
    breadcrumbs: false,
    footer: 'short',
    bottomBar: false,
    width: 'mail',
  },
  blank: {
    header: 'slim',
    sidebar: false,
    breadcrumbs: false,
    footer: 'short',
    bottomBar: false,
    width: 'content',
  },
  tool: {
    header: 'slim',
    sidebar: false,
    breadcrumbs: false,
    footer: 'none',
    bottomBar: false,
    width: 'content',
  },
};

/** A layout without ways out of the page. */
const bare = { sidebar: false, breadcrumbs: false, bottomBar: false } as const;

/** Settings of a page for its frame, and the app that embeds it. */
export interface Framing {
  readonly layout: PageLayout;
  /** The checkout, where nothing leads astray. */
  readonly slim: boolean;
  readonly operator: OperatorMode;
}

/** Frame of a page: as its layout says, less at the checkout, and nothing in an operator mode. */
export function shopLayoutOf({ layout, slim, operator }: Framing): ShopLayout {
  const own = shopLayouts[layout];
  if (operator !== 'default') return { ...own, ...bare, header: 'none', footer: 'none' };
  return slim ? { ...own, ...bare, header: 'slim', footer: 'short' } : own;
}

/** Tells whether a page has the navigation at the foot of a phone's screen; a page without a store has none. */
export function hasFoot(
  view: Pick<View, 'mode' | 'operator'> | undefined,
  matches: Parameters<typeof frameOf>[0],
): boolean {
  if (view === undefined || view.mode === 'preview') return false;
  return shopLayoutOf({ ...frameOf(matches), operator: view.operator }).bottomBar;
}
