import { hash } from 'node:crypto';
import { sectionSchemeCss } from '@omnis/blocks';
import { hasDark, type ThemeChoice } from './theme-head.server.ts';

/** The style sheet of all colour schemes that a section may have, in a store's theme (storefront.md §3 Theme). */
export function sectionStyles(choice: ThemeChoice): string {
  const { name: theme, properties: overrides } = choice;
  return sectionSchemeCss({ theme, overrides, mode: hasDark(choice) ? 'auto' : 'light' });
}

const version = (choice: ThemeChoice): string =>
  hash('sha256', JSON.stringify(choice), 'base64url').slice(0, 12);

/** Its address, which is another one after each change of the theme. */
export const sectionStylesHref = (choice: ThemeChoice): string => `/section-schemes.css?v=${version(choice)}`;

/** The address of all values of a store's theme, of which a page brings those that it needs. */
export const themeHref = (choice: ThemeChoice): string => `/theme.css?v=${version(choice)}`;
