import type { Fold } from '../shading/cloth.ts';
import { mirror, symmetric } from '../svg/path.ts';
import type { GarmentView, Panel } from './shape.ts';

const strap =
  'M372 520L370 440C366 270 398 140 500 140C602 140 634 270 630 440L628 520L582 520L584 440C586 290 568 184 500 184C432 184 414 290 416 440L418 520Z';
const strapBehind =
  'M384 470L384 420C380 250 410 116 504 116C596 116 622 250 618 420L618 470L576 470L576 420C578 276 562 158 504 158C444 158 424 276 426 420L426 470Z';
const bag = symmetric(
  'M500 452C420 452 340 448 262 440C256 600 252 800 250 1000C250 1030 258 1046 280 1052C352 1066 430 1070 500 1070',
);
const mouth = symmetric('M500 424C420 424 340 430 264 440L262 452L500 470');

const folds: Fold[] = [
  { d: 'M394 520C372 640 340 740 300 840', width: 26, depth: 9, from: 'start' },
  { d: 'M606 520C632 640 660 740 704 830', width: 26, depth: 9, from: 'start' },
  { d: 'M400 516C420 640 424 780 410 900', width: 30, depth: 8, from: 'start' },
  { d: 'M600 516C584 640 574 780 590 900', width: 30, depth: 8, from: 'start' },
  { d: 'M256 1040C320 980 370 930 400 840', width: 24, depth: 9, from: 'start' },
  { d: 'M744 1040C680 980 640 930 606 850', width: 24, depth: 9, from: 'start' },
  { d: 'M300 456C290 600 288 800 300 1000', width: 24, depth: 7 },
  { d: 'M704 456C712 600 714 800 700 1000', width: 24, depth: 7 },
  { d: 'M330 1062C400 1030 470 1022 540 1046', width: 16, depth: 6 },
  { d: 'M420 462C480 492 520 492 580 462', width: 20, depth: 6 },
  { d: 'M264 478L736 478', width: 5, depth: -1.4 },
];

const boxed = (x: number): string =>
  `M${x} 474L${x + 34} 474L${x + 34} 512L${x} 512ZM${x} 474L${x + 34} 512M${x + 34} 474L${x} 512`;

const panels: Panel[] = [
  {
    outline: strapBehind,
    tint: -0.14,
    cloth: { folds: [], seam: 6, drape: { height: 4, across: 60, along: 90, seed: 3 } },
  },
  { outline: mouth, tint: -0.3, cloth: { folds: [], above: [bag], contact: 0.4 } },
  {
    outline: bag,
    printed: true,
    cloth: {
      folds,
      seam: 5,
      volume: { height: 20, over: 56 },
      drape: { height: 12, across: 170, along: 210, seed: 14 },
      above: [strap],
      contact: 0.2,
    },
    stitches: [
      { d: 'M263 480C340 488 420 492 500 492C580 492 660 488 737 480', kind: 'single' },
      { d: 'M262 470C258 600 254 800 254 1000', kind: 'seam' },
      { d: mirror('M262 470C258 600 254 800 254 1000'), kind: 'seam' },
    ],
  },
  {
    outline: strap,
    cloth: {
      folds: [{ d: 'M394 500C390 300 420 162 500 162C580 162 610 300 606 500', width: 30, depth: 3 }],
      seam: 6,
      drape: { height: 5, across: 60, along: 90, seed: 9 },
    },
    stitches: [
      { d: 'M378 470L377 440C373 276 403 147 500 147C597 147 627 276 623 440L622 470', kind: 'single' },
      { d: 'M412 470L410 440C408 292 426 178 500 178C574 178 592 292 590 440L588 470', kind: 'single' },
      { d: boxed(378), kind: 'single' },
      { d: boxed(588), kind: 'single' },
    ],
  },
];

const view: GarmentView = {
  panels,
  print: { x: 322, y: 566, width: 356, height: 430 },
  texture: 'canvas',
  centred: true,
};

/** A shopper of heavy canvas with long handles. */
export const toteBag = { front: view, back: view };
