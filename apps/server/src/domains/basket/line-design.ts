/** Key of a line in a main basket: the variant, and the design that a shopper made of it. */
export function lineKey(variant: string, design: string | undefined): string {
  return design === undefined ? variant : `${variant}:${design}`;
}

const designed = /^([0-9a-f-]{36}):([0-9a-f-]{36})$/;

/** The design of a line by its key; null for what is sold as it is. */
export function designOfKey(key: string): string | null {
  return designed.exec(key)?.[2] ?? null;
}

/** The variant of a line by its key. */
export function variantOfKey(key: string): string {
  return designed.exec(key)?.[1] ?? key;
}

/** How a design looks in the colour of the plain product that a picture shows. */
export function designPicture(division: number, design: string, picture: string | null): string | null {
  const colour = /^\/images\/garments\/[a-z-]+\/([a-z-]+)\//.exec(picture ?? '')?.[1];
  return colour === undefined ? picture : `/images/designs/${division}/${design}/${colour}`;
}

/** What a product is called with a shopper's own design on it. */
export const designedName = (name: string): string => `${name}, your design`;
