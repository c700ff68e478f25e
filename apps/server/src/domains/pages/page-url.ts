import { normalisePageUrl, slugOfTitle } from '@omnis/models';

/** First parts of addresses that the storefront and the platform answer themselves (storefront.md §2). */
const reserved = new Set([
  '404',
  'basket',
  'checkout',
  'pay',
  'receipt',
  'invoice',
  'product-files',
  'favourites',
  'store-under-review',
  'sitemap',
  'search',
  'help',
  'returns',
  'edit-order',
  'update-address',
  'order-history',
  'blog',
  'learn',
  'terms-of-use',
  'terms-of-sale',
  'use-of-cookies-and-disclaimer',
  'privacy-policy',
  'login',
  'gift-card',
  'get-a-quote',
  'advanced-quote',
  'teemail',
  'subscription-verified',
  'countdown',
  'collection',
  'product',
  'creator',
  'studio',
  'custom',
  'omnis',
  'images',
  'assets',
  'dashboard',
  'sign-up',
  'event-collector',
  'offline',
]);

/** Longest address of a page, in characters. */
const longest = 200;

/** The address under which a page is saved, or what is wrong with it. A page without one gets it from its title. */
export function pageUrl(
  wanted: string,
  page: { title: string; uuid: string },
): { url: string } | { problem: string } {
  const url = normalisePageUrl(wanted.trim() === '' ? titleUrl(page) : wanted);
  if (url.length > longest) return { problem: `An address has at most ${longest} characters` };
  if (/[\p{Cc}<>"'`{}|^%]/u.test(url))
    return { problem: 'An address has letters, digits, dashes and slashes' };
  const [, first = ''] = url.split('/');
  return reserved.has(first) ? { problem: 'This address is used by the shop itself' } : { url };
}

function titleUrl({ title, uuid }: { title: string; uuid: string }): string {
  const slug = slugOfTitle(title);
  return slug === '' || reserved.has(slug) ? `/page/${uuid}/` : `/${slug}/`;
}
