import { redirectDocument } from 'react-router';
import type { Route } from './+types/store-under-review.ts';

export { default, loader } from './not-found.tsx';

/**
 * The page of a store under review is made by the server, before the shop (storefront.md §2). From within the shop it is
 * asked for there, where its guard runs: it is shown, or leads back into the shop.
 */
export const clientLoader = ({ url }: Route.ClientLoaderArgs): never => {
  throw redirectDocument(url.pathname);
};
