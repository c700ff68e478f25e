import { hash } from 'node:crypto';
import { sectionSchemeCss } from '@omnis/blocks';
import { themePreviewParameter } from '@omnis/theme';
import { darkOverrides, hasDark, themeHead, type ThemeChoice, type ThemeHead } from './theme-head.server.ts';

/** Makes something of a theme once, and forgets it with the theme: most of it takes longer than rendering a page. */
function once<T>(make: (choice: ThemeChoice) => T): (choice: ThemeChoice) => T {
  const made = new WeakMap<ThemeHead, { readonly value: T }>();
  return (choice) => {
    const head = themeHead(choice);
    const known = made.get(head) ?? { value: make(choice) };
    made.set(head, known);
    return known.value;
  };
}

/** The style sheet of all colour schemes that a section may have, in a store's theme (storefront.md §3 Theme). */
export const sectionStyles = once((choice): string => {
  const { name: theme, properties: overrides } = choice;
  return sectionSchemeCss({
    theme,
    overrides,
    darkOverrides: darkOverrides(choice),
    mode: hasDark(choice) ? 'auto' : 'light',
  });
});

const version = once((choice): string => hash('sha256', JSON.stringify(choice), 'base64url').slice(0, 12));

/** A theme that is tried, and that of a page of its own, are not the store's: their address says whose they are. */
function queryOf(choice: ThemeChoice, page: string | undefined): string {
  const query = new URLSearchParams({ v: version(choice) });
  if (page !== undefined) query.set('page', page);
  if (choice.trial !== undefined) query.set(themePreviewParameter, choice.trial);
  return query.toString();
}

/** Its address, which is another one after each change of the theme. */
export const sectionStylesHref = (choice: ThemeChoice, page?: string): string =>
  `/section-schemes.css?${queryOf(choice, page)}`;

/** The address of all values of a store's theme, of which a page brings those that it needs. */
export const themeHref = (choice: ThemeChoice, page?: string): string =>
  `/theme.css?${queryOf(choice, page)}`;
