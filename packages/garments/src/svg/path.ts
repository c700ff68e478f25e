import { num } from './numbers.ts';

/** A point of a drawing. */
export interface Point {
  x: number;
  y: number;
}

interface Command {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  points: Point[];
}

const ARITY = { M: 1, L: 1, Q: 2, C: 3, Z: 0 } as const;

function isType(text: string): text is Command['type'] {
  return text in ARITY;
}

/** Reads path data of absolute M, L, Q, C and Z, which is all that this folder writes. */
function parse(d: string): Command[] {
  const commands: Command[] = [];
  for (const match of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const type = match[1] ?? '';
    if (!isType(type)) throw new SyntaxError(`path command ${type} is not supported`);
    const values = (match[2] ?? '').match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points: Point[] = [];
    for (let i = 0; i + 1 < values.length; i += 2) points.push({ x: values[i] ?? 0, y: values[i + 1] ?? 0 });
    const arity = ARITY[type];
    if (arity === 0) {
      commands.push({ type, points: [] });
      continue;
    }
    for (let i = 0; i < points.length; i += arity)
      commands.push({ type, points: points.slice(i, i + arity) });
  }
  return commands;
}

function write(commands: Command[]): string {
  return commands
    .map(({ type, points }) => type + points.map((p) => `${num(p.x, 1)} ${num(p.y, 1)}`).join(' '))
    .join('');
}

/** The path seen in a mirror that stands upright at `axis`. */
export function mirror(d: string, axis = 500): string {
  return write(
    parse(d).map(({ type, points }) => ({
      type,
      points: points.map((p) => ({ x: 2 * axis - p.x, y: p.y })),
    })),
  );
}

/** Closes a left half, drawn from the top centre to the bottom centre, with its mirror image. */
export function symmetric(half: string, axis = 500): string {
  const commands = parse(half);
  const points = commands.flatMap((command) => command.points);
  const back: Command[] = [];
  let end = points.length - 1;
  for (const command of commands.slice(1).toReversed()) {
    const arity = command.points.length;
    const reversed = Array.from({ length: arity }, (_, i) => points[end - 1 - i] ?? { x: axis, y: 0 });
    back.push({ type: command.type, points: reversed.map((p) => ({ x: 2 * axis - p.x, y: p.y })) });
    end -= arity;
  }
  return `${write([...commands, ...back])}Z`;
}

function curvePoints(from: Point, command: Command, steps: number): Point[] {
  const [a, b, c] = command.points;
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const s = 1 - t;
    if (command.type === 'C' && a && b && c) {
      const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      return {
        x: w0 * from.x + w1 * a.x + w2 * b.x + w3 * c.x,
        y: w0 * from.y + w1 * a.y + w2 * b.y + w3 * c.y,
      };
    }
    const [p, q] = [a ?? from, b ?? from];
    return {
      x: s * s * from.x + 2 * s * t * p.x + t * t * q.x,
      y: s * s * from.y + 2 * s * t * p.y + t * t * q.y,
    };
  });
}

/** Straightens the path: one list of points for each part that begins with M. */
export function flatten(d: string, steps = 14): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const command of parse(d)) {
    const last = command.points.at(-1);
    const from = part.at(-1);
    if (command.type === 'M' && last) parts.push((part = [last]));
    else if (command.type === 'L' && last) part.push(last);
    else if (command.type !== 'Z' && from) part.push(...curvePoints(from, command, steps));
  }
  return parts;
}

/** The smallest box around the paths. */
export function bounds(paths: readonly string[]): { x: number; y: number; width: number; height: number } {
  const points = paths.flatMap((d) => flatten(d).flat());
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The path moved, then scaled about the origin. */
export function place(
  d: string,
  { dx = 0, dy = 0, scale = 1 }: { dx?: number; dy?: number; scale?: number },
): string {
  return write(
    parse(d).map(({ type, points }) => ({
      type,
      points: points.map((p) => ({ x: p.x * scale + dx, y: p.y * scale + dy })),
    })),
  );
}

/** A smooth curve through the points (Catmull-Rom), open or closed. */
export function smooth(points: readonly Point[], closed = false): string {
  const first = points[0];
  if (!first) return '';
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? first;
  const curves = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    return `C${[c1, c2, p2].map((p) => `${num(p.x, 1)} ${num(p.y, 1)}`).join(' ')}`;
  });
  return `M${num(first.x, 1)} ${num(first.y, 1)}${curves.join('')}${closed ? 'Z' : ''}`;
}
