import { findArtwork } from '../artworks/index.ts';
import { findColour, garmentColours } from '../colours.ts';
import { garmentFragment, prepareGarment, type DrawGarmentOptions } from '../draw-garment.ts';
import { num } from '../svg/numbers.ts';
import { coastLine } from './coast-line.ts';
import { colourBlock, flatLay, stacks } from './flat.ts';
import { hills, shore } from './outdoors.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { arches, celestial, foliage, terrazzo } from './patterns.ts';
import { gallery, rail, stillLife, washingLine } from './rooms.ts';
import type { Compose, GarmentPlace } from './scene.ts';

interface Scene {
  palette: PaletteName;
  compose: Compose;
}

const hexes = (...slugs: string[]): string[] => slugs.map((slug) => findColour(slug)?.hex ?? '#ffffff');

const autumn = [
  { garment: 'sweatshirt', colour: 'rust', artwork: 'forest-bear' },
  { garment: 'mens-t-shirt', colour: 'ecru', artwork: 'take-it-slow' },
  { garment: 'sweatshirt', colour: 'forest-green', artwork: 'night-camp' },
  { garment: 'long-sleeve', colour: 'mustard', artwork: 'forest-floor' },
] as const;

const wall = [
  { artwork: 'wild-fern', frame: 'oak' },
  { artwork: 'bauhaus-grid', frame: 'black' },
  { artwork: 'under-the-sun', frame: 'white' },
  { artwork: 'optical-flow', frame: 'walnut' },
] as const;

const scenes: Readonly<Record<string, Scene>> = {
  'rail-spring': {
    palette: 'spring',
    compose: rail([
      { garment: 'womens-t-shirt', colour: 'dusty-pink', artwork: 'poppy-field' },
      { garment: 'mens-t-shirt', colour: 'sage', artwork: 'under-the-sun' },
      { garment: 'long-sleeve', colour: 'white', artwork: 'lemon-grove' },
      { garment: 'mens-t-shirt', colour: 'sky-blue', artwork: 'swallows' },
    ]),
  },
  'rail-autumn': { palette: 'autumn', compose: rail(autumn) },
  'rail-autumn-high': { palette: 'autumn', compose: rail(autumn, { high: true }) },
  'rail-winter': {
    palette: 'winter',
    compose: rail([
      { garment: 'sweatshirt', colour: 'navy', artwork: 'great-swell' },
      { garment: 'sweatshirt', colour: 'oatmeal', artwork: 'one-more-chapter' },
      { garment: 'long-sleeve', colour: 'burgundy', artwork: 'moon-phases' },
      { garment: 'sweatshirt', colour: 'charcoal', artwork: 'blue-ridge' },
    ]),
  },
  'flat-lay-summer': {
    palette: 'summer',
    compose: flatLay({
      main: { garment: 'mens-t-shirt', colour: 'white', artwork: 'pacific-sunset' },
      second: { garment: 'tote-bag', colour: 'ecru', artwork: 'park-life' },
      ground: 1,
    }),
  },
  'flat-lay-sea': {
    palette: 'sea',
    compose: flatLay({
      main: { garment: 'womens-t-shirt', colour: 'navy', artwork: 'star-whale' },
      second: { garment: 'tote-bag', colour: 'white', artwork: 'out-of-office' },
      ground: 3,
    }),
  },
  'flat-lay-autumn': {
    palette: 'autumn',
    compose: flatLay({
      main: { garment: 'sweatshirt', colour: 'black', artwork: 'paper-fox' },
      second: { garment: 'beanie', colour: 'rust', artwork: 'blue-ridge' },
      ground: 3,
    }),
  },
  'stacks-spring': {
    palette: 'spring',
    compose: stacks(hexes('white', 'sage', 'dusty-pink', 'mint', 'butter', 'sky-blue')),
  },
  'stacks-autumn': {
    palette: 'autumn',
    compose: stacks(hexes('rust', 'ecru', 'olive', 'mustard', 'burgundy', 'stone', 'forest-green')),
  },
  'stacks-winter': {
    palette: 'winter',
    compose: stacks(hexes('navy', 'white', 'burgundy', 'athletic-grey', 'denim-blue', 'charcoal')),
  },
  'still-life-morning': {
    palette: 'summer',
    compose: stillLife({ mug: 'white', artwork: 'coffee-first', print: 'paper-cutouts', frame: 'oak' }),
  },
  'still-life-evening': {
    palette: 'dusk',
    compose: stillLife({ mug: 'navy', artwork: 'quiet-orbits', print: 'moon-phases', frame: 'black' }),
  },
  'gallery-wall': { palette: 'spring', compose: gallery(wall) },
  'gallery-wall-high': { palette: 'spring', compose: gallery(wall, { high: true }) },
  'washing-line': { palette: 'sea', compose: washingLine },
  'hills-dawn': { palette: 'summer', compose: hills('#ee7a4f') },
  'hills-dusk': { palette: 'dusk', compose: hills('#ef7258') },
  'hills-winter': { palette: 'winter', compose: hills('#f4e3bf') },
  shore: { palette: 'sea', compose: shore },
  'line-by-the-sea': {
    palette: 'sea',
    compose: coastLine([
      { garment: 'sweatshirt', colour: 'navy', artwork: 'great-swell' },
      { garment: 'mens-t-shirt', colour: 'white', artwork: 'keepers-light' },
      { garment: 'sweatshirt', colour: 'mustard', artwork: 'swallows' },
    ]),
  },
  'terrazzo-spring': { palette: 'spring', compose: terrazzo },
  'terrazzo-autumn': { palette: 'autumn', compose: terrazzo },
  'arches-summer': { palette: 'summer', compose: arches },
  'foliage-spring': { palette: 'spring', compose: foliage },
  'foliage-autumn': { palette: 'autumn', compose: foliage },
  celestial: { palette: 'winter', compose: celestial },
  'colour-block-summer': { palette: 'summer', compose: colourBlock },
  'colour-block-sea': { palette: 'sea', compose: colourBlock },
  'colour-block-dusk': { palette: 'dusk', compose: colourBlock },
};

const PORTRAIT = '-portrait';
const names = Object.keys(scenes);

/** The ids of all scenes: wide ones (1920 by 768) and, with `-portrait` at the end, tall ones (840 by 1080). */
export const sceneIds: readonly string[] = [...names, ...names.map((name) => name + PORTRAIT)];

interface Sheet {
  scene: Scene;
  portrait: boolean;
  width: number;
  height: number;
}

function open(id: string): Sheet | undefined {
  const portrait = id.endsWith(PORTRAIT);
  const name = portrait ? id.slice(0, -PORTRAIT.length) : id;
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  if (!scene) return undefined;
  return { scene, portrait, ...(portrait ? { width: 840, height: 1080 } : { width: 1920, height: 768 }) };
}

/** Proportions of a scene; nothing when there is none of that id. */
export function sceneSize(id: string): { width: number; height: number } | undefined {
  const sheet = open(id);
  return sheet && { width: sheet.width, height: sheet.height };
}

function compose(
  { scene, portrait, width, height }: Sheet,
  garment: (place: GarmentPlace) => string,
): string {
  return scene.compose({
    width,
    height,
    portrait,
    palette: palettes[scene.palette],
    id: (name) => `scene-${name}`,
    garment,
  });
}

const fallback = garmentColours[0];

function optionsOf({ garment, colour, view = 'front', artwork }: GarmentPlace): DrawGarmentOptions {
  const found = findColour(colour) ?? fallback;
  if (!found) throw new RangeError(`a scene asks for the colour ${colour}, which does not exist`);
  const picture = artwork === undefined ? undefined : findArtwork(artwork);
  return { garment, colour: found, view, ...(picture ? { artwork: picture } : {}) };
}

/** Computes the light that a scene needs, letting other work go on in between; false when there is no such scene. */
export async function prepareScene(id: string): Promise<boolean> {
  const sheet = open(id);
  if (!sheet) return false;
  const places: GarmentPlace[] = [];
  compose(sheet, (place) => {
    places.push(place);
    return '';
  });
  for (const place of places) await prepareGarment(optionsOf(place));
  return true;
}

/**
 * Draws an editorial picture for a banner, slide or pod as an SVG document.
 *
 * @param width - of the picture in pixels; its height follows
 * @returns nothing when there is no scene of that id
 */
export function drawScene(id: string, width: number): string | undefined {
  const sheet = open(id);
  if (!sheet) return undefined;
  let count = 0;
  const body = compose(sheet, (place) => {
    count += 1;
    const { x, y, scale, turn = 0, shadow = true } = place;
    const piece = garmentFragment({ ...optionsOf(place), prefix: `item${count}`, shadow });
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)} ${num(500 * scale)} ${num(625 * scale)}) scale(${num(scale, 4)})">${piece}</g>`;
  });
  const height = (width * sheet.height) / sheet.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${sheet.width} ${sheet.height}">${body}</svg>`;
}
