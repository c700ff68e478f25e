import { checkLink } from '@omnis/validation';
import { readText, type Values } from '../../read/read.ts';

/** Where the design studio is (storefront.md §2 Route list). */
export const studioPath = '/studio/';

/** Where a block leads: its own address when it is safe, else the studio, for one product where it names one. */
export function studioHref(values: Values): string {
  const href = readText(values, 'href').trim();
  if (href !== '' && href !== studioPath && checkLink(href).safe) return href;
  const product = readText(values, 'product').trim();
  return product === '' ? studioPath : `${studioPath}${encodeURIComponent(product.toWellFormed())}/`;
}
