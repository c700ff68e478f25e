import type { Fold } from '../shading/cloth.ts';
import { num } from '../svg/numbers.ts';
import { mirror, symmetric } from '../svg/path.ts';
import type { GarmentShape, GarmentView, Panel } from './shape.ts';

const beanieDome = symmetric('M500 318C392 316 318 372 288 476C270 540 262 620 258 716L500 740');
const beanieCuff = symmetric(
  'M500 690C414 690 330 680 256 662C244 664 238 674 238 690C236 750 238 810 246 862C250 880 260 888 276 892C350 908 426 914 500 914',
);

/** Ribs of the dome: they run together at the crown. */
function domeRibs(): Fold[] {
  return Array.from({ length: 23 }, (_, i) => {
    const t = (i - 11) / 11.4;
    const bend = Math.sin((t * Math.PI) / 2);
    const x = 500 + bend * 236;
    return {
      d: `M${num(500 + bend * 30)} 326C${num(500 + bend * 150)} 380 ${num(x - bend * 14)} 520 ${num(x)} 730`,
      width: 5,
      depth: -4.6,
    };
  });
}

function cuffRibs(): Fold[] {
  return Array.from({ length: 27 }, (_, i) => {
    const bend = Math.sin((((i - 13) / 13.6) * Math.PI) / 2);
    const x = 500 + bend * 258;
    const sag = (1 - bend * bend) * 26;
    return { d: `M${num(x)} ${num(640 + sag)}L${num(x)} ${num(900 + sag)}`, width: 5, depth: -5.5 };
  });
}

// The taper of a fold leaves its ends flat; the ribs begin and end outside the piece.
const beanieView: GarmentView = {
  texture: 'knit',
  centred: true,
  camera: { x: 130, y: 155, width: 740, height: 925 },
  print: { x: 392, y: 724, width: 216, height: 152 },
  panels: [
    {
      outline: beanieDome,
      fine: 1.7,
      cloth: {
        folds: [
          ...domeRibs(),
          { d: 'M330 460C360 420 400 380 470 350', width: 20, depth: 8 },
          { d: 'M640 640C660 560 650 480 610 420', width: 30, depth: 8 },
        ],
        volume: { height: 60, over: 150 },
        drape: { height: 8, across: 140, along: 140, seed: 8 },
        above: [beanieCuff],
        contact: 0.35,
      },
    },
    {
      outline: beanieCuff,
      fine: 1.9,
      printed: true,
      cloth: {
        folds: cuffRibs(),
        seam: 12,
        volume: { height: 30, over: 110 },
        drape: { height: 5, across: 160, along: 90, seed: 18 },
      },
    },
  ],
};

/** A ribbed beanie with a turned-up cuff. */
export const beanie: GarmentShape = { front: beanieView, back: beanieView };

const crown = symmetric('M500 362C396 360 318 412 288 516C270 580 264 650 262 720C340 694 420 684 500 684');
// The visor comes towards the eye: hardly wider than the crown, its corners drawn down, its edge a shallow arch.
const visor = symmetric(
  'M500 672C414 672 334 684 264 712C240 740 226 774 224 806C223 830 236 840 258 832C334 806 416 796 500 796',
);
const under = symmetric(
  'M500 780C416 780 334 792 258 820C238 828 226 822 224 806C221 842 238 858 262 850C336 824 418 814 500 814',
);
const sideSeam = 'M500 374C440 420 384 540 366 692';

const eyelet = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="7" ry="8" fill="#000" opacity=".55"/><ellipse cx="${x}" cy="${y}" rx="9" ry="10" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="3"/><ellipse cx="${x}" cy="${y + 1.4}" rx="10" ry="11" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.6"/>`;

const rows = (count: number): Panel['stitches'] =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / (count + 1);
    const [middle, side, left] = [num(674 + 120 * t), num(708 + 112 * t), 272 - 34 * t];
    return {
      d: `M${num(left)} ${side}C${num(left + 72)} ${num(686 + 116 * t)} 416 ${middle} 500 ${middle}C584 ${middle} ${num(928 - left)} ${num(686 + 116 * t)} ${num(1000 - left)} ${side}`,
      kind: 'single' as const,
    };
  });

const crownPanel = (stitches: Panel['stitches']): Panel => ({
  outline: crown,
  printed: true,
  cloth: {
    folds: [
      { d: 'M300 560C330 480 380 420 440 396', width: 26, depth: 6 },
      { d: 'M500 380L500 690', width: 5, depth: -2.5 },
      { d: sideSeam, width: 6, depth: -3 },
      { d: mirror(sideSeam), width: 6, depth: -3 },
      { d: 'M420 700C420 640 400 600 380 580', width: 22, depth: 4 },
    ],
    volume: { height: 70, over: 170 },
    body: [symmetric('M500 372C402 370 322 420 288 520C268 580 262 650 262 716L250 1000L500 1000')],
    drape: { height: 4, across: 160, along: 160, seed: 21 },
    above: [visor],
    contact: 0.25,
  },
  stitches: stitches ?? [],
  gloss: ({ colour }) =>
    `<ellipse cx="500" cy="372" rx="19" ry="10" fill="${colour}"/><ellipse cx="500" cy="374" rx="19" ry="10" fill="#000" opacity=".2"/><ellipse cx="496" cy="369" rx="12" ry="5" fill="#fff" opacity=".2"/>` +
    eyelet(416, 470) +
    eyelet(584, 470),
});

const seams: Panel['stitches'] = [
  { d: 'M500 384L500 678', kind: 'seam' },
  { d: sideSeam, kind: 'seam' },
  { d: mirror(sideSeam), kind: 'seam' },
];

const front: GarmentView = {
  texture: 'canvas',
  centred: true,
  camera: { x: 160, y: 190, width: 680, height: 850 },
  print: { x: 390, y: 470, width: 220, height: 184 },
  panels: [
    crownPanel(seams),
    { outline: under, tint: -0.35, cloth: { folds: [] } },
    {
      outline: visor,
      cloth: {
        folds: [
          { d: 'M250 790C330 740 410 726 500 726C590 726 670 740 750 790', width: 46, depth: 12 },
          { d: 'M300 816C370 796 440 790 500 790C560 790 630 796 700 816', width: 9, depth: -3 },
        ],
        seam: 7,
        volume: { height: 16, over: 60 },
      },
      stitches: rows(5) ?? [],
    },
  ],
};

const opening = symmetric('M500 586C438 586 398 624 392 694L500 694');
const strap = symmetric('M500 664C440 664 384 668 330 678L328 716C384 704 440 700 500 700');

const back: GarmentView = {
  texture: 'canvas',
  centred: true,
  camera: { x: 160, y: 190, width: 680, height: 850 },
  print: { x: 410, y: 440, width: 180, height: 120 },
  panels: [
    crownPanel(seams),
    {
      outline: opening,
      tint: -0.62,
      cloth: { folds: [], above: [symmetric('M500 540L340 560L340 600L500 600')], contact: 0.5 },
    },
    {
      outline: strap,
      cloth: { folds: [], seam: 6 },
      stitches: [{ d: 'M336 682C390 674 440 671 500 671C560 671 610 674 664 682', kind: 'single' }],
      gloss: () =>
        '<rect x="470" y="656" width="60" height="52" rx="7" fill="none" stroke="#b49a63" stroke-width="7"/><path d="M474 660H526" stroke="#f1dfae" stroke-width="2.4" opacity=".8"/>',
    },
  ],
};

/** A six-panel cap with a curved visor. */
export const cap: GarmentShape = { front, back };
