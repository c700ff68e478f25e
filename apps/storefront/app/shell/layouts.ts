import type { PageLayout } from '@omnis/models';

/** What a layout has around its content, and how wide that is (storefront.md §2 Layouts). */
export interface ShopLayout {
  /** `slim`: the logo alone. */
  readonly header: 'full' | 'slim' | 'none';
  /** The menu, which slides in below the large breakpoint. */
  readonly sidebar: boolean;
  readonly breadcrumbs: boolean;
  /** `short`: who the store is, alone. */
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

/** The layout of a page; at the checkout nothing leads astray. */
export function shopLayoutOf({
  layout,
  slim,
}: {
  readonly layout: PageLayout;
  readonly slim: boolean;
}): ShopLayout {
  const own = shopLayouts[layout];
  return slim ? { ...own, header: 'slim', sidebar: false, footer: 'short', bottomBar: false } : own;
}
