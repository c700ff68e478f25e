/**
 * Draws the pictures of the stories with the product's own garments, artworks and scenes, and writes them beside the
 * stories. Run after a change of the drawings: `node .storybook/draw-pictures.ts`.
 */
import {
  artworkSvg,
  drawGarment,
  drawScene,
  findArtwork,
  findColour,
  type GarmentKind,
  type GarmentSide,
} from '@omnis/garments';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const server = createRequire(join(import.meta.dirname, '../apps/server/package.json'));
/** The part of the server's picture library that is used. */
const sharp: (input: Buffer) => {
  webp(options: { quality: number; effort: number }): { toBuffer(): Promise<Buffer> };
} = server('sharp');
const packages = join(import.meta.dirname, '../packages');
const blocks = join(packages, 'blocks/src/testing/pictures');
const ui = join(packages, 'ui/src/testing/pictures');
const editor = join(packages, 'editor/src/testing/pictures');

/** Scenes and the width that they are shown at. */
const scenes: readonly (readonly [id: string, width: number])[] = [
  ['rail-autumn', 1600],
  ['rail-spring', 1600],
  ['line-by-the-sea', 1600],
  ['still-life-evening', 1600],
  ['hills-dusk', 1600],
  ['rail-autumn-portrait', 840],
  ['rail-spring-portrait', 840],
  ['line-by-the-sea-portrait', 840],
  ['still-life-evening-portrait', 840],
  ['still-life-morning-portrait', 840],
  ['hills-dusk-portrait', 840],
  ['stacks-winter-portrait', 840],
  ['gallery-wall-portrait', 840],
  ['washing-line-portrait', 840],
  ['flat-lay-summer-portrait', 840],
];

interface Product {
  readonly name: string;
  readonly garment: GarmentKind;
  readonly colour: string;
  readonly artwork?: string;
  readonly view?: GarmentSide;
  readonly background?: string;
}

const products: readonly Product[] = [
  { name: 'tee-sun', garment: 'mens-t-shirt', colour: 'ecru', artwork: 'under-the-sun' },
  { name: 'tee-poppy', garment: 'womens-t-shirt', colour: 'sage', artwork: 'poppy-field' },
  { name: 'sweatshirt-camp', garment: 'sweatshirt', colour: 'navy', artwork: 'night-camp' },
  { name: 'hoodie-swell', garment: 'hoodie', colour: 'rust', artwork: 'great-swell' },
  { name: 'tee-slow', garment: 'mens-t-shirt', colour: 'white', artwork: 'take-it-slow' },
  { name: 'long-sleeve-moon', garment: 'long-sleeve', colour: 'charcoal', artwork: 'moon-phases' },
  { name: 'tote-lemon', garment: 'tote-bag', colour: 'ecru', artwork: 'lemon-grove' },
  { name: 'tee-swallows', garment: 'womens-t-shirt', colour: 'dusty-pink', artwork: 'swallows' },
  { name: 'print-bauhaus', garment: 'art-print', colour: 'oak', artwork: 'bauhaus-grid' },
  { name: 'kids-space', garment: 'kids-t-shirt', colour: 'mustard', artwork: 'space-cadet' },
  { name: 'cap-ridge', garment: 'cap', colour: 'forest-green', artwork: 'blue-ridge' },
  { name: 'mug-coffee', garment: 'mug', colour: 'navy', artwork: 'coffee-first' },
  { name: 'tee-plain', garment: 'mens-t-shirt', colour: 'white', background: '#cfd8cc' },
  { name: 'tote-plain', garment: 'tote-bag', colour: 'navy', background: '#e3ddd1' },
  { name: 'blank', garment: 'mens-t-shirt', colour: 'white', background: 'none' },
];

async function write(folder: string, name: string, svg: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 74, effort: 6 }).toBuffer();
  writeFileSync(join(folder, `${name}.webp`), picture);
}

/** A drawing that was asked for by a name that exists. */
function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`There is no ${name} to draw`);
  return found;
}

function productSvg({ garment, colour, artwork, view = 'front', background }: Product): string {
  return drawGarment({
    garment,
    colour: known(findColour(colour), colour),
    view,
    width: 640,
    ...(background === undefined ? {} : { background }),
    ...(artwork === undefined ? {} : { artwork: known(findArtwork(artwork), artwork) }),
  });
}

for (const [id, width] of scenes) await write(blocks, id, known(drawScene(id, width), id));
for (const id of ['rail-autumn', 'line-by-the-sea', 'still-life-morning']) {
  await write(editor, id, known(drawScene(id, 1280), id));
}
for (const product of products) await write(blocks, product.name, productSvg(product));
for (const product of products.slice(0, 4)) await write(editor, product.name, productSvg(product));
for (const product of products.slice(0, 1)) await write(ui, product.name, productSvg(product));
const artwork = known(findArtwork('pacific-sunset'), 'pacific-sunset');
await write(blocks, 'artwork', artworkSvg(artwork, { width: 480, background: 'none' }));
