import { disc, leaf, shape, stroke, at } from '../artworks/forms.ts';
import { mix } from '../shading/tone.ts';
import { num, rng } from '../svg/numbers.ts';
import type { Compose, SceneContext } from './scene.ts';

/** A plastered wall with the light of a window, and a floor. */
function room({ width, height, palette, id }: SceneContext, horizon: number): string {
  const { wall, floor } = palette;
  const pane = (x: number, w: number): string =>
    `M${num(x)} 0L${num(x + w)} 0L${num(x + w + height * 0.55)} ${height}L${num(x + height * 0.55)} ${height}Z`;
  return (
    `<defs><linearGradient id="${id('wall')}" x2=".8" y2="1"><stop stop-color="${mix(wall, '#ffffff', 0.35)}"/><stop offset="1" stop-color="${mix(wall, floor, 0.4)}"/></linearGradient>` +
    `<linearGradient id="${id('floor')}" x2="0" y2="1"><stop stop-color="${mix(floor, '#5a4632', 0.12)}"/><stop offset=".3" stop-color="${floor}"/><stop offset="1" stop-color="${mix(floor, '#ffffff', 0.22)}"/></linearGradient>` +
    `<linearGradient id="${id('sun')}" x2=".5" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity=".06"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id('wall')})"/>` +
    `<path d="${pane(width * 0.08, width * 0.1)}${pane(width * 0.21, width * 0.1)}" fill="url(#${id('sun')})"/>` +
    (horizon < height
      ? `<rect y="${num(horizon)}" width="${width}" height="${num(height - horizon)}" fill="url(#${id('floor')})"/><rect y="${num(horizon)}" width="${width}" height="2" fill="#000" opacity=".12"/>`
      : '')
  );
}

const hanger = (x: number, y: number, scale: number, wood: string): string =>
  at(
    x,
    y,
    stroke('M0 0C0 -20 26 -22 26 -44C26 -66 -8 -70 -16 -50', '#8d8a86', 7) +
      shape(
        'M0 -6C-40 4 -150 44 -196 76C-212 90 -204 104 -184 100C-120 76 -50 52 0 50C50 52 120 76 184 100C204 104 212 90 196 76C150 44 40 4 0 -6Z',
        wood,
      ) +
      stroke('M-192 84C-140 56 -50 24 0 14C50 24 140 56 192 84', '#fff', 4, 'opacity=".25"'),
    { scale },
  );

/** Garments on a rail, seen from the front. */
export const rail =
  (
    pieces: readonly {
      garment: 'mens-t-shirt' | 'womens-t-shirt' | 'sweatshirt' | 'long-sleeve' | 'kids-t-shirt';
      colour: string;
      artwork?: string;
    }[],
    /** Keeps to the upper half of the tall picture, for words below it. */
    { high = false }: { high?: boolean } = {},
  ): Compose =>
  (context) => {
    const { width, height, portrait, palette } = context;
    const barY = height * (portrait ? (high ? 0.05 : 0.15) : 0.13);
    const scale = portrait ? (high ? 0.52 : 0.62) : 0.63;
    const start = portrait ? -30 : width * 0.37;
    const shown = portrait ? pieces.slice(0, 2) : pieces.slice(0, 4);
    const step = portrait ? (high ? 366 : 330) : 270;
    const wood = mix(palette.accents[1], '#8a5a33', 0.65);
    const row = shown.map((piece, i) => {
      const x = start + i * step;
      const y = barY - 42 + (i % 2) * 6;
      const neck = piece.garment === 'kids-t-shirt' ? 290 : 206;
      return (
        hanger(x + 500 * scale, barY + 54 * scale + 22, scale, wood) +
        context.garment({ ...piece, x, y: y + (230 - neck) * scale, scale })
      );
    });
    const [from, to] = portrait ? [-20, width + 20] : [width * 0.36, width + 20];
    return (
      room(context, height * (portrait ? 0.93 : 0.955)) +
      `<rect x="${num(from)}" y="${num(barY - 4)}" width="${num(to - from)}" height="30" rx="14" fill="#000" opacity=".1"/>` +
      `<rect x="${num(from)}" y="${num(barY - 17)}" width="${num(to - from)}" height="17" rx="8" fill="${mix(palette.ink, '#ffffff', 0.12)}"/>` +
      `<rect x="${num(from + 6)}" y="${num(barY - 14)}" width="${num(to - from)}" height="4" rx="2" fill="#fff" opacity=".28"/>` +
      row.join('')
    );
  };

/** A branch in a jar. */
function vase({ palette }: SceneContext, x: number, y: number, scale: number): string {
  const [a, b] = palette.accents;
  const random = rng('vase');
  const stems = [-22, -6, 12, 28].map((turn, s) =>
    at(
      0,
      -150,
      stroke('M0 0C6 -90 -6 -180 0 -280', mix(palette.ink, b, 0.4), 4.5) +
        Array.from({ length: 6 }, (_, i) =>
          [-1, 1]
            .map((side) =>
              at(
                0,
                -70 - i * 36,
                shape(
                  leaf(74 - i * 5, 32),
                  mix(s % 2 === 0 ? b : palette.ink, '#ffffff', random.between(0.05, 0.3)),
                ),
                { turn: side * 58 },
              ),
            )
            .join(''),
        ).join(''),
      { turn },
    ),
  );
  return at(
    x,
    y,
    `<ellipse cx="30" cy="0" rx="150" ry="18" fill="#000" opacity=".13"/>` +
      stems.join('') +
      shape(
        'M-34 -160H34C34 -130 70 -110 74 -60C76 -20 60 0 40 0H-40C-60 0 -76 -20 -74 -60C-70 -110 -34 -130 -34 -160Z',
        a,
      ) +
      shape(
        'M-34 -160H-14C-14 -130 -50 -110 -52 -60C-52 -20 -40 0 -30 0H-40C-60 0 -76 -20 -74 -60C-70 -110 -34 -130 -34 -160Z',
        '#fff',
        'opacity=".26"',
      ) +
      shape(
        'M34 -160C34 -130 70 -110 74 -60C76 -20 60 0 40 0H10C44 -10 52 -40 46 -70C40 -110 14 -130 18 -160Z',
        '#000',
        'opacity=".14"',
      ),
    { scale },
  );
}

/** A mug on a table under a framed print, with a branch in a jar. */
export const stillLife =
  ({ mug, print, frame, artwork }: { mug: string; print: string; frame: string; artwork: string }): Compose =>
  (context) => {
    const { width, height, portrait } = context;
    const table = height * (portrait ? 0.8 : 0.78);
    return (
      room(context, table) +
      context.garment({
        garment: 'art-print',
        colour: frame,
        artwork: print,
        x: portrait ? 40 : width * 0.58,
        y: portrait ? -20 : -80,
        scale: portrait ? 0.62 : 0.6,
      }) +
      vase(context, portrait ? 650 : width * 0.56, table + (portrait ? 92 : 66), portrait ? 1.05 : 0.98) +
      tableShadow(portrait ? 340 : width * 0.8, table + (portrait ? 133 : 90), portrait ? 1 : 0.8) +
      context.garment({
        garment: 'mug',
        colour: mug,
        artwork,
        x: portrait ? 110 : width * 0.68,
        y: table - (portrait ? 330 : 322),
        scale: portrait ? 0.5 : 0.45,
      })
    );
  };

const tableShadow = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    '<ellipse rx="190" ry="22" fill="#000" opacity=".1"/><ellipse rx="128" ry="13" fill="#000" opacity=".16"/>',
    { scale },
  );

/** Framed prints hung on a wall. */
export const gallery =
  (
    prints: readonly { artwork: string; frame: string }[],
    { high = false }: { high?: boolean } = {},
  ): Compose =>
  (context) => {
    const { height, portrait } = context;
    // Where the frames' upper left corners hang; a frame is 632 by 852 units, at 184, 126 of its canvas.
    const spots = portrait
      ? [
          { left: high ? 112 : 84, top: high ? 66 : 92, scale: high ? 0.45 : 0.5 },
          { left: high ? 446 : 452, top: high ? 48 : 70, scale: high ? 0.47 : 0.52 },
          { left: 124, top: 560, scale: 0.53 },
          { left: 500, top: 556, scale: 0.44 },
        ]
      : [
          { left: 850, top: 150, scale: 0.5 },
          { left: 1206, top: 82, scale: 0.68 },
          { left: 1676, top: 62, scale: 0.4 },
          { left: 1676, top: 440, scale: 0.4 },
        ];
    return (
      room(context, height + 1) +
      prints
        .slice(0, portrait && high ? 2 : spots.length)
        .map(({ artwork, frame }, i) => {
          const { left, top, scale } = spots[i] ?? { left: 0, top: 0, scale: 0.4 };
          return context.garment({
            garment: 'art-print',
            colour: frame,
            artwork,
            x: left - 184 * scale,
            y: top - 126 * scale,
            scale,
          });
        })
        .join('')
    );
  };

/** Small clothes on a line in the sun. */
export const washingLine: Compose = (context) => {
  const { width, height, portrait, palette } = context;
  const [a, b, c, d] = palette.accents;
  const y = height * (portrait ? 0.2 : 0.17);
  const scale = portrait ? 0.62 : 0.56;
  const things = [
    { garment: 'kids-t-shirt' as const, colour: 'mustard', artwork: 'space-cadet' },
    { garment: 'baby-bodysuit' as const, colour: 'white', artwork: 'oh-hello' },
    { garment: 'kids-t-shirt' as const, colour: 'sky-blue', artwork: 'star-whale' },
    { garment: 'baby-bodysuit' as const, colour: 'dusty-pink', artwork: 'sleepy-cat' },
  ].slice(0, portrait ? 2 : 4);
  const from = portrait ? -110 : width * 0.3;
  const step = portrait ? 420 : 338;
  const random = rng('meadow');
  const peg = (x: number, py: number): string =>
    `<rect x="${num(x - 7)}" y="${num(py - 16)}" width="14" height="46" rx="4" fill="#c99a62"/><rect x="${num(x - 7)}" y="${num(py - 16)}" width="5" height="46" rx="2.5" fill="#fff" opacity=".35"/>`;
  const clothes = things.map((thing, i) => {
    const x = from + i * step;
    const top = thing.garment === 'kids-t-shirt' ? 288 : 302;
    const py = y + 26 - 30 * Math.abs((x + 500 * scale - width / 2) / width);
    return (
      context.garment({
        ...thing,
        x,
        y: py - top * scale,
        scale,
        turn: i % 2 === 0 ? -1.5 : 1.5,
        shadow: false,
      }) +
      peg(x + 404 * scale, py) +
      peg(x + 596 * scale, py)
    );
  });
  const hill = (level: number, fill: string, bend: number): string =>
    shape(
      `M0 ${num(height * level)}C${num(width * 0.3)} ${num(height * (level - bend))} ${num(width * 0.6)} ${num(height * (level + bend * 0.6))} ${width} ${num(height * (level - bend * 0.5))}V${height}H0Z`,
      fill,
    );
  return (
    `<defs><linearGradient id="${context.id('sky')}" x2="0" y2="1"><stop stop-color="${mix(d, '#ffffff', 0.25)}"/><stop offset="1" stop-color="${mix(palette.wall, '#ffffff', 0.4)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${context.id('sky')})"/>` +
    disc(
      width * (portrait ? 0.74 : 0.16),
      height * (portrait ? 0.7 : 0.36),
      portrait ? 150 : 120,
      mix(c, '#ffffff', 0.1),
    ) +
    hill(0.8, mix(b, d, 0.5), 0.1) +
    hill(0.88, mix('#8fb08a', b, 0.2), -0.07) +
    Array.from({ length: 46 }, (_, i) =>
      disc(
        random.between(0, width),
        height * random.between(0.9, 0.99),
        random.between(4, 9),
        i % 3 === 0 ? a : '#fffaf0',
      ),
    ).join('') +
    stroke(
      `M-20 ${num(y - 20)}Q${num(width / 2)} ${num(y + 40)} ${width + 20} ${num(y - 20)}`,
      mix(palette.ink, '#ffffff', 0.3),
      5,
    ) +
    clothes.join('')
  );
};
