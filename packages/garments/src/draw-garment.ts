import { setImmediate } from 'node:timers/promises';
import type { Artwork, ArtworkVariant } from './artworks/artwork.ts';
import { garmentShapes } from './catalogue.ts';
import type { GarmentKind } from './garment-kinds.ts';
import { CAMERA } from './camera.ts';
import { drawGround, STUDIO } from './draw/ground.ts';
import { imageTag, lightLayer, shadowLayer, studioLayer } from './draw/light.ts';
import { drawPanel, type Paint } from './draw/panel.ts';
import type { GarmentColour } from './colours.ts';
import { TEXTURE_SIZE, textureUri } from './shading/texture.ts';
import { luminance, mix, toneOf } from './shading/tone.ts';
import type { Box, DetailContext, GarmentSide, GarmentView } from './shapes/shape.ts';
import { num } from './svg/numbers.ts';

/** Options of a drawing. */
export interface DrawGarmentOptions {
  garment: GarmentKind;
  colour: GarmentColour;
  view: GarmentSide;
  /** Printed on the product; left out, the product is plain. */
  artwork?: Artwork;
  /** Colour behind the product (default: the studio's warm paper), or `none` for a transparent picture. */
  background?: string;
  /** Width of the picture in pixels (default 800); it is 5:4 high. */
  width?: number;
}

/** Which inks suit cloth of this colour. */
export function variantFor(hex: string): ArtworkVariant {
  return luminance(hex) < 0.3 ? 'dark' : 'light';
}

/** Paper goods carry their artwork on its own light paper, whatever the colour of the frame. */
const onPaper: readonly GarmentKind[] = ['art-print', 'sticker-sheet'];

function placeArtwork(
  artwork: Artwork | undefined,
  { variant, id }: { variant: ArtworkVariant; id: (name: string) => string },
): (box: Box) => string {
  if (!artwork) return () => '';
  let count = 0;
  return (box) => {
    count += 1;
    const { area } = artwork;
    const scale = Math.min(box.width / area.width, box.height / area.height);
    const x = box.x + (box.width - area.width * scale) / 2 - area.x * scale;
    const y = box.y + (box.height - area.height * scale) / 2 - area.y * scale;
    const nth = count;
    return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale, 5)})">${artwork.draw(artwork.inks[variant], (name) => id(`art${nth}-${name}`))}</g>`;
  };
}

/** Artwork on cloth hangs from the top of the print area, as printers set it. */
function onCloth(artwork: Artwork, box: Box): Box {
  const scale = Math.min(box.width / artwork.area.width, box.height / artwork.area.height);
  return { ...box, height: artwork.area.height * scale };
}

/** Options of a garment that becomes part of a larger picture. */
export interface GarmentFragmentOptions extends Omit<DrawGarmentOptions, 'background' | 'width'> {
  /** Prefix of the ids in the fragment: unique in the picture. */
  prefix: string;
  /** Draws the shadow on the ground (default true). */
  shadow?: boolean;
  /** Where the canvas' corner lies, and how many pixels the final picture has per unit: the cloth's grain is set on them. */
  grid?: { x: number; y: number; pixels: number };
}

/** A product without its background, on a canvas of 1000 by 1250 units. */
export function garmentFragment({
  garment,
  colour,
  view: side,
  artwork,
  prefix,
  shadow = true,
  grid = { x: 0, y: 0, pixels: 1 },
}: GarmentFragmentOptions): string {
  const view: GarmentView = garmentShapes[garment][side];
  const key = `${garment}/${side}`;
  const id = (name: string): string => `${prefix}-${name}`;
  const variant = onPaper.includes(garment) ? 'light' : variantFor(colour.hex);
  const inks = artwork?.inks[variant];
  const place = placeArtwork(artwork, { variant, id });
  const surface = view.texture ?? 'jersey';
  const kind = colour.heather && surface === 'jersey' ? 'heather' : surface;
  const texture = kind === 'none' ? '' : id('cloth');
  const context: DetailContext = {
    colour: colour.hex,
    dark: luminance(colour.hex) < 0.06,
    id,
    artwork: place,
    colours: inks
      ? [
          inks.paper,
          mix(inks.a, inks.paper, 0.72),
          mix(inks.b, inks.paper, 0.66),
          mix(inks.c, inks.paper, 0.7),
        ]
      : ['#f4f1ea'],
  };
  const paint: Paint = {
    key,
    tone: toneOf(colour.hex),
    texture,
    dyed: kind === 'heather',
    context,
    print: (panel) =>
      panel.printed && artwork ? place(view.centred ? view.print : onCloth(artwork, view.print)) : '',
  };
  // A tile that covers whole pixels is copied; any other is resampled, which takes five times as long.
  const tile = num(TEXTURE_SIZE / grid.pixels, 6);
  const pattern =
    kind === 'none'
      ? ''
      : `<pattern id="${texture}" x="${num(grid.x)}" y="${num(grid.y)}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><image href="${textureUri(kind)}" width="${tile}" height="${tile}"/></pattern>`;
  const cast =
    shadow && view.ground !== 'table'
      ? `<g transform="translate(10 22)">${imageTag(shadowLayer(key, view))}</g>`
      : '';
  return `<defs>${pattern}</defs>${cast}${view.panels.map((panel, index) => drawPanel(panel, index, paint)).join('')}`;
}

/**
 * Computes the light that drawing this product needs, a piece at a time, and lets other work go on in between: the first
 * drawing of a product would otherwise hold the process for a few hundred milliseconds.
 */
export async function prepareGarment({
  garment,
  colour,
  view: side,
}: Pick<DrawGarmentOptions, 'garment' | 'colour' | 'view'>): Promise<void> {
  const tone = toneOf(colour.hex);
  for (const [index, panel] of garmentShapes[garment][side].panels.entries()) {
    if (panel.ghost || panel.smooth) continue;
    if (lightLayer(`${garment}/${side}/${index}`, panel, tone).fresh) await setImmediate();
  }
}

/**
 * Draws a product in a colour, with or without artwork, as an SVG document (4 wide, 5 high).
 *
 * The light on the cloth lies over the artwork, so that folds show through it. The same options give the same bytes.
 *
 * @example
 * drawGarment({ garment: 'hoodie', colour: garmentColours[0], view: 'front', artwork: artworks[0] })
 */
export function drawGarment({ background = STUDIO, width = 800, ...options }: DrawGarmentOptions): string {
  const view = garmentShapes[options.garment][options.view];
  const ground =
    background === 'none' ? '' : drawGround(view.ground ?? 'studio', background, (name) => `ground-${name}`);
  const inStudio = ground !== '' && (view.ground ?? 'studio') === 'studio';
  const camera = view.camera ?? CAMERA;
  const { x, y, width: w, height: h } = camera;
  const studio = inStudio ? imageTag(studioLayer(`${options.garment}/${options.view}`, view, camera)) : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num((width * h) / w)}" viewBox="${x} ${y} ${w} ${h}">` +
    `${ground}${studio}${garmentFragment({ ...options, prefix: 'g', shadow: ground !== '' && !studio, grid: { x, y, pixels: width / w } })}</svg>`
  );
}
