import { isOnSiteMap, pagePath, pageRouteName, type LoginState, type PageLayout } from './page.ts';

/** The part of a `Page` that is needed here. */
export interface RoutedPage {
  id: number | string | null;
  uuid: string;
  url: string;
  layout: PageLayout;
  published: boolean;
  sitemap: boolean;
  properties: {
    isStorePage: boolean;
    loginState: LoginState;
    title: string;
    ogImage: string | null;
    isSearchable: boolean;
    searchIcon: string | null;
  };
}

/** The route that a page defines (storefront.md §2, Page routes). */
export interface PageRoute {
  path: string;
  name: string;
  meta: {
    pageId: number | string | null;
    title: string;
    /** People who may see it; `unpublished` asks for extra access besides. */
    access: { loginState: LoginState; unpublished: boolean };
    isStorePage: boolean;
    layout: PageLayout;
    primaryImage: string | null;
    /** Published and in the sitemap. */
    isOnSiteMap: boolean;
    isSearchable: boolean;
    searchIcon: string | null;
    /** True when a new service worker may reload the page: not where it would interrupt a purchase or a design. */
    canReload: boolean;
  };
}

const uninterrupted: ReadonlySet<PageLayout> = new Set(['cart', 'studio', 'tool']);

/**
 * The route of a page, with its meta data (storefront.md §2, Page routes).
 *
 * @example
 * pageRoute(pageSchema.parse({ url: '/about/team/' })).name; // 'about.team'
 */
export function pageRoute(page: RoutedPage): PageRoute {
  const { properties } = page;
  const path = pagePath(page);
  return {
    path,
    name: pageRouteName(path),
    meta: {
      pageId: page.id,
      title: properties.title,
      access: { loginState: properties.loginState, unpublished: !page.published },
      isStorePage: properties.isStorePage,
      layout: page.layout,
      primaryImage: properties.ogImage,
      isOnSiteMap: isOnSiteMap(page),
      isSearchable: properties.isSearchable,
      searchIcon: properties.searchIcon,
      canReload: !uninterrupted.has(page.layout),
    },
  };
}
