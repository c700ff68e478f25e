import { instrument } from '../lettering/fonts/instrument.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { line } from '../lettering/lettering.ts';
import { num, rng } from '../svg/numbers.ts';
import type { Artwork } from './artwork.ts';
import { at, disc, leaf, shape, stroke } from './forms.ts';

const fern: Artwork = {
  id: 'wild-fern',
  name: 'Wild Fern',
  tags: ['botanical', 'line art', 'forest'],
  area: { x: 70, y: 110, width: 655, height: 990 },
  inks: {
    light: { paper: '#f2f1e6', ink: '#2f4a38', a: '#4f7a58', b: '#86a276', c: '#c7813c' },
    dark: { paper: '#17261d', ink: '#dfe8cf', a: '#8fbb86', b: '#5f8d64', c: '#e2a45e' },
  },
  draw: ({ ink, a, b }) => {
    const frond = (colour: string, vein: string): string => {
      const leaflets = Array.from({ length: 22 }, (_, i) => {
        const t = i / 22;
        const y = -90 - t * 850;
        const x = Math.sin(t * 1.5) * 40;
        const length = (1 - t) ** 0.75 * 250 + 26;
        const size = length * 0.27;
        return [-1, 1]
          .map((side) =>
            at(x, y, shape(leaf(length, size, 0.3), colour) + stroke(`M0 0V${num(-length * 0.8)}`, vein, 2), {
              turn: side * (74 - t * 34),
            }),
          )
          .join('');
      });
      return leaflets.join('') + stroke('M0 0C0 -300 30 -600 44 -960', ink, 7);
    };
    return (
      at(340, 1080, frond(a, ink), { turn: -2 }) +
      at(330, 1090, frond(b, ink), { turn: -30, scale: 0.56 }) +
      at(360, 1090, frond(b, ink), { turn: 34, scale: 0.62 })
    );
  },
};

const eucalyptus: Artwork = {
  id: 'eucalyptus',
  name: 'Eucalyptus',
  tags: ['botanical', 'minimal'],
  area: { x: 30, y: 45, width: 755, height: 1000 },
  inks: {
    light: { paper: '#f4f1ea', ink: '#3d5a52', a: '#6f9485', b: '#a6bfae', c: '#d49a7a' },
    dark: { paper: '#1b2a28', ink: '#e6efe6', a: '#a3c6b4', b: '#6c9586', c: '#e6b494' },
  },
  draw: ({ ink, a, b, c }) => {
    const stems = [
      { x: 410, turn: 0, size: 1 },
      { x: 396, turn: -27, size: 0.78 },
      { x: 424, turn: 25, size: 0.82 },
    ];
    return stems
      .map(({ x, turn, size }, s) => {
        const leaves = Array.from({ length: 8 }, (_, i) => {
          const t = i / 8;
          const y = -200 - t * 700;
          const length = 190 - t * 110;
          const round = (side: number): string =>
            at(
              side * 3,
              y,
              shape(leaf(length, length * 0.98, 0.62), (i + s) % 3 === 0 ? b : a) +
                stroke(`M0 -4V${num(-length * 0.7)}`, ink, 2.4),
              { turn: side * (66 - t * 20) },
            );
          return round(-1) + round(1);
        }).join('');
        const berries = Array.from({ length: 5 }, (_, i) =>
          disc(16 * (i % 2 === 0 ? 1 : -1), -246 - i * 110, 9, c),
        ).join('');
        return at(
          x,
          1040,
          stroke('M0 0C-6 -300 10 -620 0 -930', ink, 6) +
            leaves +
            berries +
            at(0, -900, shape(leaf(92, 56), a)),
          { turn, scale: size },
        );
      })
      .join('');
  },
};

const poppies: Artwork = {
  id: 'poppy-field',
  name: 'Poppy Field',
  tags: ['botanical', 'flowers', 'summer'],
  area: { x: 50, y: 50, width: 850, height: 985 },
  inks: {
    light: { paper: '#f7f0e3', ink: '#2c3a2c', a: '#d8412c', b: '#ef7d54', c: '#6f8f5c' },
    dark: { paper: '#1c241c', ink: '#f2ead8', a: '#f2553c', b: '#ff9a70', c: '#8fb478' },
  },
  draw: ({ ink, a, b, c }) => {
    const bloom =
      shape('M-150 -20C-190 -120 -100 -200 -10 -150C90 -210 190 -120 150 -20C120 70 -110 76 -150 -20Z', a) +
      shape('M-120 -10C-100 -96 -40 -116 0 -70C50 -122 112 -92 122 -10C90 62 -84 64 -120 -10Z', b) +
      disc(0, -14, 38, ink) +
      Array.from({ length: 14 }, (_, i) =>
        at(0, -14, stroke('M0 -42V-66', ink, 4) + disc(0, -70, 5, ink), { turn: (i * 360) / 14 }),
      ).join('');
    const bud = shape(leaf(96, 70), c) + shape('M-16 -62C-8 -100 10 -104 18 -62Z', a);
    const flowers = [
      { x: 470, y: 250, stem: 'M470 260C480 520 450 800 470 1030', scale: 1.15, turn: 4 },
      { x: 205, y: 420, stem: 'M205 430C230 640 330 840 440 1030', scale: 0.86, turn: -14 },
      { x: 735, y: 390, stem: 'M735 400C720 640 600 840 496 1030', scale: 0.92, turn: 16 },
    ];
    return (
      flowers.map(({ stem }) => stroke(stem, c, 9)).join('') +
      stroke('M330 560C350 760 400 900 452 1030M640 640C610 800 540 920 486 1030', c, 7) +
      at(330, 566, bud, { turn: -10 }) +
      at(640, 646, bud, { turn: 16, scale: 0.8 }) +
      [0, 1, 2, 3]
        .map((i) =>
          at(462 + i * 6, 1030, shape(leaf(300 + (i % 2) * 70, 56, 0.4), c), {
            turn: [-52, -28, 30, 54][i] ?? 0,
          }),
        )
        .join('') +
      flowers.map(({ x, y, scale, turn }) => at(x, y, bloom, { scale, turn })).join('')
    );
  },
};

const pressed: Artwork = {
  id: 'pressed-flowers',
  name: 'Pressed Flowers',
  tags: ['botanical', 'vintage', 'herbarium'],
  area: { x: 45, y: -60, width: 825, height: 1110 },
  inks: {
    light: { paper: '#f5efe2', ink: '#3f3a33', a: '#b5533c', b: '#d79a3b', c: '#5e7a5a' },
    dark: { paper: '#23211d', ink: '#efe7d7', a: '#d97a5f', b: '#e8b75f', c: '#8fae87' },
  },
  draw: ({ ink, a, b, c }) => {
    const random = rng('pressed flowers');
    const names = ['Papaver', 'Rudbeckia', 'Lavandula', 'Viola', 'Daucus', 'Bellis'];
    const flower = (kind: number): string => {
      const stem = stroke('M0 0C6 -70 -4 -130 0 -190', c, 4.5);
      const twin = [-1, 1]
        .map((side) => at(0, -50 - side * 14, shape(leaf(84, 24), c), { turn: side * 46 }))
        .join('');
      if (kind === 0)
        return (
          stem +
          twin +
          at(
            0,
            -200,
            [0, 1, 2, 3].map((i) => at(0, 0, shape(leaf(80, 96, 0.62), a), { turn: i * 90 + 45 })).join('') +
              disc(0, 0, 18, ink),
          )
        );
      if (kind === 1)
        return (
          stem +
          twin +
          at(
            0,
            -200,
            Array.from({ length: 13 }, (_, i) =>
              at(0, 0, shape(leaf(84, 26, 0.6), b), { turn: i * 27.7 }),
            ).join('') + disc(0, 0, 24, ink),
          )
        );
      if (kind === 2)
        return [-16, 0, 16]
          .map((turn) =>
            at(
              0,
              0,
              stroke('M0 0V-190', c, 4) +
                Array.from({ length: 9 }, (_, i) =>
                  at(
                    0,
                    -120 - i * 15,
                    shape(leaf(22, 12), a) + at(0, 4, shape(leaf(22, 12), ink), { turn: 60 }),
                    { turn: i % 2 === 0 ? -38 : 34 },
                  ),
                ).join(''),
              { turn },
            ),
          )
          .join('');
      if (kind === 3)
        return (
          stem +
          twin +
          at(
            0,
            -190,
            [-62, 62, -125, 125, 180]
              .map((turn, i) => at(0, 0, shape(leaf(72, 66, 0.6), i < 2 ? ink : a), { turn }))
              .join('') + disc(0, 4, 12, b),
          )
        );
      if (kind === 4)
        return (
          stem +
          Array.from({ length: 11 }, (_, i) =>
            at(
              0,
              -150,
              stroke('M0 0V-78', c, 3) + disc(0, -82, 9, b) + disc(-11, -74, 6, b) + disc(11, -74, 6, b),
              { turn: i * 15 - 75 },
            ),
          ).join('') +
          twin
        );
      return (
        stem +
        twin +
        at(
          0,
          -196,
          Array.from({ length: 18 }, (_, i) =>
            at(0, 0, shape(leaf(66, 15, 0.7), i % 2 === 0 ? a : ink), { turn: i * 20 }),
          ).join('') + disc(0, 0, 20, b),
        )
      );
    };
    return names
      .map((name, i) => {
        const [x, y] = [150 + (i % 3) * 300, 400 + Math.floor(i / 3) * 540];
        return (
          at(x, y, flower(i), { turn: random.between(-5, 5), scale: 1.62 }) +
          line(name, { font: instrument, size: 50, x, y: y + 70, anchor: 'middle', fill: ink }) +
          line(`No ${i + 1}`, {
            font: outfit,
            size: 22,
            x,
            y: y + 110,
            anchor: 'middle',
            tracking: 160,
            fill: a,
          })
        );
      })
      .join('');
  },
};

/** Artworks of plants. */
export const botanical: readonly Artwork[] = [fern, eucalyptus, poppies, pressed];
