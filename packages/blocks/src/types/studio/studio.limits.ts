import { checkLink } from '@omnis/validation';

/** Where the design studio is (storefront.md §2 Route list). */
export const studioPath = '/studio/';

/** Where a block leads: its own address when it is safe, else the studio, for one product where it names one. */
export function studioHref({ href, product }: { readonly href: string; readonly product: string }): string {
  if (href !== '' && href !== studioPath && checkLink(href).safe) return href;
  return product === '' ? studioPath : `${studioPath}${encodeURIComponent(product.toWellFormed())}/`;
}
