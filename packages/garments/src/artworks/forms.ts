import { num, type Rng } from '../svg/numbers.ts';
import { smooth, type Point } from '../svg/path.ts';

// The vocabulary that the artworks are drawn with. Each function writes one SVG element.

/** A filled disc. */
export function disc(cx: number, cy: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}" ${more}/>`;
}

/** A circle's line. */
export function ring(cx: number, cy: number, r: number, colour: string, width: number): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`;
}

/** A filled path. */
export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A line with round ends. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;
}

/** Moves, turns and scales what is drawn about the origin. */
export function at(
  x: number,
  y: number,
  content: string,
  { turn = 0, scale = 1, flip = false }: { turn?: number; scale?: number; flip?: boolean } = {},
): string {
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(flip ? -scale : scale, 4)} ${num(scale, 4)})">${content}</g>`;
}

/** Draws content that is visible only inside a path. */
export function inside(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Path of a circle, for clipping. */
export function circlePath(cx: number, cy: number, r: number): string {
  const k = r * 0.5523;
  const p = (x: number, y: number): string => `${num(cx + x)} ${num(cy + y)}`;
  return `M${p(r, 0)}C${p(r, k)} ${p(k, r)} ${p(0, r)}C${p(-k, r)} ${p(-r, k)} ${p(-r, 0)}C${p(-r, -k)} ${p(-k, -r)} ${p(0, -r)}C${p(k, -r)} ${p(r, -k)} ${p(r, 0)}Z`;
}

/** A point on a circle; 0 degrees is twelve o'clock, clockwise. */
export function onCircle(cx: number, cy: number, r: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: cx + Math.sin(turn) * r, y: cy - Math.cos(turn) * r };
}

/** Path of a straight-edged figure. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map((p) => `${num(p.x)} ${num(p.y)}`).join('L')}Z`;
}

/** Path of a star. */
export function star(
  cx: number,
  cy: number,
  { outer, inner, points = 5, turn = 0 }: { outer: number; inner: number; points?: number; turn?: number },
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      onCircle(cx, cy, i % 2 === 0 ? outer : inner, turn + (i * 180) / points),
    ),
  );
}

/** A four-pointed sparkle with hollow sides. */
export function sparkle(cx: number, cy: number, r: number): string {
  const k = r * 0.1;
  return `M${num(cx)} ${num(cy - r)}Q${num(cx + k)} ${num(cy - k)} ${num(cx + r)} ${num(cy)}Q${num(cx + k)} ${num(cy + k)} ${num(cx)} ${num(cy + r)}Q${num(cx - k)} ${num(cy + k)} ${num(cx - r)} ${num(cy)}Q${num(cx - k)} ${num(cy - k)} ${num(cx)} ${num(cy - r)}Z`;
}

/** Path of a leaf that grows from the origin upwards: pointed, fullest at `belly` of its length. */
export function leaf(length: number, width: number, belly = 0.42): string {
  const y = -length * belly;
  return `M0 0C${num(width * 0.62)} ${num(y * 0.4)} ${num(width * 0.62)} ${num(y * 1.4)} 0 ${num(-length)}C${num(-width * 0.62)} ${num(y * 1.4)} ${num(-width * 0.62)} ${num(y * 0.4)} 0 0Z`;
}

/** Rays of a sun between two radii. */
export function rays(
  cx: number,
  cy: number,
  {
    from,
    to,
    count,
    width,
    start = 0,
    sweep = 360,
  }: { from: number; to: number; count: number; width: number; start?: number; sweep?: number },
): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (sweep * i) / (sweep === 360 ? count : count - 1);
    const half = width / 2;
    const [a, b, c, d] = [
      onCircle(cx, cy, from, angle - half * 0.55),
      onCircle(cx, cy, to, angle - half),
      onCircle(cx, cy, to, angle + half),
      onCircle(cx, cy, from, angle + half * 0.55),
    ];
    return polygon([a, b, c, d]);
  }).join('');
}

/** A smooth closed blob about a centre. */
export function blob(
  cx: number,
  cy: number,
  { r, wobble, points = 8, random }: { r: number; wobble: number; points?: number; random: Rng },
): string {
  return smooth(
    Array.from({ length: points }, (_, i) =>
      onCircle(cx, cy, r * (1 + random.between(-wobble, wobble)), (i * 360) / points),
    ),
    true,
  );
}

/** A row of points along a wave. */
export function wave({
  from,
  to,
  y,
  height,
  length,
  phase = 0,
  step = 12,
}: {
  from: number;
  to: number;
  y: number;
  height: number;
  length: number;
  phase?: number;
  step?: number;
}): Point[] {
  const points: Point[] = [];
  for (let x = from; x <= to + 0.01; x += step)
    points.push({ x, y: y + Math.sin((x / length + phase) * Math.PI * 2) * height });
  return points;
}

/** A small round tree, pine, or such: a pine of stacked triangles standing on the origin. */
export function pine(height: number, fill: string): string {
  const w = height * 0.36;
  const tier = (top: number, bottom: number, half: number): string =>
    `M0 ${num(-top)}L${num(half)} ${num(-bottom)}Q0 ${num(-bottom + height * 0.035)} ${num(-half)} ${num(-bottom)}Z`;
  return (
    `<path d="M${num(-height * 0.025)} 0H${num(height * 0.025)}V${num(-height * 0.2)}H${num(-height * 0.025)}Z" fill="${fill}"/>` +
    `<path d="${tier(height, height * 0.6, w * 0.5)}${tier(height * 0.78, height * 0.36, w * 0.76)}${tier(height * 0.56, height * 0.1, w)}" fill="${fill}"/>`
  );
}
