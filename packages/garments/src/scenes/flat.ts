import { at, blob, disc, leaf, ring, shape, stroke } from '../artworks/forms.ts';
import { clothPiece } from './cloth-piece.ts';
import { mix } from '../shading/tone.ts';
import { num, rng } from '../svg/numbers.ts';
import type { Compose, GarmentPlace, SceneContext } from './scene.ts';

const paper = ({ width, height, palette, id }: SceneContext, colour: string): string =>
  `<defs><radialGradient id="${id('paper')}" cx=".3" cy=".2" r="1.1"><stop stop-color="${mix(colour, '#ffffff', 0.3)}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, palette.ink, 0.14)}"/></radialGradient></defs>` +
  `<rect width="${width}" height="${height}" fill="url(#${id('paper')})"/>`;

const sprig = (fill: string, ink: string): string =>
  stroke('M0 0C10 -120 -8 -240 4 -360', ink, 5) +
  Array.from({ length: 8 }, (_, i) =>
    [-1, 1]
      .map((side) => at(0, -50 - i * 40, shape(leaf(110 - i * 7, 46), fill), { turn: side * 56 }))
      .join(''),
  ).join('');

const shadowOf = (content: string): string => `<g opacity=".16" transform="translate(10 16)">${content}</g>`;

/** Sunglasses, a notebook, or keys: what lies beside the clothes. */
function props(context: SceneContext): { glasses: string; book: string; sprig: string } {
  const { ink, accents } = context.palette;
  const [a] = accents;
  const lens = (x: number): string =>
    `<rect x="${x}" y="-44" width="120" height="96" rx="44" fill="${mix(ink, '#000000', 0.3)}"/><path d="M${x + 20} -20Q${x + 44} -38 ${x + 84} -32" stroke="#fff" stroke-opacity=".35" stroke-width="8" fill="none" stroke-linecap="round"/>`;
  const dark = (d: string): string =>
    d
      .replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#000000"')
      .replaceAll(/stroke="#[0-9a-f]{6}"/g, 'stroke="#000000"');
  const glasses =
    stroke('M-132 -20C-170 -60 -190 -120 -180 -180M132 -20C170 -60 190 -120 180 -180', ink, 11) +
    lens(-136) +
    lens(16) +
    stroke('M-18 -10Q0 -26 18 -10', ink, 12);
  const book =
    `<rect x="-120" y="-160" width="240" height="320" rx="12" fill="${a}"/><rect x="-120" y="-160" width="34" height="320" rx="12" fill="#000000" opacity=".16"/><rect x="-40" y="-96" width="120" height="60" rx="6" fill="#fff8ea"/>` +
    stroke('M-20 -74H60M-20 -56H30', ink, 4);
  const plant = sprig(mix('#7f9a6a', ink, 0.3), mix('#7f9a6a', ink, 0.7));
  return {
    glasses: shadowOf(dark(glasses)) + glasses,
    book: shadowOf('<rect x="-120" y="-160" width="240" height="320" rx="12" fill="#000000"/>') + book,
    sprig: shadowOf(dark(plant)) + plant,
  };
}

/** Clothes and things laid out on coloured paper, seen from above. */
export const flatLay =
  ({
    main,
    second,
    ground,
  }: {
    main: Pick<GarmentPlace, 'garment' | 'colour' | 'artwork'>;
    second: Pick<GarmentPlace, 'garment' | 'colour' | 'artwork'>;
    ground: 0 | 1 | 2 | 3;
  }): Compose =>
  (context) => {
    const { width, height, portrait, palette } = context;
    const thing = props(context);
    const colour = mix(palette.accents[ground], palette.wall, 0.45);
    return (
      paper(context, colour) +
      (portrait
        ? at(90, 1010, thing.sprig, { turn: 34, scale: 1.1 }) +
          context.garment({ ...second, x: 330, y: 420, scale: 0.62, turn: 12 }) +
          context.garment({ ...main, x: -110, y: -110, scale: 0.84, turn: -7 }) +
          at(150, 920, thing.glasses, { turn: -16, scale: 0.72 })
        : at(width * 0.41, height * 1.04, thing.sprig, { turn: -24, scale: 1.2 }) +
          context.garment({ ...second, x: width * 0.7, y: 20, scale: 0.66, turn: 9 }) +
          context.garment({ ...main, x: width * 0.41, y: -112, scale: 0.79, turn: -6 }) +
          at(width * 0.985, height * 0.2, thing.book, { turn: 14, scale: 0.85 }) +
          at(width * 0.385, height * 0.24, thing.glasses, { turn: -18, scale: 0.8 }))
    );
  };

/** Piles of folded clothes on a shelf. */
export const stacks =
  (colours: readonly string[]): Compose =>
  (context) => {
    const { width, height, portrait, palette, id } = context;
    const shelf = height * (portrait ? 0.86 : 0.87);
    const piles = portrait
      ? [
          { x: 50, count: 8 },
          { x: 440, count: 5 },
        ]
      : [
          { x: width * 0.4, count: 5 },
          { x: width * 0.595, count: 8 },
          { x: width * 0.79, count: 4 },
        ];
    const w = portrait ? 350 : 340;
    const thick = portrait ? 66 : 61;
    const random = rng('stacks');
    let used = 0;
    const drawn = piles.map(({ x, count }, p) =>
      Array.from({ length: count }, (_, i) => {
        const colour = colours[(used += 1) % colours.length] ?? '#ffffff';
        return clothPiece({
          kind: (i + p) % 2 === 0 ? 'fold' : 'roll',
          colour,
          prefix: id(`s${p}${i}`),
          x: x + random.between(-9, 9),
          y: shelf - (i + 1) * thick,
          width: w + random.between(-10, 10),
          height: thick + 12,
        });
      }).join(''),
    );
    return (
      `<defs><linearGradient id="${id('wall')}" x2=".7" y2="1"><stop stop-color="${mix(palette.wall, '#ffffff', 0.4)}"/><stop offset="1" stop-color="${mix(palette.wall, palette.floor, 0.5)}"/></linearGradient>` +
      `<linearGradient id="${id('wood')}" x2="0" y2="1"><stop stop-color="${mix(palette.floor, '#ffffff', 0.25)}"/><stop offset=".25" stop-color="${mix(palette.floor, '#8a5a33', 0.25)}"/><stop offset="1" stop-color="${mix(palette.floor, '#5a3a20', 0.35)}"/></linearGradient>` +
      `<radialGradient id="${id('under')}"><stop stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#${id('wall')})"/>` +
      disc(
        width * (portrait ? 0.5 : 0.7),
        height * 0.42,
        portrait ? 380 : 330,
        mix(palette.accents[3], '#ffffff', 0.18),
        'opacity=".75"',
      ) +
      piles
        .map(
          ({ x, count }) =>
            `<ellipse cx="${num(x + w / 2 + 34)}" cy="${num(shelf - (count * thick) / 2 + 20)}" rx="${w * 0.62}" ry="${num(count * thick * 0.62)}" fill="url(#${id('under')})" opacity=".5"/>`,
        )
        .join('') +
      drawn.join('') +
      `<rect y="${num(shelf)}" width="${width}" height="34" fill="url(#${id('wood')})"/><rect y="${num(shelf + 34)}" width="${width}" height="26" fill="#000" opacity=".1"/>`
    );
  };

/** Colour in large quiet forms, for sales and announcements. */
export const colourBlock: Compose = ({ width, height, portrait, palette, id }) => {
  const [a, b, c, d] = palette.accents;
  const random = rng(`block ${a}`);
  const unit = Math.min(width, height);
  const x = portrait ? width * 0.5 : width * 0.74;
  const y = portrait ? height * 0.62 : height * 0.5;
  return (
    `<defs><linearGradient id="${id('wash')}" x2="1" y2="1"><stop stop-color="${mix(palette.wall, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${mix(d, palette.wall, 0.35)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id('wash')})"/>` +
    shape(
      blob(x + unit * 0.2, y - unit * 0.1, { r: unit * 0.46, wobble: 0.16, random }),
      mix(b, palette.wall, 0.12),
    ) +
    shape(blob(x - unit * 0.22, y + unit * 0.24, { r: unit * 0.36, wobble: 0.18, random }), a) +
    disc(x + unit * 0.34, y + unit * 0.26, unit * 0.22, mix(c, palette.wall, 0.08)) +
    disc(x - unit * 0.06, y - unit * 0.26, unit * 0.13, palette.ink) +
    [0.18, 0.14, 0.1]
      .map((r) => ring(x + unit * 0.34, y + unit * 0.26, unit * r, palette.wall, unit * 0.009))
      .join('') +
    at(x - unit * 0.16, y + unit * 0.5, sprig(palette.ink, palette.ink), { scale: unit / 900, turn: -16 }) +
    at(x + unit * 0.08, y + unit * 0.1, sprig(palette.wall, palette.wall), { scale: unit / 1100, turn: 24 })
  );
};
