function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (h ^ (h >>> 16)) >>> 0;
}

const DIRECTIONS = 64;
const COS = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.cos((i / DIRECTIONS) * Math.PI * 2));
const SIN = Float64Array.from({ length: DIRECTIONS }, (_, i) => Math.sin((i / DIRECTIONS) * Math.PI * 2));

/** The slope at a corner of the grid, at a distance from it. */
function slope(direction: number, dx: number, dy: number): number {
  const index = direction >>> 26;
  return (COS[index] ?? 1) * dx + (SIN[index] ?? 0) * dy;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise, about -0.7 to 0.7, one bump a unit. */
export function noise(x: number, y: number, seed: number): number {
  const cx = Math.floor(x);
  const cy = Math.floor(y);
  const fx = x - cx;
  const fy = y - cy;
  const u = ease(fx);
  const v = ease(fy);
  const top = slope(hash(cx, cy, seed), fx, fy) * (1 - u) + slope(hash(cx + 1, cy, seed), fx - 1, fy) * u;
  const low =
    slope(hash(cx, cy + 1, seed), fx, fy - 1) * (1 - u) +
    slope(hash(cx + 1, cy + 1, seed), fx - 1, fy - 1) * u;
  return top * (1 - v) + low * v;
}
