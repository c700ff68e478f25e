import type { PageFailure, RouteHandle } from '@omnis/shop-kit';
import { data } from 'react-router';

/** The not-found page has an address of its own (storefront.md §2 Route list). */
function notFound(): never {
  throw data<PageFailure>({ message: 'Page not found' }, { status: 404 });
}

export const handle: RouteHandle = { rests: true };

export const loader = notFound;
export const clientLoader = notFound;

export default function NotFound(): null {
  return null;
}
