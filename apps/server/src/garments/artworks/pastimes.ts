import { anton } from '../lettering/fonts/anton.ts';
import { caprasimo } from '../lettering/fonts/caprasimo.ts';
import { gloock } from '../lettering/fonts/gloock.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { shrikhand } from '../lettering/fonts/shrikhand.ts';
import { unbounded } from '../lettering/fonts/unbounded.ts';
import { arc, line } from '../lettering/lettering.ts';
import { rng } from '../svg/numbers.ts';
import { onDark, type Artwork } from './artwork.ts';
import { at, box, circlePath, disc, inside, leaf, rays, ring, shape, sparkle, stroke } from './forms.ts';

const coffee: Artwork = {
  id: 'coffee-first',
  name: 'Coffee First',
  tags: ['coffee', 'kitchen', 'slogan'],
  width: 900,
  height: 1020,
  inks: {
    light: { paper: '#f5ebdd', ink: '#3a2318', a: '#c65a33', b: '#e0a458', c: '#7d9a92' },
    dark: { paper: '#211510', ink: '#f8ecd9', a: '#e5774b', b: '#f2bd74', c: '#97bdb2' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c } = inks;
    const pot = 'M330 640L370 420H560L600 640C604 664 590 676 566 676H364C340 676 326 664 330 640Z';
    const top = 'M384 400L352 220H578L546 400Z';
    return (
      stroke('M430 150C400 110 460 90 430 40M500 150C470 110 530 90 500 40', c, 13) +
      inside(id('pot'), pot, box(300, 400, 330, 300, a) + shape('M330 400H400L370 700H300Z', '#fff', 'opacity=".22"') + shape('M520 400H640V700H550Z', '#000', 'opacity=".16"')) +
      inside(id('top'), top, box(330, 200, 270, 220, b) + shape('M340 200H420L430 420H370Z', '#fff', 'opacity=".3"') + shape('M520 200H600V420H500Z', '#000', 'opacity=".12"')) +
      `<rect x="366" y="394" width="198" height="32" rx="8" fill="${ink}"/>` +
      shape('M346 224L586 224L600 200H360L300 240L352 262Z', ink) +
      `<path d="M440 200C440 176 490 176 490 200Z" fill="${ink}"/>` +
      disc(465, 172, 15, ink) +
      stroke('M572 250C650 244 700 290 690 400C686 450 676 480 668 510', ink, 26) +
      [0, 1].map((side) => at(side === 0 ? 180 : 740, 610, shape('M-70 -60H70L56 40C54 60 40 66 24 66H-24C-40 66 -54 60 -56 40Z', onDark(inks) ? ink : '#fffaf1') + stroke('M-70 -60H70L56 40C54 60 40 66 24 66H-24C-40 66 -54 60 -56 40Z', ink, 7) + stroke(side === 0 ? 'M-66 -40C-120 -50 -120 30 -60 20' : 'M66 -40C120 -50 120 30 60 20', ink, 11) + `<ellipse cx="0" cy="-58" rx="62" ry="10" fill="${a}"/>`)).join('') +
      box(60, 676, 780, 12, ink) +
      line('coffee', { font: caprasimo, size: 100, fit: 560, x: 450, y: 880, anchor: 'middle', fill: ink }) +
      line('FIRST, THEN EVERYTHING', { font: outfit, size: 48, x: 450, y: 980, anchor: 'middle', tracking: 200, fill: a })
    );
  },
};

const bicycle: Artwork = {
  id: 'ride-more',
  name: 'Ride More',
  tags: ['cycling', 'outdoors', 'line art'],
  width: 1000,
  height: 860,
  inks: {
    light: { paper: '#f1efe7', ink: '#22313f', a: '#e0492f', b: '#f0b544', c: '#8aa7b4' },
    dark: { paper: '#16202a', ink: '#eff0ea', a: '#ff6247', b: '#f8c762', c: '#5f8196' },
  },
  draw: ({ ink, a, b, c }) => {
    const wheel = (x: number): string =>
      ring(x, 430, 186, ink, 15) + ring(x, 430, 168, b, 5) + Array.from({ length: 18 }, (_, i) => at(x, 430, stroke('M0 -22L14 -166', c, 2.6) + stroke('M0 -22L-14 -166', c, 2.6), { turn: i * 20 })).join('') + disc(x, 430, 21, ink) + disc(x, 430, 8, b);
    return (
      wheel(230) +
      wheel(770) +
      stroke('M230 430L470 444L390 196M470 444L672 216M400 226L666 222M230 430L398 226', a, 19) +
      stroke('M770 430C744 370 700 300 672 216L656 160', a, 19) +
      stroke('M656 160L640 130H690C740 130 752 170 722 190', ink, 15) +
      stroke('M390 196L376 150', ink, 13) +
      shape('M316 136C350 120 410 124 440 138C452 146 446 156 430 156L352 164C324 166 304 152 316 136Z', ink) +
      ring(470, 444, 44, ink, 11) +
      Array.from({ length: 12 }, (_, i) => at(470, 444, box(-4, -56, 8, 12, ink), { turn: i * 30 })).join('') +
      stroke('M470 444L520 520M496 524H546', ink, 13) +
      stroke('M462 400C390 392 300 408 232 410M468 490C390 476 300 456 232 452', ink, 5) +
      stroke('M20 632H980', ink, 9) +
      stroke('M90 660H300M700 660H880M360 684H560', c, 7) +
      line('RIDE MORE', { font: unbounded, size: 100, fit: 940, x: 500, y: 838, anchor: 'middle', fill: ink })
    );
  },
};

const books: Artwork = {
  id: 'one-more-chapter',
  name: 'One More Chapter',
  tags: ['books', 'reading', 'slogan'],
  width: 900,
  height: 1080,
  inks: {
    light: { paper: '#f5eee2', ink: '#2c2a35', a: '#c94f36', b: '#e6b04c', c: '#3f7473' },
    dark: { paper: '#1d1b23', ink: '#f5ecdc', a: '#e96a4d', b: '#f4c468', c: '#62a3a0' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const book = (x: number, y: number, w: number, h: number, fill: string, marks: number): string =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="9" fill="${fill}"/>` +
      `<path d="M${x + w - 52} ${y + 9}H${x + w}V${y + h - 9}H${x + w - 52}A${h / 2} ${h / 2} 0 0 1 ${x + w - 52} ${y + 9}Z" fill="#fff6e4"/>` +
      stroke(`M${x + w - 40} ${y + h * 0.36}H${x + w - 6}M${x + w - 40} ${y + h * 0.62}H${x + w - 6}`, ink, 2.6) +
      Array.from({ length: marks }, (_, i) => box(x + 40 + i * 34, y, 13, h, paper)).join('') +
      stroke(`M${x + 170} ${y + h / 2}H${x + w - 130}`, paper, 9);
    return (
      at(
        520,
        360,
        shape('M-60 0C-110 -40 -120 -130 -70 -180C-66 -210 -64 -240 -58 -262L-20 -226C0 -232 24 -232 44 -226L84 -262C90 -240 92 -212 94 -186C150 -130 140 -40 90 0Z', ink) +
          stroke('M86 -6C150 0 200 -30 190 -90C186 -120 160 -122 156 -98', ink, 23) +
          stroke('M-24 -172Q-10 -156 4 -172M34 -172Q48 -156 62 -172', paper, 6.5) +
          shape('M12 -144H28L20 -134Z', a),
      ) +
      book(170, 360, 560, 92, a, 2) +
      book(120, 460, 620, 110, c, 1) +
      book(190, 578, 540, 80, b, 3) +
      book(90, 666, 680, 104, ink, 2) +
      stroke('M40 784H860', ink, 10) +
      line('just one more', { font: gloock, size: 100, fit: 620, x: 450, y: 910, anchor: 'middle', fill: ink }) +
      line('CHAPTER', { font: anton, size: 150, x: 454, y: 1070, anchor: 'middle', tracking: 120, fill: a })
    );
  },
};

const rocket: Artwork = {
  id: 'space-cadet',
  name: 'Space Cadet',
  tags: ['space', 'kids', 'rocket'],
  width: 880,
  height: 1060,
  inks: {
    light: { paper: '#eff1f4', ink: '#232c5c', a: '#ef5a45', b: '#f8bd43', c: '#5aa9c9' },
    dark: { paper: '#14183a', ink: '#f4f1e6', a: '#ff705a', b: '#ffcf5e', c: '#6bc0e0' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c, paper } = inks;
    const hull = 'M0 -420C110 -330 140 -190 130 -40C126 40 100 100 80 140H-80C-100 100 -126 40 -130 -40C-140 -190 -110 -330 0 -420Z';
    const white = onDark(inks) ? '#f4f1e6' : '#ffffff';
    const edge = onDark(inks) ? paper : ink;
    const random = rng('rocket');
    return (
      disc(440, 420, 400, onDark(inks) ? '#222a5c' : '#dfe6f0') +
      Array.from({ length: 30 }, () => disc(random.between(80, 800), random.between(60, 780), random.between(2.5, 6), b)).join('') +
      `<ellipse cx="190" cy="230" rx="136" ry="30" fill="none" stroke="${b}" stroke-width="12" transform="rotate(-18 190 230)"/>` +
      disc(190, 230, 76, c) +
      `<path d="M62 268A136 30 -18 0 0 318 190" fill="none" stroke="${b}" stroke-width="12"/>` +
      disc(730, 640, 50, a) +
      disc(714, 626, 11, edge, 'opacity=".25"') +
      disc(748, 654, 8, edge, 'opacity=".25"') +
      at(
        480,
        500,
        shape('M-46 150C-90 230 -60 290 0 380C60 290 90 230 46 150Z', a) +
          shape('M-26 150C-50 206 -30 250 0 306C30 250 50 206 26 150Z', b) +
          shape('M-120 -10C-210 40 -220 120 -210 210L-90 130ZM120 -10C210 40 220 120 210 210L90 130Z', a) +
          inside(id('hull'), hull, box(-160, -430, 320, 600, white) + shape('M-160 -430H160V-250C60 -280 -60 -280 -160 -250Z', a) + shape('M40 -430H200V200H60C110 60 110 -200 40 -430Z', ink, 'opacity=".12"') + box(-160, 84, 320, 70, c)) +
          `<path d="${hull}" fill="none" stroke="${edge}" stroke-width="13"/>` +
          disc(0, -110, 70, edge) +
          disc(0, -110, 54, c) +
          stroke('M-30 -126C-24 -144 -8 -152 8 -150', '#fff', 10),
        { turn: 18 },
      ) +
      line('SPACE', { font: unbounded, size: 100, fit: 840, x: 440, y: 1040, anchor: 'middle', fill: ink }) +
      [[120, 640, 34], [760, 180, 42], [640, 90, 24]].map(([x, y, r]) => shape(sparkle(x ?? 0, y ?? 0, r ?? 0), b)).join('')
    );
  },
};

const surf: Artwork = {
  id: 'salt-water',
  name: 'Salt Water',
  tags: ['surf', 'coast', 'badge'],
  width: 960,
  height: 1040,
  inks: {
    light: { paper: '#f3efe3', ink: '#1d4a56', a: '#ec6b45', b: '#f3c563', c: '#69b0a9' },
    dark: { paper: '#10282f', ink: '#f3eee0', a: '#ff8157', b: '#ffd57a', c: '#7cc7bf' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c, paper } = inks;
    const board = 'M0 -380C70 -320 96 -180 96 -20C96 140 60 280 0 360C-60 280 -96 140 -96 -20C-96 -180 -70 -320 0 -380Z';
    const plank = (name: string, base: string, one: string, two: string): string =>
      inside(id(name), board, box(-110, -400, 220, 780, base) + [0, 1, 2].map((i) => `<path d="M-120 ${60 + i * 44}C-40 ${20 + i * 44} 40 ${100 + i * 44} 120 ${60 + i * 44}" fill="none" stroke="${i % 2 === 0 ? one : two}" stroke-width="30"/>`).join('') + disc(0, -190, 48, one)) +
      `<path d="${board}" fill="none" stroke="${ink}" stroke-width="12"/>` +
      stroke('M0 -360V340', ink, 5);
    return (
      shape(rays(480, 470, { from: 300, to: 470, count: 24, width: 4.6 }), b) +
      disc(480, 470, 282, onDark(inks) ? '#17404a' : '#fbe3b8') +
      at(330, 470, plank('one', c, paper, a), { turn: -16 }) +
      at(630, 470, plank('two', b, a, ink), { turn: 16 }) +
      at(480, 455, plank('three', a, paper, c)) +
      shape('M100 720C180 660 260 700 300 740C350 690 430 680 480 730C530 680 620 680 660 740C710 690 800 670 860 720V800H100Z', ink) +
      stroke('M150 770C200 740 240 750 280 776M360 776C400 746 450 750 480 776M560 776C600 746 650 750 690 776M750 772C780 752 810 752 830 764', paper, 7) +
      line('Salt water', { font: shrikhand, size: 100, fit: 680, x: 480, y: 950, anchor: 'middle', fill: ink }) +
      line('HEALS EVERYTHING', { font: outfit, size: 42, x: 480, y: 1030, anchor: 'middle', tracking: 280, fill: a })
    );
  },
};

const camera: Artwork = {
  id: 'soft-focus',
  name: 'Soft Focus',
  tags: ['photography', 'retro', 'camera'],
  width: 960,
  height: 820,
  inks: {
    light: { paper: '#f4ede2', ink: '#29262c', a: '#d9573a', b: '#ecb651', c: '#58908c' },
    dark: { paper: '#1d1b20', ink: '#f6eee0', a: '#f0714f', b: '#f8ca70', c: '#74b5af' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c, paper } = inks;
    const shell = 'M110 190H330L372 110H588L630 190H850C884 190 900 206 900 240V640C900 674 884 690 850 690H110C76 690 60 674 60 640V240C60 206 76 190 110 190Z';
    return (
      `<rect x="150" y="150" width="110" height="50" rx="12" fill="${ink}"/><rect x="700" y="158" width="90" height="40" rx="10" fill="${a}"/>` +
      inside(id('shell'), shell, box(0, 0, 960, 820, ink) + box(0, 300, 960, 44, a) + box(0, 344, 960, 44, b) + box(0, 388, 960, 44, c)) +
      disc(480, 440, 226, paper) +
      disc(480, 440, 204, ink) +
      disc(480, 440, 168, paper) +
      disc(480, 440, 156, c) +
      inside(id('lens'), circlePath(480, 440, 156), Array.from({ length: 6 }, (_, i) => at(480, 440, shape('M0 -70L160 -160L160 20Z', ink, 'opacity=".32"'), { turn: i * 60 })).join('') + disc(480, 440, 64, ink) + disc(430, 380, 34, '#fff', 'opacity=".75"') + disc(526, 500, 14, '#fff', 'opacity=".5"')) +
      arc('SOFT FOCUS · 35 MM', { font: outfit, size: 26, cx: 480, cy: 440, radius: 179, tracking: 200, fill: paper }) +
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
  width: 900,
  height: 1000,
  inks: {
    light: { paper: '#f6f0e3', ink: '#2d3b2f', a: '#dd4a3a', b: '#f1b948', c: '#6f9f69' },
    dark: { paper: '#19231b', ink: '#f4eedd', a: '#f46451', b: '#f9cb65', c: '#8bc084' },
  },
  draw: ({ ink, a, b, c }) => {
    const strawberry = shape('M0 70C-60 20 -76 -30 -50 -58C-26 -76 26 -76 50 -58C76 -30 60 20 0 70Z', a) + [[-26, -24], [0, -34], [26, -24], [-14, 0], [14, 0], [0, 30]].map(([x, y]) => shape(leaf(11, 8), b, `transform="translate(${x} ${y})"`)).join('') + [-60, -24, 24, 60].map((turn) => at(0, -60, shape(leaf(44, 24), c), { turn })).join('');
    const orange = disc(0, 0, 68, b) + disc(0, 0, 56, '#fff4d6') + Array.from({ length: 8 }, (_, i) => at(0, 0, shape('M0 -7L16 -42Q0 -58 -16 -42Z', b), { turn: i * 45 })).join('');
    const melon = shape('M-90 -30A90 90 0 0 0 90 -30Z', c) + shape('M-76 -30A76 76 0 0 0 76 -30Z', '#f7f2df') + shape('M-66 -30A66 66 0 0 0 66 -30Z', a) + [-36, 0, 36].map((x, i) => shape(leaf(16, 10), ink, `transform="translate(${x} ${i === 1 ? 18 : 2})"`)).join('');
    const cherry = stroke('M-34 30C-30 -30 0 -60 20 -78M36 36C36 -20 30 -50 20 -78', ink, 6) + disc(-36, 40, 32, a) + disc(38, 46, 32, a) + stroke('M-50 32C-48 24 -42 20 -36 20M24 38C26 30 32 26 38 26', '#fff', 5, 'opacity=".7"') + at(20, -78, shape(leaf(70, 34), c), { turn: 66 });
    const pear = shape('M0 -86C30 -84 30 -40 44 -6C66 34 50 76 0 78C-50 76 -66 34 -44 -6C-30 -40 -30 -84 0 -86Z', b) + stroke('M0 -84C0 -104 8 -112 14 -118', ink, 7) + at(6, -98, shape(leaf(52, 26), c), { turn: 70 });
    const daisy = Array.from({ length: 9 }, (_, i) => at(0, 0, shape(leaf(54, 25, 0.66), '#fffaf0') + stroke('M0 -22V-40', c, 2), { turn: i * 40 })).join('') + disc(0, 0, 19, b);
    const fruit = [strawberry, orange, melon, cherry, pear, daisy];
    return Array.from({ length: 20 }, (_, i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      return at(118 + column * 222, 100 + row * 200, fruit[(i * 5 + row * 2) % fruit.length] ?? '', { turn: ((i * 47) % 50) - 25, scale: 0.98 });
    }).join('') + Array.from({ length: 12 }, (_, i) => disc(228 + (i % 3) * 222, 200 + Math.floor(i / 3) * 200, 9, i % 2 === 0 ? ink : c)).join('');
  },
};

/** Artworks of what people like to do. */
export const pastimes: readonly Artwork[] = [coffee, bicycle, books, rocket, surf, camera, picnic];
