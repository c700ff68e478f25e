import { at, box, disc, leaf, polygon, rays, ring, shape, sparkle, stroke } from '../artworks/forms.ts';
import { mix } from '../shading/tone.ts';
import { rng } from '../svg/numbers.ts';
import type { Compose, SceneContext } from './scene.ts';

const ground = ({ width, height }: SceneContext, fill: string): string => box(0, 0, width, height, fill);

/** Chips of stone in plaster. */
export const terrazzo: Compose = (context) => {
  const { width, height, palette } = context;
  const random = rng(`terrazzo ${palette.ink}`);
  const colours = [...palette.accents, palette.ink, mix(palette.floor, palette.ink, 0.2)] as const;
  const chips: string[] = [];
  const taken: { x: number; y: number; r: number }[] = [];
  for (let tries = 0; tries < 2600 && chips.length < (width * height) / 4600; tries += 1) {
    const r = random.between(7, 36) * random.between(0.5, 1);
    const [x, y] = [random.between(-10, width + 10), random.between(-10, height + 10)];
    if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r + 7)) continue;
    taken.push({ x, y, r });
    const corners = Math.floor(random.between(5, 8));
    const points = Array.from({ length: corners }, (_, i) => {
      const turn = ((i + random.between(-0.25, 0.25)) / corners) * Math.PI * 2;
      const far = r * random.between(0.68, 1.1);
      return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far * 0.86 };
    });
    const fill = random.pick(colours);
    chips.push(
      `<path d="${polygon(points)}" fill="${fill}" stroke="${fill}" stroke-width="4" stroke-linejoin="round"/>`,
    );
  }
  return ground(context, mix(palette.wall, '#ffffff', 0.25)) + chips.join('');
};

/** Rainbow arches in a half-drop repeat. */
export const arches: Compose = (context) => {
  const { width, height, palette } = context;
  const [a, b, c, d] = palette.accents;
  const size = 240;
  const tile = (i: number): string => {
    const order =
      i % 3 === 0
        ? [a, b, palette.wall, c]
        : i % 3 === 1
          ? [palette.ink, d, a, palette.wall]
          : [c, palette.wall, b, a];
    return order
      .map((fill, k) =>
        shape(`M${-112 + k * 28} 120V0A${112 - k * 28} ${112 - k * 28} 0 0 1 ${112 - k * 28} 0V120Z`, fill),
      )
      .join('');
  };
  const tiles: string[] = [];
  for (let col = -1; col <= width / size + 1; col += 1) {
    for (let row = -1; row <= height / size + 1; row += 1) {
      tiles.push(
        at(
          col * size + size / 2,
          row * size + (col % 2 === 0 ? 0 : size / 2) + 110,
          tile(Math.abs(col * 2 + row * 5)),
        ),
      );
    }
  }
  return ground(context, mix(palette.wall, palette.floor, 0.25)) + tiles.join('');
};

/** Leaves strewn over a plain ground. */
export const foliage: Compose = (context) => {
  const { width, height, palette } = context;
  const [a, b, c] = palette.accents;
  const random = rng(`foliage ${palette.ink}`);
  const branch = (fill: string, vein: string, kind: number): string =>
    kind === 0
      ? shape(leaf(190, 96), fill) +
        stroke('M0 0V-160', vein, 3) +
        [0, 1, 2, 3]
          .map((i) =>
            stroke(
              `M0 ${-30 - i * 32}L${34 - i * 3} ${-56 - i * 32}M0 ${-30 - i * 32}L${-34 + i * 3} ${-56 - i * 32}`,
              vein,
              2.4,
            ),
          )
          .join('')
      : kind === 1
        ? stroke('M0 0V-210', fill, 4) +
          Array.from({ length: 6 }, (_, i) =>
            [-1, 1]
              .map((side) => at(0, -24 - i * 30, shape(leaf(74 - i * 4, 26), fill), { turn: side * 52 }))
              .join(''),
          ).join('') +
          at(0, -196, shape(leaf(54, 22), fill))
        : stroke('M0 0C10 -50 -6 -100 0 -140', fill, 4) +
          [-60, -30, 0, 30, 60]
            .map((turn) => at(0, -140, stroke('M0 0V-30', fill, 3) + disc(0, -40, 12, vein), { turn }))
            .join('');
  const strewn: string[] = [];
  const step = 205;
  let count = 0;
  for (let y = 40; y < height + 160; y += step * 0.82) {
    count += 1;
    for (let x = count % 2 === 0 ? 0 : step / 2; x < width + step; x += step) {
      const kind = Math.floor(random.between(0, 3));
      const [fill, vein] = random.pick([
        [b, palette.wall],
        [mix(b, palette.ink, 0.45), mix(b, palette.wall, 0.4)],
        [a, palette.wall],
        [mix(c, palette.wall, 0.1), palette.ink],
      ] as const);
      strewn.push(
        at(
          x + random.between(-26, 26),
          y + random.between(-20, 20),
          branch(fill, kind === 2 ? a : vein, kind),
          { turn: random.between(-70, 70), scale: random.between(0.74, 1) },
        ),
      );
    }
  }
  return ground(context, mix(palette.wall, '#ffffff', 0.1)) + strewn.join('');
};

/** Suns, moons and stars in a grid. */
export const celestial: Compose = (context) => {
  const { width, height, palette } = context;
  const [, , c] = palette.accents;
  const night = mix(palette.ink, '#0a1020', 0.25);
  const gold = mix(c, '#fff1cf', 0.3);
  const marks = [
    disc(0, 0, 34, gold) + shape(rays(0, 0, { from: 46, to: 70, count: 16, width: 7 }), gold),
    `<path d="M22 -46A52 52 0 1 0 22 46A40 40 0 1 1 22 -46Z" fill="${gold}"/>`,
    shape(sparkle(0, 0, 62), gold),
    ring(0, 0, 44, gold, 4) + disc(0, 0, 15, gold) + ring(0, 0, 28, gold, 3),
  ];
  const step = 190;
  const drawn: string[] = [];
  for (let row = 0; row * step * 0.88 < height + step; row += 1) {
    for (let col = -1; col * step < width + step; col += 1) {
      const [x, y] = [col * step + (row % 2) * (step / 2), row * step * 0.88 + 50];
      drawn.push(at(x, y, marks[(col + 1 + row * 2) % marks.length] ?? '') + disc(x + step / 2, y, 4, gold));
    }
  }
  return ground(context, night) + drawn.join('');
};
