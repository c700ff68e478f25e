import { LRUCache } from 'lru-cache';
import { blur, coverage, frameAround, type Field, type Frame } from '../raster/field.ts';
import { greyAlphaUri } from '../raster/png.ts';
import { lightCloth } from '../shading/cloth.ts';
import { shadeUri, type Tone } from '../shading/tone.ts';
import type { Box, GarmentView, Panel } from '../shapes/shape.ts';
import { num } from '../svg/numbers.ts';
import { bounds } from '../svg/path.ts';

/** A small raster picture and where it lies in the drawing. */
interface Layer {
  uri: string;
  box: Box;
}

// Light does not depend on the artwork, and only by steps on the colour, so each is computed once.
const lights = new LRUCache<string, Layer>({ max: 220 });
const shadows = new LRUCache<string, Layer>({ max: 40 });

const boxOf = (frame: Frame): Box => ({
  x: frame.x,
  y: frame.y,
  width: frame.width * frame.unit,
  height: frame.height * frame.unit,
});

/** The light on one piece, as a transparent picture; `fresh` when it was computed just now. */
export function lightLayer(key: string, panel: Panel, tone: Tone): Layer & { fresh: boolean } {
  const id = `${key}/${tone.id}`;
  const known = lights.get(id);
  if (known) return { ...known, fresh: false };
  const box = bounds([panel.outline]);
  const unit = panel.fine ?? Math.max(1.3, Math.min(3, Math.max(box.width, box.height) / 260));
  const frame = frameAround(box, unit, 6);
  const layer = {
    uri: shadeUri(lightCloth({ outline: panel.outline, ...panel.cloth }, frame), frame, tone),
    box: boxOf(frame),
  };
  lights.set(id, layer);
  return { ...layer, fresh: true };
}

function silhouette(view: GarmentView, frame: Frame): Field {
  const sum = new Float32Array(frame.width * frame.height);
  for (const panel of view.panels) {
    if (panel.ghost) continue;
    coverage(panel.outline, frame).forEach((value, index) => {
      sum[index] = Math.max(sum[index] ?? 0, value);
    });
  }
  return sum;
}

/** Shade, 0 to 1, that the product throws on what lies right behind it. */
function shadowOf(view: GarmentView, frame: Frame): Field {
  const shape = silhouette(view, { ...frame, x: frame.x - 10, y: frame.y - 22 });
  const [near, far] = [blur(shape, frame, 12), blur(shape, frame, 42)];
  return far.map((value, index) => 0.2 * value + 0.22 * (near[index] ?? 0));
}

function shadeLayer(frame: Frame, light: (index: number) => number): Layer {
  const pixels = new Uint8Array(frame.width * frame.height * 2);
  for (let index = 0; index < frame.width * frame.height; index += 1) {
    const value = light(index);
    pixels[index * 2] = value > 0 ? 255 : 0;
    pixels[index * 2 + 1] = Math.min(255, Math.round(Math.abs(value) * 255));
  }
  return { uri: greyAlphaUri(frame.width, frame.height, pixels), box: boxOf(frame) };
}

/** The shadow of the whole product, for a picture of several things. */
export function shadowLayer(key: string, view: GarmentView): Layer {
  const known = shadows.get(key);
  if (known) return known;
  const frame = frameAround(bounds(view.panels.map((panel) => panel.outline)), 8, 130);
  const shadow = shadowOf(view, frame);
  const layer = shadeLayer(frame, (index) => -(shadow[index] ?? 0));
  shadows.set(key, layer);
  return layer;
}

/**
 * The light of the studio (a lamp at the upper left, a vignette) and the product's shadow in it, in one small picture:
 * a gradient over the whole canvas takes the rasteriser longer.
 */
export function studioLayer(key: string, view: GarmentView, camera: Box): Layer {
  const id = `studio/${key}`;
  const known = shadows.get(id);
  if (known) return known;
  const frame = frameAround(camera, 8, 8);
  const shadow = shadowOf(view, frame);
  const layer = shadeLayer(frame, (index) => {
    const x = (index % frame.width) / frame.width - 0.42;
    const y = Math.floor(index / frame.width) / frame.height - 0.36;
    const far = Math.hypot(x, y) / 0.85;
    const lamp = far < 0.6 ? 0.5 * (1 - far / 0.6) : -0.12 * ((far - 0.6) / 0.4);
    const dark = shadow[index] ?? 0;
    return dark > 0.004
      ? -(dark + Math.max(0, -lamp)) + Math.max(0, lamp) * (1 - Math.min(1, dark * 8))
      : lamp;
  });
  shadows.set(id, layer);
  return layer;
}

/** Writes a raster layer into the drawing. */
export function imageTag({ uri, box }: Readonly<Layer>, attributes = ''): string {
  return `<image href="${uri}" x="${num(box.x)}" y="${num(box.y)}" width="${num(box.width)}" height="${num(box.height)}" preserveAspectRatio="none" ${attributes}/>`;
}
