import { anton } from '../lettering/fonts/anton.ts';
import { caprasimo } from '../lettering/fonts/caprasimo.ts';
import { gloock } from '../lettering/fonts/gloock.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { unbounded } from '../lettering/fonts/unbounded.ts';
import { line } from '../lettering/lettering.ts';
import { rng } from '../svg/numbers.ts';
import { onDark, type Artwork } from './artwork.ts';
import { at, box, disc, inside, ring, shape, sparkle, stroke } from './forms.ts';

const coffee: Artwork = {
  id: 'coffee-first',
  name: 'Coffee First',
  tags: ['coffee', 'kitchen', 'slogan'],
  area: { x: 55, y: 30, width: 800, height: 960 },
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
      inside(
        id('pot'),
        pot,
        box(300, 400, 330, 300, a) +
          shape('M330 400H400L370 700H300Z', '#fff', 'opacity=".22"') +
          shape('M520 400H640V700H550Z', '#000', 'opacity=".16"'),
      ) +
      inside(
        id('top'),
        top,
        box(330, 200, 270, 220, b) +
          shape('M340 200H420L430 420H370Z', '#fff', 'opacity=".3"') +
          shape('M520 200H600V420H500Z', '#000', 'opacity=".12"'),
      ) +
      `<rect x="366" y="394" width="198" height="32" rx="8" fill="${ink}"/>` +
      shape('M346 224L586 224L600 200H360L300 240L352 262Z', ink) +
      `<path d="M440 200C440 176 490 176 490 200Z" fill="${ink}"/>` +
      disc(465, 172, 15, ink) +
      stroke('M572 250C650 244 700 290 690 400C686 450 676 480 668 510', ink, 26) +
      [0, 1]
        .map((side) =>
          at(
            side === 0 ? 180 : 740,
            610,
            shape(
              'M-70 -60H70L56 40C54 60 40 66 24 66H-24C-40 66 -54 60 -56 40Z',
              onDark(inks) ? ink : '#fffaf1',
            ) +
              stroke('M-70 -60H70L56 40C54 60 40 66 24 66H-24C-40 66 -54 60 -56 40Z', ink, 7) +
              stroke(
                side === 0 ? 'M-66 -40C-120 -50 -120 30 -60 20' : 'M66 -40C120 -50 120 30 60 20',
                ink,
                11,
              ) +
              `<ellipse cx="0" cy="-58" rx="62" ry="10" fill="${a}"/>`,
          ),
        )
        .join('') +
      box(60, 676, 780, 12, ink) +
      line('coffee', { font: caprasimo, size: 100, fit: 560, x: 450, y: 880, anchor: 'middle', fill: ink }) +
      line('FIRST, THEN EVERYTHING', {
        font: outfit,
        size: 48,
        x: 450,
        y: 980,
        anchor: 'middle',
        tracking: 200,
        fill: a,
      })
    );
  },
};

const bicycle: Artwork = {
  id: 'ride-more',
  name: 'Ride More',
  tags: ['cycling', 'outdoors', 'line art'],
  area: { x: 10, y: 120, width: 980, height: 725 },
  inks: {
    light: { paper: '#f1efe7', ink: '#22313f', a: '#e0492f', b: '#f0b544', c: '#8aa7b4' },
    dark: { paper: '#16202a', ink: '#eff0ea', a: '#ff6247', b: '#f8c762', c: '#5f8196' },
  },
  draw: ({ ink, a, b, c }) => {
    const wheel = (x: number): string =>
      ring(x, 430, 186, ink, 15) +
      ring(x, 430, 168, b, 5) +
      Array.from({ length: 18 }, (_, i) =>
        at(x, 430, stroke('M0 -22L14 -166', c, 2.6) + stroke('M0 -22L-14 -166', c, 2.6), { turn: i * 20 }),
      ).join('') +
      disc(x, 430, 21, ink) +
      disc(x, 430, 8, b);
    return (
      wheel(230) +
      wheel(770) +
      stroke('M230 430L470 444L390 196M470 444L672 216M400 226L666 222M230 430L398 226', a, 19) +
      stroke('M770 430C744 370 700 300 672 216L656 160', a, 19) +
      stroke('M656 160L640 130H690C740 130 752 170 722 190', ink, 15) +
      stroke('M390 196L376 150', ink, 13) +
      shape(
        'M316 136C350 120 410 124 440 138C452 146 446 156 430 156L352 164C324 166 304 152 316 136Z',
        ink,
      ) +
      ring(470, 444, 44, ink, 11) +
      Array.from({ length: 12 }, (_, i) => at(470, 444, box(-4, -56, 8, 12, ink), { turn: i * 30 })).join(
        '',
      ) +
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
  area: { x: 30, y: 95, width: 840, height: 980 },
  inks: {
    light: { paper: '#f5eee2', ink: '#2c2a35', a: '#c94f36', b: '#e6b04c', c: '#3f7473' },
    dark: { paper: '#1d1b23', ink: '#f5ecdc', a: '#e96a4d', b: '#f4c468', c: '#62a3a0' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const book = (x: number, y: number, w: number, h: number, fill: string, marks: number): string =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="9" fill="${fill}"/>` +
      `<path d="M${x + w - 52} ${y + 9}H${x + w}V${y + h - 9}H${x + w - 52}A${h / 2} ${h / 2} 0 0 1 ${x + w - 52} ${y + 9}Z" fill="#fff6e4"/>` +
      stroke(
        `M${x + w - 40} ${y + h * 0.36}H${x + w - 6}M${x + w - 40} ${y + h * 0.62}H${x + w - 6}`,
        ink,
        2.6,
      ) +
      Array.from({ length: marks }, (_, i) => box(x + 40 + i * 34, y, 13, h, paper)).join('') +
      stroke(`M${x + 170} ${y + h / 2}H${x + w - 130}`, paper, 9);
    return (
      at(
        520,
        360,
        shape(
          'M-60 0C-110 -40 -120 -130 -70 -180C-66 -210 -64 -240 -58 -262L-20 -226C0 -232 24 -232 44 -226L84 -262C90 -240 92 -212 94 -186C150 -130 140 -40 90 0Z',
          ink,
        ) +
          stroke('M86 -6C150 0 200 -30 190 -90C186 -120 160 -122 156 -98', ink, 23) +
          stroke('M-24 -172Q-10 -156 4 -172M34 -172Q48 -156 62 -172', paper, 6.5) +
          shape('M12 -144H28L20 -134Z', a),
      ) +
      book(170, 360, 560, 92, a, 2) +
      book(120, 460, 620, 110, c, 1) +
      book(190, 578, 540, 80, b, 3) +
      book(90, 666, 680, 104, ink, 2) +
      stroke('M40 784H860', ink, 10) +
      line('just one more', {
        font: gloock,
        size: 100,
        fit: 620,
        x: 450,
        y: 910,
        anchor: 'middle',
        fill: ink,
      }) +
      line('CHAPTER', { font: anton, size: 150, x: 454, y: 1070, anchor: 'middle', tracking: 120, fill: a })
    );
  },
};

const rocket: Artwork = {
  id: 'space-cadet',
  name: 'Space Cadet',
  tags: ['space', 'kids', 'rocket'],
  area: { x: 25, y: 20, width: 830, height: 1025 },
  inks: {
    light: { paper: '#eff1f4', ink: '#232c5c', a: '#ef5a45', b: '#f8bd43', c: '#5aa9c9' },
    dark: { paper: '#14183a', ink: '#f4f1e6', a: '#ff705a', b: '#ffcf5e', c: '#6bc0e0' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c, paper } = inks;
    const hull =
      'M0 -420C110 -330 140 -190 130 -40C126 40 100 100 80 140H-80C-100 100 -126 40 -130 -40C-140 -190 -110 -330 0 -420Z';
    const white = onDark(inks) ? '#f4f1e6' : '#ffffff';
    const edge = onDark(inks) ? paper : ink;
    const random = rng('rocket');
    return (
      disc(440, 420, 400, onDark(inks) ? '#222a5c' : '#dfe6f0') +
      Array.from({ length: 30 }, () =>
        disc(random.between(80, 800), random.between(60, 780), random.between(2.5, 6), b),
      ).join('') +
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
          inside(
            id('hull'),
            hull,
            box(-160, -430, 320, 600, white) +
              shape('M-160 -430H160V-250C60 -280 -60 -280 -160 -250Z', a) +
              shape('M40 -430H200V200H60C110 60 110 -200 40 -430Z', ink, 'opacity=".12"') +
              box(-160, 84, 320, 70, c),
          ) +
          `<path d="${hull}" fill="none" stroke="${edge}" stroke-width="13"/>` +
          disc(0, -110, 70, edge) +
          disc(0, -110, 54, c) +
          stroke('M-30 -126C-24 -144 -8 -152 8 -150', '#fff', 10),
        { turn: 18 },
      ) +
      line('SPACE', { font: unbounded, size: 100, fit: 840, x: 440, y: 1040, anchor: 'middle', fill: ink }) +
      [
        [120, 640, 34],
        [760, 180, 42],
        [640, 90, 24],
      ]
        .map(([x, y, r]) => shape(sparkle(x ?? 0, y ?? 0, r ?? 0), b))
        .join('')
    );
  },
};

/** Artworks of what people like to do. */
export const pastimes: readonly Artwork[] = [coffee, bicycle, books, rocket];
