import type { checkoutApi } from './checkout.ts';
import type { contentApi } from './content.ts';
import { pagesApi } from './pages.ts';

/**
 * Data that every page of a shop reads, as one typed API: the store, its products and its pages. Pages that few open,
 * such as the blog or an order, bring their endpoints with their own code, so that nobody else's browser sets them up.
 */
export const shopApi = pagesApi;

/** Endpoints of a shop's pages by name; those that come with a page's own code may not be there yet. */
export type ShopEndpoints = typeof pagesApi.endpoints &
  Partial<typeof contentApi.endpoints & typeof checkoutApi.endpoints>;

/** The endpoints of a shop's pages: one object, in which those that come later appear. */
export const shopEndpoints: ShopEndpoints = pagesApi.endpoints;
