import { mediaAddress } from '../../parts/picture.ts';
import { readColour } from '../../read/read-look.ts';
import { readText, type Values } from '../../read/read.ts';

/** Where an artwork lies, in per cent of the product's picture; its middle by x and y. */
export const placement = {
  artworkX: { fallback: 50, min: 0, max: 100 },
  artworkY: { fallback: 42, min: 0, max: 100 },
  artworkWidth: { fallback: 30, min: 5, max: 100 },
} as const;
/** Colours that a shopper may choose from. */
export const mostColours = 24;

/** A colour of a product. */
export interface MockupColour {
  readonly name: string;
  /** #rrggbb, or null when it is none. */
  readonly hex: string | null;
  /** A picture of the product in this colour; '' to colour the first one. */
  readonly image: string;
}

/** The colours of a block: those with a name and a colour or a picture. */
export function readColours(list: readonly Values[]): readonly MockupColour[] {
  return list
    .map((item) => ({
      name: readText(item, 'name').trim(),
      hex: readColour(item, 'hex'),
      image: mediaAddress(readText(item, 'image').trim()),
    }))
    .filter(({ name, hex, image }) => name !== '' && (hex !== null || image !== ''))
    .slice(0, mostColours);
}

/** An address as a CSS value; whatever could end the text is encoded. */
export function cssUrl(address: string): string {
  return `url("${address.replaceAll(/["\\<>\s]/g, (character) => encodeURIComponent(character))}")`;
}
