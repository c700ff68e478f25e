/** A colour that cloth, ceramics or frames come in. */
export interface GarmentColour {
  /** As it stands in a URL. */
  slug: string;
  /** As it stands in a shop. */
  name: string;
  /** Colour of the swatch, `#rrggbb`. */
  hex: string;
  /** Yarn of two shades, with a speckled surface. */
  heather?: boolean;
}

const colour = (name: string, hex: string, heather = false): GarmentColour => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  hex,
  ...(heather ? { heather } : {}),
});

/** Every colour that the drawings know. */
export const garmentColours: readonly GarmentColour[] = [
  colour('White', '#f6f5f2'),
  colour('Ecru', '#efe6d5'),
  colour('Stone', '#d3c9b8'),
  colour('Oatmeal', '#ded3c1', true),
  colour('Athletic Grey', '#c6c7c9', true),
  colour('Charcoal', '#45474b', true),
  colour('Black', '#1c1c1e'),
  colour('Navy', '#1f2a44'),
  colour('Denim Blue', '#4d6a8f'),
  colour('Royal Blue', '#2c4da0'),
  colour('Sky Blue', '#a5c6dc'),
  colour('Teal', '#1f6a70'),
  colour('Mint', '#bcdcc8'),
  colour('Sage', '#a3b096'),
  colour('Forest Green', '#284536'),
  colour('Olive', '#646545'),
  colour('Mustard', '#d9a233'),
  colour('Butter', '#f3e0a2'),
  colour('Apricot', '#efb083'),
  colour('Rust', '#ab5230'),
  colour('Coral', '#e5735f'),
  colour('Red', '#b92b31'),
  colour('Burgundy', '#6d2333'),
  colour('Dusty Pink', '#ddb3b0'),
  colour('Lavender', '#bdb2d6'),
  colour('Plum', '#563650'),
  colour('Chocolate', '#4b352b'),
  colour('Oak', '#c79f6b'),
  colour('Walnut', '#6a4a33'),
];

const bySlug = new Map(garmentColours.map((one) => [one.slug, one]));

/** The colour of a slug or a name, whatever the letters' case; nothing when there is none. */
export function findColour(text: string): GarmentColour | undefined {
  return bySlug.get(text.trim().toLowerCase().replaceAll(' ', '-'));
}
