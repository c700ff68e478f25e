import { logoSize } from '@omnis/garments';
import type { Division } from './division.ts';

/** The logo for dark grounds: the store's own, or that of a logo that the product draws. */
export function darkLogo({ logo, logoDark }: Division): string | null {
  if (logoDark !== null) return logoDark;
  const id = /^\/images\/logos\/([\w-]+)$/.exec(logo ?? '')?.[1];
  return id !== undefined && logoSize(`${id}-light`) ? `/images/logos/${id}-light` : null;
}
