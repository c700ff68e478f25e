import type { Property } from './properties.ts';
import { readColour, readFont, readLength } from './read-look.ts';

/** A CSS length; null for what is none. */
export const length: Property<string | null, 'text'> = { kind: 'text', read: readLength };
/** A font family in quotes; null for what is none. */
export const font: Property<string | null, 'font'> = { kind: 'font', read: readFont };
/** A hex colour; null for what is none. */
export const colour: Property<string | null, 'colour'> = { kind: 'colour', read: readColour };
