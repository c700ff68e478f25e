import { redirect } from 'react-router';
import type { Route } from './+types/learn.ts';

/** The blog's old addresses: the same path under /blog/, for good (storefront.md §2 Route list). */
function toBlog({ url }: { readonly url: URL }): Response {
  const rest = url.pathname.replace(/^\/learn\/*/i, '');
  return redirect(`/blog/${rest}${rest === '' || rest.endsWith('/') ? '' : '/'}${url.search}`, 301);
}

export const loader = ({ url }: Route.LoaderArgs) => toBlog({ url });
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => toBlog({ url });

export default function Learn(): null {
  return null;
}
