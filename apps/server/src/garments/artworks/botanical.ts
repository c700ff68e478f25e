import { instrument } from '../lettering/fonts/instrument.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { line } from '../lettering/lettering.ts';
import { num, rng } from '../svg/numbers.ts';
import type { Artwork } from './artwork.ts';
import { at, disc, leaf, shape, sparkle, stroke } from './forms.ts';

/** A leaf with its middle vein cut out in the ground's colour. */
const veined = (length: number, width: number, fill: string, vein: string): string =>
  shape(leaf(length, width), fill) + stroke(`M0 -8V${num(-length * 0.82)}`, vein, Math.max(2, width * 0.035));

const fern: Artwork = {
  id: 'wild-fern',
  name: 'Wild Fern',
  tags: ['botanical', 'line art', 'forest'],
  width: 760,
  height: 1100,
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
        return [-1, 1].map((side) => at(x, y, shape(leaf(length, size, 0.3), colour) + stroke(`M0 0V${num(-length * 0.8)}`, vein, 2), { turn: side * (74 - t * 34) })).join('');
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
  width: 820,
  height: 1050,
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
            at(side * 3, y, shape(leaf(length, length * 0.98, 0.62), (i + s) % 3 === 0 ? b : a) + stroke(`M0 -4V${num(-length * 0.7)}`, ink, 2.4), { turn: side * (66 - t * 20) });
          return round(-1) + round(1);
        }).join('');
        const berries = Array.from({ length: 5 }, (_, i) => disc(16 * (i % 2 === 0 ? 1 : -1), -246 - i * 110, 9, c)).join('');
        return at(x, 1040, stroke('M0 0C-6 -300 10 -620 0 -930', ink, 6) + leaves + berries + at(0, -900, shape(leaf(92, 56), a)), { turn, scale: size });
      })
      .join('');
  },
};

const poppies: Artwork = {
  id: 'poppy-field',
  name: 'Poppy Field',
  tags: ['botanical', 'flowers', 'summer'],
  width: 940,
  height: 1040,
  inks: {
    light: { paper: '#f7f0e3', ink: '#2c3a2c', a: '#d8412c', b: '#ef7d54', c: '#6f8f5c' },
    dark: { paper: '#1c241c', ink: '#f2ead8', a: '#f2553c', b: '#ff9a70', c: '#8fb478' },
  },
  draw: ({ ink, a, b, c }) => {
    const bloom =
      shape('M-150 -20C-190 -120 -100 -200 -10 -150C90 -210 190 -120 150 -20C120 70 -110 76 -150 -20Z', a) +
      shape('M-120 -10C-100 -96 -40 -116 0 -70C50 -122 112 -92 122 -10C90 62 -84 64 -120 -10Z', b) +
      disc(0, -14, 38, ink) +
      Array.from({ length: 14 }, (_, i) => at(0, -14, stroke('M0 -42V-66', ink, 4) + disc(0, -70, 5, ink), { turn: (i * 360) / 14 })).join('');
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
      [0, 1, 2, 3].map((i) => at(462 + i * 6, 1030, shape(leaf(300 + (i % 2) * 70, 56, 0.4), c), { turn: [-52, -28, 30, 54][i] ?? 0 })).join('') +
      flowers.map(({ x, y, scale, turn }) => at(x, y, bloom, { scale, turn })).join('')
    );
  },
};

const houseplants: Artwork = {
  id: 'plant-parent',
  name: 'Plant Parent',
  tags: ['botanical', 'houseplants', 'home'],
  width: 1000,
  height: 920,
  inks: {
    light: { paper: '#f6efe4', ink: '#28443a', a: '#c8623c', b: '#5d8a66', c: '#e4b363' },
    dark: { paper: '#1a2924', ink: '#f1ead9', a: '#e88458', b: '#83b489', c: '#f0c77c' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const pot = (w: number, h: number, fill: string): string =>
      shape(`M${-w / 2} 0H${w / 2}L${w * 0.38} ${h}H${-w * 0.38}Z`, fill) + `<rect x="${-w / 2 - 8}" y="-22" width="${w + 16}" height="36" rx="6" fill="${fill}"/>` + shape(`M${-w / 2 + 4} 14H${w / 2 - 4}V24H${-w / 2 + 5}Z`, ink, 'opacity=".18"');
    const monstera = (turn: number, length: number): string =>
      at(
        0,
        -10,
        stroke(`M0 0V${-length}`, ink, 7) +
          at(
            0,
            -length + 6,
            shape('M0 30C-110 30 -130 -90 -84 -150C-56 -186 -24 -196 0 -200C24 -196 56 -186 84 -150C130 -90 110 30 0 30Z', b) +
              [-1, 1].map((side) => [-128, -78, -28].map((y, i) => stroke(`M${side * (34 + i * 6)} ${y + 6}Q${side * 80} ${y - 8} ${side * 128} ${y + 10 + i * 10}`, paper, 10)).join('')).join('') +
              stroke('M0 24V-170', ink, 4),
          ),
        { turn },
      );
    const snake = [-24, -10, 4, 18, 30].map((turn, i) => at(turn * 1.4, 0, shape(leaf(330 - Math.abs(turn) * 3.4, 58, 0.5), i % 2 === 0 ? b : ink) + stroke('M0 -20V-240', c, 4), { turn: turn * 0.6 })).join('');
    const cactus = `<rect x="-52" y="-230" width="104" height="240" rx="52" fill="${b}"/><path d="M-52 -110H-86A30 30 0 0 1 -116 -140V-168M52 -80H92A30 30 0 0 0 122 -110V-150" fill="none" stroke="${b}" stroke-width="46" stroke-linecap="round"/>` + [-24, 0, 24].map((x) => stroke(`M${x} -200V-10`, ink, 3, 'stroke-dasharray="2 16"')).join('') + at(0, -232, [0, 1, 2, 3, 4].map((i) => at(0, 0, shape(leaf(44, 30), a), { turn: i * 40 - 80 })).join(''));
    return (
      [-46, -14, 20, 50].map((turn, i) => at(215, 600, monstera(turn, 200 + (i % 2) * 110), { scale: 0.92 })).join('') +
      at(215, 600, pot(210, 220, a)) +
      at(520, 640, snake) +
      at(520, 640, pot(180, 180, c) + stroke('M-84 60L-56 90L-28 60L0 90L28 60L56 90L84 60', ink, 5)) +
      at(810, 660, cactus) +
      at(810, 660, pot(200, 160, ink) + [-60, 0, 60].map((x) => disc(x, 84, 15, c)).join('')) +
      `<rect x="20" y="822" width="960" height="18" rx="9" fill="${ink}"/>`
    );
  },
};

const mushrooms: Artwork = {
  id: 'forest-floor',
  name: 'Forest Floor',
  tags: ['nature', 'mushrooms', 'forest'],
  width: 1000,
  height: 980,
  inks: {
    light: { paper: '#f5ecdc', ink: '#3b2a22', a: '#c0402b', b: '#e2a24c', c: '#5d7448' },
    dark: { paper: '#221a16', ink: '#f6ead6', a: '#e35a3e', b: '#f0b964', c: '#88a26b' },
  },
  draw: ({ ink, a, b, c }) => {
    const toadstool = (cap: string, spots: string): string =>
      shape('M-46 0C-30 -120 -36 -220 -28 -300H28C36 -220 30 -120 46 0C20 16 -20 16 -46 0Z', '#f8ecd4') +
      stroke('M-46 0C-30 -120 -36 -220 -28 -300M46 0C30 -120 36 -220 28 -300', ink, 6) +
      shape('M-62 -214C-30 -190 30 -190 62 -214C40 -240 -40 -240 -62 -214Z', ink) +
      shape('M-210 -276C-206 -420 -110 -500 0 -500C110 -500 206 -420 210 -276C120 -250 -120 -250 -210 -276Z', cap) +
      shape('M-210 -276C-120 -250 120 -250 210 -276C150 -300 -150 -300 -210 -276Z', ink) +
      [
        [-100, -370, 30],
        [-20, -436, 36],
        [70, -360, 26],
        [110, -420, 18],
        [-150, -312, 16],
        [-30, -330, 18],
        [146, -318, 20],
      ]
        .map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(r ?? 0) * 0.82}" fill="${spots}"/>`)
        .join('');
    const bell = shape('M-12 0C-6 -90 -10 -150 -8 -220H8C10 -150 6 -90 12 0Z', ink) + shape('M-84 -206C-80 -300 -40 -370 0 -376C40 -370 80 -300 84 -206C40 -190 -40 -190 -84 -206Z', b) + [-50, -18, 18, 50].map((x) => stroke(`M${x} -206Q${x * 0.7} -280 0 -366`, ink, 3)).join('');
    const grass = Array.from({ length: 17 }, (_, i) => at(70 + i * 54, 900, shape(leaf(90 + ((i * 37) % 80), 22, 0.3), c), { turn: ((i * 29) % 50) - 25 })).join('');
    return (
      at(480, 890, toadstool(a, '#fff6e6'), { scale: 1.4 }) +
      at(790, 900, toadstool(b, '#fff6e6'), { scale: 0.72, turn: 6 }) +
      at(215, 900, bell, { scale: 1.25, turn: -8 }) +
      at(130, 905, bell, { scale: 0.85, turn: -18 }) +
      at(300, 906, bell, { scale: 0.7, turn: 7 }) +
      grass +
      [
        [160, 280, 30],
        [830, 300, 42],
        [900, 420, 22],
        [110, 380, 18],
      ]
        .map(([x, y, r]) => shape(sparkle(x ?? 0, y ?? 0, r ?? 0), b))
        .join('') +
      stroke('M40 916H960', ink, 8)
    );
  },
};

const lemons: Artwork = {
  id: 'lemon-grove',
  name: 'Lemon Grove',
  tags: ['fruit', 'kitchen', 'summer'],
  width: 960,
  height: 1000,
  inks: {
    light: { paper: '#f2f3ea', ink: '#23402f', a: '#f0bf2c', b: '#3f7a52', c: '#8db27d' },
    dark: { paper: '#15281e', ink: '#eef2df', a: '#f8cd42', b: '#6fae7c', c: '#a9cf98' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const lemon = shape('M-96 0C-96 -74 -46 -116 -16 -124C-10 -144 10 -144 16 -124C46 -116 96 -74 96 0C96 74 46 116 18 126C10 150 -10 150 -18 126C-46 116 -96 74 -96 0Z', a) + stroke('M-62 -20C-58 -56 -40 -78 -18 -88', '#fff', 9, 'opacity=".6"') + [[30, 40], [50, 6], [20, 76], [-20, 60], [52, -40]].map(([x, y]) => disc(x ?? 0, y ?? 0, 3.6, ink, 'opacity=".3"')).join('');
    const slice = disc(0, 0, 120, a) + disc(0, 0, 102, '#fff8dc') + Array.from({ length: 9 }, (_, i) => at(0, 0, shape('M0 -12L28 -78Q0 -104 -28 -78Z', a), { turn: i * 40 })).join('');
    const leaves = [
      [250, 250, -70, 230, b],
      [330, 180, -20, 240, c],
      [470, 170, 24, 260, b],
      [620, 200, 60, 250, c],
      [700, 300, 96, 220, b],
      [180, 400, -110, 180, c],
      [420, 330, -36, 170, c],
      [560, 300, 40, 180, b],
    ] as const;
    const blossom = [0, 1, 2, 3, 4].map((i) => at(0, 0, shape(leaf(70, 46), '#fffdf5') + stroke('M0 -16V-44', ink, 2.4), { turn: i * 72 })).join('') + disc(0, 0, 15, a);
    return (
      stroke('M110 330C300 210 620 190 860 330M420 240C440 330 430 400 420 440M620 236C650 330 660 400 660 500M270 272C250 350 240 400 230 470', ink, 11) +
      leaves.map(([x, y, turn, length, fill]) => at(x, y, veined(length, length * 0.46, fill, paper), { turn })).join('') +
      at(230, 580, lemon, { turn: 12 }) +
      at(430, 580, lemon, { turn: -8, scale: 1.12 }) +
      at(670, 620, lemon, { turn: 16 }) +
      at(300, 830, slice, { turn: 12 }) +
      at(560, 850, slice, { turn: -14, scale: 0.84 }) +
      at(820, 410, blossom) +
      at(130, 470, blossom, { scale: 0.8 })
    );
  },
};

const pressed: Artwork = {
  id: 'pressed-flowers',
  name: 'Pressed Flowers',
  tags: ['botanical', 'vintage', 'herbarium'],
  width: 900,
  height: 1120,
  inks: {
    light: { paper: '#f5efe2', ink: '#3f3a33', a: '#b5533c', b: '#d79a3b', c: '#5e7a5a' },
    dark: { paper: '#23211d', ink: '#efe7d7', a: '#d97a5f', b: '#e8b75f', c: '#8fae87' },
  },
  draw: ({ ink, a, b, c }) => {
    const random = rng('pressed flowers');
    const names = ['Papaver', 'Rudbeckia', 'Lavandula', 'Viola', 'Daucus', 'Bellis'];
    const flower = (kind: number): string => {
      const stem = stroke('M0 0C6 -70 -4 -130 0 -190', c, 4.5);
      const twin = [-1, 1].map((side) => at(0, -50 - side * 14, shape(leaf(84, 24), c), { turn: side * 46 })).join('');
      if (kind === 0) return stem + twin + at(0, -200, [0, 1, 2, 3].map((i) => at(0, 0, shape(leaf(80, 96, 0.62), a), { turn: i * 90 + 45 })).join('') + disc(0, 0, 18, ink));
      if (kind === 1) return stem + twin + at(0, -200, Array.from({ length: 13 }, (_, i) => at(0, 0, shape(leaf(84, 26, 0.6), b), { turn: i * 27.7 })).join('') + disc(0, 0, 24, ink));
      if (kind === 2) return [-16, 0, 16].map((turn) => at(0, 0, stroke('M0 0V-190', c, 4) + Array.from({ length: 9 }, (_, i) => at(0, -120 - i * 15, shape(leaf(22, 12), a) + at(0, 4, shape(leaf(22, 12), ink), { turn: 60 }), { turn: i % 2 === 0 ? -38 : 34 })).join(''), { turn })).join('');
      if (kind === 3) return stem + twin + at(0, -190, [-62, 62, -125, 125, 180].map((turn, i) => at(0, 0, shape(leaf(72, 66, 0.6), i < 2 ? ink : a), { turn })).join('') + disc(0, 4, 12, b));
      if (kind === 4) return stem + Array.from({ length: 11 }, (_, i) => at(0, -150, stroke('M0 0V-78', c, 3) + disc(0, -82, 9, b) + disc(-11, -74, 6, b) + disc(11, -74, 6, b), { turn: i * 15 - 75 })).join('') + twin;
      return stem + twin + at(0, -196, Array.from({ length: 18 }, (_, i) => at(0, 0, shape(leaf(66, 15, 0.7), i % 2 === 0 ? a : ink), { turn: i * 20 })).join('') + disc(0, 0, 20, b));
    };
    return names
      .map((name, i) => {
        const [x, y] = [150 + (i % 3) * 300, 400 + Math.floor(i / 3) * 540];
        return (
          at(x, y, flower(i), { turn: random.between(-5, 5), scale: 1.62 }) +
          line(name, { font: instrument, size: 50, x, y: y + 70, anchor: 'middle', fill: ink }) +
          line(`No ${i + 1}`, { font: outfit, size: 22, x, y: y + 110, anchor: 'middle', tracking: 160, fill: a })
        );
      })
      .join('');
  },
};

/** Artworks of plants. */
export const botanical: readonly Artwork[] = [fern, eucalyptus, poppies, houseplants, mushrooms, lemons, pressed];
