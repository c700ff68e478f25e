/** Names of the pictures in `pictures/`, which `.storybook/draw-pictures.ts` draws. */
export const storyPictures = [
  'artwork',
  'blank',
  'cap-ridge',
  'flat-lay-summer-portrait',
  'gallery-wall-portrait',
  'hills-dusk',
  'hills-dusk-portrait',
  'hoodie-swell',
  'kids-space',
  'line-by-the-sea',
  'line-by-the-sea-portrait',
  'long-sleeve-moon',
  'mug-coffee',
  'print-bauhaus',
  'rail-autumn',
  'rail-autumn-portrait',
  'rail-spring',
  'rail-spring-portrait',
  'stacks-winter-portrait',
  'still-life-evening',
  'still-life-evening-portrait',
  'still-life-morning-portrait',
  'sweatshirt-camp',
  'tee-plain',
  'tee-poppy',
  'tee-slow',
  'tee-sun',
  'tee-swallows',
  'tote-lemon',
  'tote-plain',
  'washing-line-portrait',
] as const;

/** Name of a picture for stories. */
export type StoryPicture = (typeof storyPictures)[number];

/**
 * The address of a picture for stories: garments, artworks and scenes as the product draws them for shops. Wide scenes
 * are 5 : 2, the others upright.
 */
export function storyPicture(name: StoryPicture): string {
  return new URL(`./pictures/${name}.webp`, import.meta.url).href;
}
