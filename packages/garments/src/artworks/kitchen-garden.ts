import { num } from '../svg/numbers.ts';
import type { Artwork } from './artwork.ts';
import { at, disc, leaf, shape, sparkle, stroke } from './forms.ts';

/** A leaf with its middle vein cut out in the ground's colour. */
const veined = (length: number, width: number, fill: string, vein: string): string =>
  shape(leaf(length, width), fill) + stroke(`M0 -8V${num(-length * 0.82)}`, vein, Math.max(2, width * 0.035));

const houseplants: Artwork = {
  id: 'plant-parent',
  name: 'Plant Parent',
  tags: ['botanical', 'houseplants', 'home'],
  area: { x: -80, y: 140, width: 1065, height: 705 },
  inks: {
    light: { paper: '#f6efe4', ink: '#28443a', a: '#c8623c', b: '#5d8a66', c: '#e4b363' },
    dark: { paper: '#1a2924', ink: '#f1ead9', a: '#e88458', b: '#83b489', c: '#f0c77c' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const pot = (w: number, h: number, fill: string): string =>
      shape(`M${-w / 2} 0H${w / 2}L${w * 0.38} ${h}H${-w * 0.38}Z`, fill) +
      `<rect x="${-w / 2 - 8}" y="-22" width="${w + 16}" height="36" rx="6" fill="${fill}"/>` +
      shape(`M${-w / 2 + 4} 14H${w / 2 - 4}V24H${-w / 2 + 5}Z`, ink, 'opacity=".18"');
    const monstera = (turn: number, length: number): string =>
      at(
        0,
        -10,
        stroke(`M0 0V${-length}`, ink, 7) +
          at(
            0,
            -length + 6,
            shape(
              'M0 30C-110 30 -130 -90 -84 -150C-56 -186 -24 -196 0 -200C24 -196 56 -186 84 -150C130 -90 110 30 0 30Z',
              b,
            ) +
              [-1, 1]
                .map((side) =>
                  [-128, -78, -28]
                    .map((y, i) =>
                      stroke(
                        `M${side * (34 + i * 6)} ${y + 6}Q${side * 80} ${y - 8} ${side * 128} ${y + 10 + i * 10}`,
                        paper,
                        10,
                      ),
                    )
                    .join(''),
                )
                .join('') +
              stroke('M0 24V-170', ink, 4),
          ),
        { turn },
      );
    const snake = [-24, -10, 4, 18, 30]
      .map((turn, i) =>
        at(
          turn * 1.4,
          0,
          shape(leaf(330 - Math.abs(turn) * 3.4, 58, 0.5), i % 2 === 0 ? b : ink) +
            stroke('M0 -20V-240', c, 4),
          { turn: turn * 0.6 },
        ),
      )
      .join('');
    const cactus =
      `<rect x="-52" y="-230" width="104" height="240" rx="52" fill="${b}"/><path d="M-52 -110H-86A30 30 0 0 1 -116 -140V-168M52 -80H92A30 30 0 0 0 122 -110V-150" fill="none" stroke="${b}" stroke-width="46" stroke-linecap="round"/>` +
      [-24, 0, 24].map((x) => stroke(`M${x} -200V-10`, ink, 3, 'stroke-dasharray="2 16"')).join('') +
      at(
        0,
        -232,
        [0, 1, 2, 3, 4].map((i) => at(0, 0, shape(leaf(44, 30), a), { turn: i * 40 - 80 })).join(''),
      );
    return (
      [-46, -14, 20, 50]
        .map((turn, i) => at(215, 600, monstera(turn, 200 + (i % 2) * 110), { scale: 0.92 }))
        .join('') +
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
  area: { x: -5, y: 185, width: 975, height: 740 },
  inks: {
    light: { paper: '#f5ecdc', ink: '#3b2a22', a: '#c0402b', b: '#e2a24c', c: '#5d7448' },
    dark: { paper: '#221a16', ink: '#f6ead6', a: '#e35a3e', b: '#f0b964', c: '#88a26b' },
  },
  draw: ({ ink, a, b, c }) => {
    const toadstool = (cap: string, spots: string): string =>
      shape('M-46 0C-30 -120 -36 -220 -28 -300H28C36 -220 30 -120 46 0C20 16 -20 16 -46 0Z', '#f8ecd4') +
      stroke('M-46 0C-30 -120 -36 -220 -28 -300M46 0C30 -120 36 -220 28 -300', ink, 6) +
      shape('M-62 -214C-30 -190 30 -190 62 -214C40 -240 -40 -240 -62 -214Z', ink) +
      shape(
        'M-210 -276C-206 -420 -110 -500 0 -500C110 -500 206 -420 210 -276C120 -250 -120 -250 -210 -276Z',
        cap,
      ) +
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
        .map(
          ([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(r ?? 0) * 0.82}" fill="${spots}"/>`,
        )
        .join('');
    const bell =
      shape('M-12 0C-6 -90 -10 -150 -8 -220H8C10 -150 6 -90 12 0Z', ink) +
      shape('M-84 -206C-80 -300 -40 -370 0 -376C40 -370 80 -300 84 -206C40 -190 -40 -190 -84 -206Z', b) +
      [-50, -18, 18, 50].map((x) => stroke(`M${x} -206Q${x * 0.7} -280 0 -366`, ink, 3)).join('');
    const grass = Array.from({ length: 17 }, (_, i) =>
      at(70 + i * 54, 900, shape(leaf(90 + ((i * 37) % 80), 22, 0.3), c), { turn: ((i * 29) % 50) - 25 }),
    ).join('');
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
  area: { x: 10, y: -70, width: 910, height: 1025 },
  inks: {
    light: { paper: '#f2f3ea', ink: '#23402f', a: '#f0bf2c', b: '#3f7a52', c: '#8db27d' },
    dark: { paper: '#15281e', ink: '#eef2df', a: '#f8cd42', b: '#6fae7c', c: '#a9cf98' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const lemon =
      shape(
        'M-96 0C-96 -74 -46 -116 -16 -124C-10 -144 10 -144 16 -124C46 -116 96 -74 96 0C96 74 46 116 18 126C10 150 -10 150 -18 126C-46 116 -96 74 -96 0Z',
        a,
      ) +
      stroke('M-62 -20C-58 -56 -40 -78 -18 -88', '#fff', 9, 'opacity=".6"') +
      [
        [30, 40],
        [50, 6],
        [20, 76],
        [-20, 60],
        [52, -40],
      ]
        .map(([x, y]) => disc(x ?? 0, y ?? 0, 3.6, ink, 'opacity=".3"'))
        .join('');
    const slice =
      disc(0, 0, 120, a) +
      disc(0, 0, 102, '#fff8dc') +
      Array.from({ length: 9 }, (_, i) =>
        at(0, 0, shape('M0 -12L28 -78Q0 -104 -28 -78Z', a), { turn: i * 40 }),
      ).join('');
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
    const blossom =
      [0, 1, 2, 3, 4]
        .map((i) =>
          at(0, 0, shape(leaf(70, 46), '#fffdf5') + stroke('M0 -16V-44', ink, 2.4), { turn: i * 72 }),
        )
        .join('') + disc(0, 0, 15, a);
    return (
      stroke(
        'M110 330C300 210 620 190 860 330M420 240C440 330 430 400 420 440M620 236C650 330 660 400 660 500M270 272C250 350 240 400 230 470',
        ink,
        11,
      ) +
      leaves
        .map(([x, y, turn, length, fill]) => at(x, y, veined(length, length * 0.46, fill, paper), { turn }))
        .join('') +
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

/** Artworks of what grows at home and in the wood. */
export const kitchenGarden: readonly Artwork[] = [houseplants, mushrooms, lemons];
