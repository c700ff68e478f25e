import { anton } from '../lettering/fonts/anton.ts';
import { bagel } from '../lettering/fonts/bagel.ts';
import { caprasimo } from '../lettering/fonts/caprasimo.ts';
import { gloock } from '../lettering/fonts/gloock.ts';
import { instrument } from '../lettering/fonts/instrument.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { shrikhand } from '../lettering/fonts/shrikhand.ts';
import { unbounded } from '../lettering/fonts/unbounded.ts';
import { arc, line } from '../lettering/lettering.ts';
import type { Artwork } from './artwork.ts';
import {
  at,
  box,
  circlePath,
  disc,
  inside,
  pine,
  rays,
  ring,
  shape,
  sparkle,
  star,
  stroke,
} from './forms.ts';

/** Outlines around a line of lettering, the outermost first. */
function echo(
  text: (fill: string, attributes: string) => string,
  bands: readonly [colour: string, width: number][],
): string {
  return bands
    .map(([colour, width]) =>
      text(colour, `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`),
    )
    .join('');
}

const takeItSlow: Artwork = {
  id: 'take-it-slow',
  name: 'Take It Slow',
  tags: ['slogan', 'retro', 'calm'],
  area: { x: 5, y: 150, width: 995, height: 560 },
  inks: {
    light: { paper: '#f6ecd9', ink: '#5a2d1f', a: '#d9552b', b: '#efa23a', c: '#2f7f79' },
    dark: { paper: '#2b1b17', ink: '#fff1d8', a: '#ee6a3c', b: '#f5b453', c: '#3f9c93' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const text = (fill: string, attributes: string): string =>
      line('Take it', { font: caprasimo, size: 236, x: 500, y: 350, anchor: 'middle', fill, attributes }) +
      line('slow', { font: caprasimo, size: 380, x: 500, y: 668, anchor: 'middle', fill, attributes });
    return (
      echo(text, [
        [c, 190],
        [a, 132],
        [b, 76],
        [paper, 26],
      ]) + text(ink, '')
    );
  },
};

const goodDays: Artwork = {
  id: 'good-days-ahead',
  name: 'Good Days Ahead',
  tags: ['slogan', 'retro', 'sun'],
  area: { x: -5, y: 60, width: 1010, height: 850 },
  inks: {
    light: { paper: '#fbf1dc', ink: '#1f4d4a', a: '#e4572e', b: '#f3a712', c: '#f6cf65' },
    dark: { paper: '#17302f', ink: '#fdf0d5', a: '#ff7043', b: '#ffb72b', c: '#ffdd83' },
  },
  draw: ({ ink, a, b, c }) =>
    shape(rays(500, 560, { from: 265, to: 500, count: 21, width: 5.4, start: -90, sweep: 180 }), b) +
    `<path d="M255 560A245 245 0 0 1 745 560Z" fill="${a}"/><path d="M325 560A175 175 0 0 1 675 560Z" fill="${b}"/><path d="M395 560A105 105 0 0 1 605 560Z" fill="${c}"/>` +
    line('Good days', { font: shrikhand, size: 100, fit: 940, x: 500, y: 740, anchor: 'middle', fill: ink }) +
    line('AHEAD', { font: outfit, size: 100, x: 512, y: 905, anchor: 'middle', tracking: 620, fill: a }) +
    stroke('M60 872H190M810 872H940', ink, 9),
};

const moreTrees: Artwork = {
  id: 'more-trees',
  name: 'More Trees Please',
  tags: ['slogan', 'nature', 'typography'],
  area: { x: -25, y: 0, width: 955, height: 1065 },
  inks: {
    light: { paper: '#eef0e2', ink: '#1f3d2c', a: '#3f7d4e', b: '#c8552f', c: '#9fb98a' },
    dark: { paper: '#14251c', ink: '#eaf0dc', a: '#7fb77e', b: '#f08a5b', c: '#4e8058' },
  },
  draw: ({ ink, a, b, c }) => {
    const forest = Array.from({ length: 13 }, (_, i) =>
      at(30 + i * 70, 620 + (i % 3) * 6, pine(150 + ((i * 53) % 90), i % 2 === 0 ? a : c)),
    ).join('');
    return (
      line('MORE', { font: anton, size: 100, fit: 900, x: 450, y: 372, anchor: 'middle', fill: ink }) +
      `<g>${disc(720, 470, 58, b)}${forest}</g>` +
      box(0, 620, 900, 14, ink) +
      line('TREES', { font: anton, size: 100, fit: 900, x: 450, y: 980, anchor: 'middle', fill: ink }) +
      line('PLEASE AND THANK YOU', {
        font: outfit,
        size: 100,
        fit: 890,
        x: 450,
        y: 1060,
        anchor: 'middle',
        tracking: 160,
        fill: b,
      })
    );
  },
};

const nothingNew: Artwork = {
  id: 'under-the-sun',
  name: 'Nothing New Under the Sun',
  tags: ['slogan', 'minimal', 'serif'],
  area: { x: 10, y: 20, width: 890, height: 915 },
  inks: {
    light: { paper: '#f5efe6', ink: '#26211d', a: '#d8482e', b: '#e9b44c', c: '#8d8478' },
    dark: { paper: '#1d1a18', ink: '#f4ece0', a: '#f0603f', b: '#f2c46a', c: '#a79d90' },
  },
  draw: ({ ink, a, c }) =>
    disc(450, 250, 225, a) +
    line('nothing new', { font: gloock, size: 160, fit: 880, x: 450, y: 610, anchor: 'middle', fill: ink }) +
    line('under the sun', {
      font: instrument,
      size: 160,
      fit: 860,
      x: 450,
      y: 760,
      anchor: 'middle',
      fill: ink,
    }) +
    stroke('M330 850H570', c, 4) +
    line('ECCLESIASTES · OR SO', {
      font: outfit,
      size: 36,
      x: 450,
      y: 930,
      anchor: 'middle',
      tracking: 260,
      fill: c,
    }),
};

const stayCurious: Artwork = {
  id: 'stay-curious',
  name: 'Stay Curious',
  tags: ['slogan', 'geometric', 'bauhaus'],
  area: { x: 0, y: 120, width: 960, height: 720 },
  inks: {
    light: { paper: '#f3eee4', ink: '#1b1b1d', a: '#e23d28', b: '#f2b632', c: '#2a5caa' },
    dark: { paper: '#151517', ink: '#f5efe4', a: '#f0543c', b: '#f7c548', c: '#4f86d6' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const letters = ['S', 'T', 'A', 'Y', 'C', 'U', 'R', '*', 'I', 'O', 'U', 'S'];
    const fills = [a, paper, c, b, paper, b, a, paper, c, paper, a, ink];
    return letters
      .map((letter, i) => {
        const [x, y] = [(i % 4) * 240, Math.floor(i / 4) * 240 + 120];
        const fill = fills[i] ?? a;
        const text = fill === paper || fill === b ? ink : paper;
        const tile = i % 3 === 1 ? disc(x + 120, y + 120, 118, fill) : box(x + 2, y + 2, 236, 236, fill);
        const ground = fill === paper ? ring(x + 120, y + 120, 116, ink, 5) : tile;
        if (letter === '*')
          return ground + shape(star(x + 120, y + 120, { outer: 84, inner: 30, points: 8 }), a);
        return (
          ground +
          line(letter, { font: unbounded, size: 158, x: x + 120, y: y + 178, anchor: 'middle', fill: text })
        );
      })
      .join('');
  },
};

const courtClub: Artwork = {
  id: 'court-side-club',
  name: 'Court Side Club',
  tags: ['sport', 'varsity', 'tennis'],
  area: { x: 25, y: 55, width: 965, height: 820 },
  inks: {
    light: { paper: '#f4f0e4', ink: '#1f4a35', a: '#c9472f', b: '#d7e04a', c: '#7c9c86' },
    dark: { paper: '#16301f', ink: '#f5f0df', a: '#f07a52', b: '#dde85a', c: '#8fb39a' },
  },
  draw: ({ ink, b, c, a }, id) => {
    const racquet = (name: string): string =>
      inside(
        id(name),
        'M0 -330C86 -330 118 -250 104 -170C92 -104 48 -62 0 -62C-48 -62 -92 -104 -104 -170C-118 -250 -86 -330 0 -330Z',
        Array.from({ length: 9 }, (_, i) =>
          stroke(`M${-96 + i * 24} -340V-50M-120 ${-316 + i * 30}H120`, c, 4),
        ).join(''),
      ) +
      stroke(
        'M0 -330C86 -330 118 -250 104 -170C92 -104 48 -62 0 -62C-48 -62 -92 -104 -104 -170C-118 -250 -86 -330 0 -330Z',
        ink,
        20,
      ) +
      stroke('M-54 -78C-30 -30 -16 0 -12 40M54 -78C30 -30 16 0 12 40', ink, 15) +
      `<rect x="-17" y="30" width="34" height="170" rx="12" fill="${ink}"/>` +
      stroke('M-15 70L15 52M-15 110L15 92M-15 150L15 132', c, 5);
    return (
      arc('COURT SIDE', { font: anton, size: 190, cx: 500, cy: 760, radius: 540, tracking: 40, fill: ink }) +
      at(500, 590, racquet('left'), { turn: -38 }) +
      at(500, 590, racquet('right'), { turn: 38 }) +
      disc(500, 720, 62, b) +
      stroke('M448 690C488 700 488 744 450 754M552 690C512 700 512 744 550 754', ink, 6) +
      line('LAWN & LEISURE', {
        font: outfit,
        size: 62,
        x: 500,
        y: 870,
        anchor: 'middle',
        tracking: 300,
        fill: a,
      }) +
      line('CLUB', { font: anton, size: 92, x: 150, y: 760, anchor: 'middle', tracking: 30, fill: ink }) +
      line('EST 74', { font: anton, size: 92, x: 850, y: 760, anchor: 'middle', tracking: 30, fill: ink })
    );
  },
};

const recordStore: Artwork = {
  id: 'long-play',
  name: 'Long Play',
  tags: ['music', 'vinyl', 'retro'],
  area: { x: 15, y: 15, width: 970, height: 970 },
  inks: {
    light: { paper: '#f5ead6', ink: '#231f20', a: '#e4572e', b: '#f2b84b', c: '#2f6f73' },
    dark: { paper: '#1c1a1d', ink: '#f7ecd8', a: '#ff6e45', b: '#ffc95f', c: '#54a7a6' },
  },
  draw: ({ ink, a, b, c, paper }, id) => {
    const stripes = [a, b, c]
      .map((colour, i) =>
        stroke(
          `M-40 ${250 - i * 64}C300 ${250 - i * 64} 420 ${770 - i * 64} 1040 ${770 - i * 64}`,
          colour,
          64,
        ),
      )
      .join('');
    const grooves = [300, 320, 340, 372, 392, 412].map((r) => ring(500, 500, r, paper, 2.2)).join('');
    return (
      disc(500, 500, 480, ink) +
      inside(id('disc'), circlePath(500, 500, 452), `<g opacity=".96">${stripes}</g>`) +
      `<g opacity=".5">${grooves}</g>` +
      disc(500, 500, 218, paper) +
      disc(500, 500, 202, a) +
      arc('LONG PLAY', { font: anton, size: 68, cx: 500, cy: 500, radius: 124, tracking: 90, fill: paper }) +
      arc('SIDE A · 33', {
        font: outfit,
        size: 44,
        cx: 500,
        cy: 500,
        radius: 152,
        angle: 180,
        tracking: 120,
        fill: paper,
        inside: true,
      }) +
      disc(500, 500, 26, paper) +
      disc(500, 500, 13, ink)
    );
  },
};

const outOfOffice: Artwork = {
  id: 'out-of-office',
  name: 'Out of Office',
  tags: ['slogan', 'minimal', 'sailing'],
  area: { x: 50, y: 55, width: 905, height: 780 },
  inks: {
    light: { paper: '#eef3f2', ink: '#15324a', a: '#e2513a', b: '#7fb4c9', c: '#f0c75e' },
    dark: { paper: '#10222f', ink: '#f1f4ee', a: '#ff6f55', b: '#6fb0cb', c: '#f6d478' },
  },
  draw: ({ ink, a, b, c }) => {
    const sea = [0, 1, 2].map((row) => {
      const y = 520 + row * 44;
      const inset = 120 + row * 90;
      const waves = Array.from(
        { length: Math.round((1000 - 2 * inset) / 80) },
        () => 'q20 -22 40 0t40 0',
      ).join('');
      return stroke(`M${inset} ${y}${waves}`, row === 1 ? b : ink, 9);
    });
    return (
      disc(700, 190, 78, c) +
      shape('M486 90L486 430L250 430C330 330 420 220 486 90Z', a) +
      shape('M508 150L508 430L690 430C650 330 590 230 508 150Z', ink) +
      stroke('M497 60V450', ink, 9) +
      shape('M230 452H770C740 500 690 520 640 520H350C300 520 260 500 230 452Z', ink) +
      sea.join('') +
      line('out of office', {
        font: instrument,
        size: 200,
        fit: 900,
        x: 500,
        y: 830,
        anchor: 'middle',
        fill: ink,
      })
    );
  },
};

const bigHello: Artwork = {
  id: 'oh-hello',
  name: 'Oh Hello',
  tags: ['slogan', 'fun', 'kids'],
  area: { x: 30, y: -5, width: 945, height: 780 },
  inks: {
    light: { paper: '#fdf1ea', ink: '#3a2440', a: '#f2567a', b: '#ffb43f', c: '#46a6a0' },
    dark: { paper: '#2a1a30', ink: '#fff0e8', a: '#ff7a97', b: '#ffc764', c: '#62c3ba' },
  },
  draw: ({ ink, a, b, c }) => {
    return (
      line('oh', { font: bagel, size: 520, x: 490, y: 400, anchor: 'middle', fill: a }) +
      line('hello', { font: bagel, size: 100, fit: 960, x: 500, y: 770, anchor: 'middle', fill: c }) +
      shape(sparkle(800, 150, 92), b) +
      shape(sparkle(900, 290, 46), b) +
      shape(sparkle(180, 120, 60), ink)
    );
  },
};

const weekender: Artwork = {
  id: 'weekender',
  name: 'Weekender',
  tags: ['slogan', 'typography', 'bold'],
  area: { x: 0, y: 5, width: 670, height: 1080 },
  inks: {
    light: { paper: '#f3efe7', ink: '#1d1d1f', a: '#ea4c2b', b: '#2e56a6', c: '#d9d2c4' },
    dark: { paper: '#161618', ink: '#f6f2ea', a: '#ff6444', b: '#6d97ea', c: '#5a564f' },
  },
  draw: ({ ink, a, b, c }) => {
    const days = ['MON', 'TUE', 'WED', 'THU', 'FRI'];
    const list = days
      .map((day, i) => {
        const x = i * 134 + 67;
        return (
          line(day, { font: anton, size: 62, x, y: 62, anchor: 'middle', fill: c }) +
          stroke(`M${x - 56} ${42 + (i % 2) * 5}L${x + 56} ${34 + ((i + 1) % 2) * 6}`, b, 8)
        );
      })
      .join('');
    return (
      list +
      line('SAT', { font: anton, size: 100, fit: 670, x: 335, y: 578, anchor: 'middle', fill: ink }) +
      line('SUN', { font: anton, size: 100, fit: 670, x: 335, y: 1078, anchor: 'middle', fill: a }) +
      box(0, 598, 670, 8, b)
    );
  },
};

/** Artworks that are made of words. */
export const slogans: readonly Artwork[] = [
  takeItSlow,
  goodDays,
  moreTrees,
  nothingNew,
  stayCurious,
  courtClub,
  recordStore,
  outOfOffice,
  bigHello,
  weekender,
];
