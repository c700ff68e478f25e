import { redirectDocument } from 'react-router';
import type { Route } from './+types/gate-page.ts';

export { default, loader } from './not-found.tsx';

/**
 * The pages of a store under review and of one that opens soon are made by the server, before the shop (storefront.md §2).
 * From within the shop they are asked for there, where their guards run: they are shown, or lead back into the shop.
 */
export const clientLoader = ({ url }: Route.ClientLoaderArgs): never => {
  throw redirectDocument(url.pathname);
};
