import { data } from 'react-router';
import type { PageFailure } from '../data/failure.ts';
import type { RouteHandle } from '../shell/route-handle.ts';

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
