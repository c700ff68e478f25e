import { gloock } from '../lettering/fonts/gloock.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { shrikhand } from '../lettering/fonts/shrikhand.ts';
import { arc, line } from '../lettering/lettering.ts';
import { onDark, type Artwork } from './artwork.ts';
import { at, box, circlePath, disc, inside, leaf, rays, shape, stroke } from './forms.ts';

const surf: Artwork = {
  id: 'salt-water',
  name: 'Salt Water',
  tags: ['surf', 'coast', 'badge'],
  area: { x: 10, y: -5, width: 940, height: 1040 },
  inks: {
    light: { paper: '#f3efe3', ink: '#1d4a56', a: '#ec6b45', b: '#f3c563', c: '#69b0a9' },
    dark: { paper: '#10282f', ink: '#f3eee0', a: '#ff8157', b: '#ffd57a', c: '#7cc7bf' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c, paper } = inks;
    const board =
      'M0 -380C70 -320 96 -180 96 -20C96 140 60 280 0 360C-60 280 -96 140 -96 -20C-96 -180 -70 -320 0 -380Z';
    const plank = (name: string, base: string, one: string, two: string): string =>
      inside(
        id(name),
        board,
        box(-110, -400, 220, 780, base) +
          [0, 1, 2]
            .map(
              (i) =>
                `<path d="M-120 ${60 + i * 44}C-40 ${20 + i * 44} 40 ${100 + i * 44} 120 ${60 + i * 44}" fill="none" stroke="${i % 2 === 0 ? one : two}" stroke-width="30"/>`,
            )
            .join('') +
          disc(0, -190, 48, one),
      ) +
      `<path d="${board}" fill="none" stroke="${ink}" stroke-width="12"/>` +
      stroke('M0 -360V340', ink, 5);
    return (
      shape(rays(480, 470, { from: 300, to: 470, count: 24, width: 4.6 }), b) +
      disc(480, 470, 282, onDark(inks) ? '#17404a' : '#fbe3b8') +
      at(330, 470, plank('one', c, paper, a), { turn: -16 }) +
      at(630, 470, plank('two', b, a, ink), { turn: 16 }) +
      at(480, 455, plank('three', a, paper, c)) +
      shape(
        'M100 720C180 660 260 700 300 740C350 690 430 680 480 730C530 680 620 680 660 740C710 690 800 670 860 720V800H100Z',
        ink,
      ) +
      stroke(
        'M150 770C200 740 240 750 280 776M360 776C400 746 450 750 480 776M560 776C600 746 650 750 690 776M750 772C780 752 810 752 830 764',
        paper,
        7,
      ) +
      line('Salt water', {
        font: shrikhand,
        size: 100,
        fit: 680,
        x: 480,
        y: 950,
        anchor: 'middle',
        fill: ink,
      }) +
      line('HEALS EVERYTHING', {
        font: outfit,
        size: 42,
        x: 480,
        y: 1030,
        anchor: 'middle',
        tracking: 280,
        fill: a,
      })
    );
  },
};

const camera: Artwork = {
  id: 'soft-focus',
  name: 'Soft Focus',
  tags: ['photography', 'retro', 'camera'],
  area: { x: 55, y: 105, width: 850, height: 705 },
  inks: {
    light: { paper: '#f4ede2', ink: '#29262c', a: '#d9573a', b: '#ecb651', c: '#58908c' },
    dark: { paper: '#1d1b20', ink: '#f6eee0', a: '#f0714f', b: '#f8ca70', c: '#74b5af' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c, paper } = inks;
    const shell =
      'M110 190H330L372 110H588L630 190H850C884 190 900 206 900 240V640C900 674 884 690 850 690H110C76 690 60 674 60 640V240C60 206 76 190 110 190Z';
    return (
      `<rect x="150" y="150" width="110" height="50" rx="12" fill="${ink}"/><rect x="700" y="158" width="90" height="40" rx="10" fill="${a}"/>` +
      inside(
        id('shell'),
        shell,
        box(0, 0, 960, 820, ink) +
          box(0, 300, 960, 44, a) +
          box(0, 344, 960, 44, b) +
          box(0, 388, 960, 44, c),
      ) +
      disc(480, 440, 226, paper) +
      disc(480, 440, 204, ink) +
      disc(480, 440, 168, paper) +
      disc(480, 440, 156, c) +
      inside(
        id('lens'),
        circlePath(480, 440, 156),
        Array.from({ length: 6 }, (_, i) =>
          at(480, 440, shape('M0 -70L160 -160L160 20Z', ink, 'opacity=".32"'), { turn: i * 60 }),
        ).join('') +
          disc(480, 440, 64, ink) +
          disc(430, 380, 34, '#fff', 'opacity=".75"') +
          disc(526, 500, 14, '#fff', 'opacity=".5"'),
      ) +
      arc('SOFT FOCUS · 35 MM', {
        font: outfit,
        size: 26,
        cx: 480,
        cy: 440,
        radius: 179,
        tracking: 200,
        fill: paper,
      }) +
      `<rect x="700" y="236" width="130" height="44" rx="10" fill="${paper}"/>` +
      disc(160, 256, 20, b) +
      line('hold still', { font: gloock, size: 92, x: 480, y: 800, anchor: 'middle', fill: ink })
    );
  },
};

const picnic: Artwork = {
  id: 'park-life',
  name: 'Park Life',
  tags: ['fruit', 'pattern', 'summer'],
  area: { x: 25, y: -10, width: 865, height: 1000 },
  inks: {
    light: { paper: '#f6f0e3', ink: '#2d3b2f', a: '#dd4a3a', b: '#f1b948', c: '#6f9f69' },
    dark: { paper: '#19231b', ink: '#f4eedd', a: '#f46451', b: '#f9cb65', c: '#8bc084' },
  },
  draw: ({ ink, a, b, c }) => {
    const strawberry =
      shape('M0 70C-60 20 -76 -30 -50 -58C-26 -76 26 -76 50 -58C76 -30 60 20 0 70Z', a) +
      [
        [-26, -24],
        [0, -34],
        [26, -24],
        [-14, 0],
        [14, 0],
        [0, 30],
      ]
        .map(([x, y]) => shape(leaf(11, 8), b, `transform="translate(${x} ${y})"`))
        .join('') +
      [-60, -24, 24, 60].map((turn) => at(0, -60, shape(leaf(44, 24), c), { turn })).join('');
    const orange =
      disc(0, 0, 68, b) +
      disc(0, 0, 56, '#fff4d6') +
      Array.from({ length: 8 }, (_, i) =>
        at(0, 0, shape('M0 -7L16 -42Q0 -58 -16 -42Z', b), { turn: i * 45 }),
      ).join('');
    const melon =
      shape('M-90 -30A90 90 0 0 0 90 -30Z', c) +
      shape('M-76 -30A76 76 0 0 0 76 -30Z', '#f7f2df') +
      shape('M-66 -30A66 66 0 0 0 66 -30Z', a) +
      [-36, 0, 36]
        .map((x, i) => shape(leaf(16, 10), ink, `transform="translate(${x} ${i === 1 ? 18 : 2})"`))
        .join('');
    const cherry =
      stroke('M-34 30C-30 -30 0 -60 20 -78M36 36C36 -20 30 -50 20 -78', ink, 6) +
      disc(-36, 40, 32, a) +
      disc(38, 46, 32, a) +
      stroke('M-50 32C-48 24 -42 20 -36 20M24 38C26 30 32 26 38 26', '#fff', 5, 'opacity=".7"') +
      at(20, -78, shape(leaf(70, 34), c), { turn: 66 });
    const pear =
      shape('M0 -86C30 -84 30 -40 44 -6C66 34 50 76 0 78C-50 76 -66 34 -44 -6C-30 -40 -30 -84 0 -86Z', b) +
      stroke('M0 -84C0 -104 8 -112 14 -118', ink, 7) +
      at(6, -98, shape(leaf(52, 26), c), { turn: 70 });
    const daisy =
      Array.from({ length: 9 }, (_, i) =>
        at(0, 0, shape(leaf(54, 25, 0.66), '#fffaf0') + stroke('M0 -22V-40', c, 2), { turn: i * 40 }),
      ).join('') + disc(0, 0, 19, b);
    const fruit = [strawberry, orange, melon, cherry, pear, daisy];
    return (
      Array.from({ length: 20 }, (_, i) => {
        const [column, row] = [i % 4, Math.floor(i / 4)];
        return at(118 + column * 222, 100 + row * 200, fruit[(i * 5 + row * 2) % fruit.length] ?? '', {
          turn: ((i * 47) % 50) - 25,
          scale: 0.98,
        });
      }).join('') +
      Array.from({ length: 12 }, (_, i) =>
        disc(228 + (i % 3) * 222, 200 + Math.floor(i / 3) * 200, 9, i % 2 === 0 ? ink : c),
      ).join('')
    );
  },
};

/** Artworks of a day out. */
export const summer: readonly Artwork[] = [surf, camera, picnic];
