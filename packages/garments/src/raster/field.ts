import { flatten, type Point } from '../svg/path.ts';

/** Where a raster lies in the drawing. */
export interface Frame {
  x: number;
  y: number;
  /** Drawing units a pixel. */
  unit: number;
  /** Size in pixels. */
  width: number;
  height: number;
}

/** A grid of numbers over a part of the drawing. */
export type Field = Float32Array;

/** The frame that covers a box with a margin around it. */
export function frameAround(
  box: { x: number; y: number; width: number; height: number },
  unit: number,
  margin = 0,
): Frame {
  return {
    x: box.x - margin,
    y: box.y - margin,
    unit,
    width: Math.ceil((box.width + 2 * margin) / unit),
    height: Math.ceil((box.height + 2 * margin) / unit),
  };
}

const SUB = 3;

/** How much of each pixel the path covers, 0 to 1, by the non-zero rule. */
export function coverage(d: string, frame: Frame): Field {
  const out = new Float32Array(frame.width * frame.height);
  const edges: { a: Point; b: Point; wind: number }[] = [];
  for (const part of flatten(d)) {
    part.forEach((from, index) => {
      const to = part[(index + 1) % part.length] ?? from;
      if (from.y !== to.y)
        edges.push(from.y < to.y ? { a: from, b: to, wind: 1 } : { a: to, b: from, wind: -1 });
    });
  }
  for (let row = 0; row < frame.height; row += 1) {
    for (let sub = 0; sub < SUB; sub += 1) {
      const y = frame.y + (row + (sub + 0.5) / SUB) * frame.unit;
      const crossings = edges
        .filter(({ a, b }) => a.y <= y && b.y > y)
        .map(({ a, b, wind }) => ({
          x: (a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) - frame.x) / frame.unit,
          wind,
        }))
        .toSorted((p, q) => p.x - q.x);
      let wind = 0;
      crossings.forEach((crossing, index) => {
        wind += crossing.wind;
        const next = crossings[index + 1];
        if (wind !== 0 && next) addSpan(out, { row, from: crossing.x, to: next.x, width: frame.width });
      });
    }
  }
  return out;
}

function addSpan(
  out: Field,
  { row, from, to, width }: { row: number; from: number; to: number; width: number },
): void {
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(width - 1, Math.floor(to));
  for (let x = first; x <= last; x += 1) {
    const covered = Math.min(x + 1, to) - Math.max(x, from);
    if (covered > 0) out[row * width + x] = (out[row * width + x] ?? 0) + covered / SUB;
  }
}

function boxPass(
  source: Field,
  target: Field,
  { width, height, radius }: { width: number; height: number; radius: number },
): void {
  const span = 2 * radius + 1;
  // Reads rows and writes columns, so that two passes blur both ways and restore the order.
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = (source[row] ?? 0) * (radius + 1);
    for (let x = 1; x < radius; x += 1) sum += source[row + Math.min(x, width - 1)] ?? 0;
    for (let x = 0; x < width; x += 1) {
      sum += source[row + Math.min(x + radius, width - 1)] ?? 0;
      target[x * height + y] = sum / span;
      sum -= source[row + Math.max(x - radius, 0)] ?? 0;
    }
  }
}

/** Blurs with three box passes each way, close to a Gaussian of `sigma` drawing units. */
export function blur(field: Field, frame: Frame, sigma: number): Field {
  const pixels = sigma / frame.unit;
  const radius = Math.round((Math.sqrt(4 * pixels * pixels + 1) - 1) / 2);
  if (radius < 1) return field.slice();
  const a = field.slice();
  const b = new Float32Array(field.length);
  for (let pass = 0; pass < 3; pass += 1) {
    boxPass(a, b, { width: frame.width, height: frame.height, radius });
    boxPass(b, a, { width: frame.height, height: frame.width, radius });
  }
  return a;
}
