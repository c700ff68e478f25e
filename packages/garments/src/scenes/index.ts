import { findArtwork } from '../artworks/index.ts';
import { findColour, garmentColours } from '../colours.ts';
import { garmentFragment, prepareGarment, type DrawGarmentOptions } from '../draw-garment.ts';
import { num } from '../svg/numbers.ts';
import { palettes } from './palettes.ts';
import type { GarmentPlace } from './scene.ts';
import { scenes, type Scene } from './scenes.ts';

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
