import { hash } from 'node:crypto';
import { sectionSchemeCss } from '@omnis/blocks';
import { hasDark, type ThemeChoice } from './theme-head.server.ts';

/** The style sheet of all colour schemes that a section may have, in a store's theme (storefront.md §3 Theme). */
export function sectionStyles(choice: ThemeChoice): string {
  const { name: theme, properties: overrides } = choice;
  return sectionSchemeCss({ theme, overrides, mode: hasDark(choice) ? 'auto' : 'light' });
}

/** Its address, which is another one after each change of the theme. */
export function sectionStylesHref(choice: ThemeChoice): string {
  return `/section-schemes.css?v=${hash('sha256', JSON.stringify(choice), 'base64url').slice(0, 12)}`;
}
