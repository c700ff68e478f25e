import type { FastifyRequest } from 'fastify';
import { dashboardPath } from '../render/dashboard-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract's call that the route answers. */
    call?: string;
  }
}

/** First parts of the paths of the storefront's own pages; every other page is one that an owner has made. */
const ownPages = new Set(
  'account advanced-quote basket blog checkout collection creator custom edit-order favourites get-a-quote gift-card help invoice learn login order-history pay product receipt returns search sign-up sitemap update-address'.split(
    ' ',
  ),
);

/** The kind of a page, such as `page product`: never what a visitor has typed. */
function pageKind({ place, url }: FastifyRequest): string {
  if (!place) return 'unknown host';
  if (place.kind === 'atlas') return 'page atlas';
  if (place.kind === 'platform' && dashboardPath.test(url)) return 'page dashboard';
  const [, first = ''] = /^\/([^/?]*)/.exec(url) ?? [];
  if (first === 'omnis') return 'unknown call';
  if (first === '') return 'page home';
  return ownPages.has(first) ? `page ${first}` : 'page';
}

/**
 * Purpose of a request, in few words, so that figures by route stay few: the name of the contract's call, the pattern
 * of another route, or the kind of a page.
 */
export function routeLabel(request: FastifyRequest): string {
  const { config, url } = request.routeOptions;
  return config.call ?? url ?? pageKind(request);
}
