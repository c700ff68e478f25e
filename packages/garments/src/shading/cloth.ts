import { blur, coverage, type Field, type Frame } from '../raster/field.ts';
import { noise } from '../raster/noise.ts';
import { flatten, type Point } from '../svg/path.ts';

/** A crease or a soft ridge in cloth: a curve with a round profile. */
export interface Fold {
  /** Path data of one open curve. */
  d: string;
  /** Half width, in drawing units. */
  width: number;
  /** Height of the ridge in drawing units; below 0 a valley. */
  depth: number;
  /** Where the fold is strongest: in the middle (default) or where the curve begins. */
  from?: 'middle' | 'start';
  /** -1 to 1: one flank steeper than the other. */
  skew?: number;
}

/** Properties of a piece of cloth. */
export interface ClothOptions {
  /** Outline of the piece. */
  outline: string;
  folds: readonly Fold[];
  /** Roundness of the piece's own edge (seam), in units. */
  seam?: number;
  /** How far the body curves away at its edges: a height and over how many units. */
  volume?: { height: number; over: number };
  /** Unevenness of the cloth: height, and the size of its waves across and along. */
  drape?: { height: number; across: number; along: number; seed: number };
  /** Pieces that lie on this one and shade it. */
  above?: readonly string[];
  /** Darkness of the shade of the pieces above, 0 to 1. */
  contact?: number;
  /** Outlines that the volume follows, when the piece goes on under or beside others (default: its own). */
  body?: readonly string[];
}

const LIGHT = { x: -0.42, y: -0.5, z: 0.757 };

function smoothstep(low: number, high: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}

/** A part of a frame, in pixels. */
interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

function windowOf(line: readonly Point[], frame: Frame, reach: number): Window {
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, Math.floor(value)));
  const [xs, ys] = [line.map((p) => p.x), line.map((p) => p.y)];
  const left = clamp((Math.min(...xs) - reach - frame.x) / frame.unit, frame.width);
  const top = clamp((Math.min(...ys) - reach - frame.y) / frame.unit, frame.height);
  const right = clamp((Math.max(...xs) + reach - frame.x) / frame.unit + 1, frame.width);
  const bottom = clamp((Math.max(...ys) + reach - frame.y) / frame.unit + 1, frame.height);
  return { left, top, width: right - left, height: bottom - top };
}

const REACH = 2.6;

/** Signed distance to a curve and the way along it, in the window around it. */
function nearest(
  line: readonly Point[],
  frame: Frame,
  area: Window,
): { distance: Float32Array; along: Float32Array } {
  const size = area.width * area.height;
  const distance = new Float32Array(size).fill(1e9);
  const along = new Float32Array(size);
  const count = line.length - 1;
  for (let s = 0; s < count; s += 1) {
    const [a, b] = [line[s], line[s + 1]];
    if (!a || !b) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy || 1;
    for (let j = 0, index = 0; j < area.height; j += 1) {
      const py = frame.y + (area.top + j + 0.5) * frame.unit - a.y;
      for (let i = 0; i < area.width; i += 1, index += 1) {
        const px = frame.x + (area.left + i + 0.5) * frame.unit - a.x;
        const way = (px * dx + py * dy) / square;
        const t = way < 0 ? 0 : way > 1 ? 1 : way;
        const ex = px - t * dx;
        const ey = py - t * dy;
        const far = ex * ex + ey * ey;
        const before = distance[index] ?? 0;
        if (far < before * before) {
          distance[index] = px * dy - py * dx > 0 ? Math.sqrt(far) : -Math.sqrt(far);
          along[index] = (s + t) / count;
        }
      }
    }
  }
  return { distance, along };
}

function addFold(height: Field, frame: Frame, fold: Fold): void {
  const line = flatten(fold.d, 9)[0] ?? [];
  const reach = fold.width * REACH;
  const area = windowOf(line, frame, reach);
  const { distance, along } = nearest(line, frame, area);
  const skew = fold.skew ?? 0;
  for (let index = 0; index < distance.length; index += 1) {
    const signed = distance[index] ?? 1e9;
    if (signed > reach || signed < -reach) continue;
    const t = along[index] ?? 0;
    const taper =
      fold.from === 'start' ? smoothstep(0, 0.06, t) * (1 - t) ** 1.3 : Math.sin(Math.PI * t) ** 0.9;
    const width =
      fold.width * (1 + (signed > 0 ? skew : -skew)) * (fold.from === 'start' ? 0.65 + 0.75 * t : 1);
    const at = (area.top + Math.floor(index / area.width)) * frame.width + area.left + (index % area.width);
    height[at] = (height[at] ?? 0) + fold.depth * taper * Math.exp(-((signed / width) ** 2));
  }
}

function addDrape(height: Field, frame: Frame, drape: NonNullable<ClothOptions['drape']>): void {
  for (let j = 0; j < frame.height; j += 1) {
    for (let i = 0; i < frame.width; i += 1) {
      const x = (frame.x + i * frame.unit) / drape.across;
      const y = (frame.y + j * frame.unit) / drape.along;
      const bend = noise(x * 0.7, y * 0.7, drape.seed + 7) * 0.9;
      const broad = noise(x + bend, y + bend * 0.6, drape.seed);
      const fine = noise(x * 2.3 - bend, y * 2.1, drape.seed + 3);
      const index = j * frame.width + i;
      height[index] = (height[index] ?? 0) + drape.height * (broad + 0.28 * fine);
    }
  }
}

/** The edge of a rounded piece: 0 at its outline, 1 where it lies flat. */
function rounding(mask: Field, frame: Frame, over: number): Field {
  const soft = blur(mask, frame, over / 2);
  return soft.map((value) => {
    const t = Math.max(0, Math.min(1, (value - 0.28) / 0.72));
    return Math.sqrt(1 - (1 - t) ** 2);
  });
}

/**
 * Lights a piece of cloth: below 0 is shadow, above 0 is light, about -1 to 1.
 *
 * The cloth is a height over its outline (edge, drape, folds); a light from the upper left falls on it, hollows are
 * darker, and what lies on it shades it.
 */
export function lightCloth(options: ClothOptions, frame: Frame): Field {
  const { outline, folds, seam = 0, volume, drape, above = [], contact = 0.3, body = [outline] } = options;
  const mask = coverage(outline, frame);
  const height = new Float32Array(mask.length);
  if (volume) add(height, rounding(union(body, frame), frame, volume.over), volume.height);
  if (seam > 0) add(height, rounding(mask, frame, seam * 2.4), seam * 0.55);
  if (drape) addDrape(height, frame, drape);
  for (const fold of folds) addFold(height, frame, fold);
  // Takes off the crests where two parts of one fold meet.
  height.set(blur(height, frame, 2 * frame.unit));

  const lit = new Float32Array(mask.length);
  const hollow = blur(height, frame, 9);
  const { width } = frame;
  const flat = LIGHT.z;
  for (let j = 0; j < frame.height; j += 1) {
    for (let i = 0; i < width; i += 1) {
      const index = j * width + i;
      const here = height[index] ?? 0;
      const left = height[i > 0 ? index - 1 : index] ?? 0;
      const right = height[i < width - 1 ? index + 1 : index] ?? 0;
      const up = height[j > 0 ? index - width : index] ?? 0;
      const down = height[j < frame.height - 1 ? index + width : index] ?? 0;
      const hx = (right - left) / (2 * frame.unit);
      const hy = (down - up) / (2 * frame.unit);
      const norm = Math.sqrt(hx * hx + hy * hy + 1);
      const lambert = (-hx * LIGHT.x - hy * LIGHT.y + flat) / norm;
      lit[index] =
        (lambert - flat) / (lambert < flat ? flat : 1 - flat * 0.4) -
        0.02 * Math.max(0, (hollow[index] ?? 0) - here);
    }
  }
  for (const path of above) {
    const shade = blur(coverage(path, { ...frame, x: frame.x - 2, y: frame.y - 5 }), frame, 9);
    shade.forEach((value, index) => {
      lit[index] = (lit[index] ?? 0) - contact * value;
    });
  }
  return lit;
}

function union(paths: readonly string[], frame: Frame): Field {
  const all = new Float32Array(frame.width * frame.height);
  for (const path of paths) {
    coverage(path, frame).forEach((value, index) => {
      all[index] = Math.max(all[index] ?? 0, value);
    });
  }
  return all;
}

function add(height: Field, layer: Field, scale: number): void {
  layer.forEach((value, index) => {
    height[index] = (height[index] ?? 0) + value * scale;
  });
}
