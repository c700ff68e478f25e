import type { Values } from '../read/read.ts';

/** Colour schemes that a section of a page may be painted in. */
export const sectionSchemeNames = ['soft', 'tint', 'light', 'dark'] as const;

/** Name of a section's colour scheme. */
export type SectionSchemeName = (typeof sectionSchemeNames)[number];

/** The scheme that a section's properties name; undefined for that of the page. */
export function readScheme({ scheme }: Values): SectionSchemeName | undefined {
  return sectionSchemeNames.find((name) => name === scheme);
}

/** The name of a section's scheme in the theme, apart from a shop's own ones. */
export function sectionScheme(name: SectionSchemeName): string {
  return `section-${name}`;
}

/**
 * The class of a section's scheme after a space; '' for that of the page. Written out rather than by the theme's `Scheme`,
 * which every shopper would load: nothing of a block is drawn elsewhere.
 */
export function readSchemeClass(values: Values): string {
  const name = readScheme(values);
  return name ? ` scheme-${sectionScheme(name)}` : '';
}
