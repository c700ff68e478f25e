import type { Values } from '../read/read.ts';

/** Colour schemes that a section of a page may be painted in. */
export const sectionSchemeNames = ['soft', 'tint', 'light', 'dark'] as const;

/** Name of a section's colour scheme. */
export type SectionSchemeName = (typeof sectionSchemeNames)[number];

/** The scheme that a section's properties name; null for that of the page. */
export function readScheme({ scheme }: Values): SectionSchemeName | null {
  return sectionSchemeNames.find((name) => name === scheme) ?? null;
}

/** The name of a section's scheme beside a shop's own ones. */
export function sectionScheme(name: SectionSchemeName): string {
  return `section-${name}`;
}
