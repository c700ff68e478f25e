import { mirror, symmetric } from '../svg/path.ts';
import type { Fold } from '../shading/cloth.ts';
import type { GarmentSide, Panel } from './shape.ts';
import {
  FLEECE_ARMHOLE,
  FLEECE_SIDE,
  fleeceCuff,
  fleeceDrape,
  fleeceFolds,
  fleeceHem,
  fleeceSleeve,
  fleeceSleeveFolds,
  openFleeceBody,
  openFleeceSleeve,
} from './sweatshirt-body.ts';
import { neckLabel, top } from './top.ts';

const hoodInside = symmetric('M500 130C440 128 416 166 410 226C408 286 446 340 500 384');
const hoodLeft =
  'M500 100C432 98 384 126 366 186C352 232 348 262 368 290C404 334 456 372 516 402L530 372C478 342 440 292 434 236C432 182 456 140 500 138Z';
const hoodRight = mirror(hoodLeft);
const hoodBack = symmetric('M500 96C430 94 382 128 368 190C358 236 360 270 386 296C420 318 460 326 500 326');

const pocket = symmetric('M500 742L366 742C352 800 326 846 290 884L292 952C360 964 430 968 500 968');
const pocketEdge = 'M366 742C352 800 326 846 290 884';

const hoodFolds: Fold[] = [
  { d: 'M394 150C372 200 376 250 410 296', width: 22, depth: 9 },
  { d: 'M360 230C384 276 420 310 470 346', width: 16, depth: 8, from: 'start' },
  { d: 'M440 110C402 132 380 170 372 214', width: 15, depth: 6 },
];

const cord = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="9" stroke-linecap="round" transform="translate(3 4)"/>` +
  `<path d="${d}" fill="none" stroke="#efeae0" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="8" stroke-dasharray="2.4 3.4"/>` +
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2.4" transform="translate(2.4 0)"/>`;

const tip = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-5" y="-4" width="10" height="26" rx="3" fill="#c9c2b4"/><rect x="-5" y="-4" width="3.4" height="26" rx="1.6" fill="#fff" opacity=".55"/></g>`;

const eyelet = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#b9b2a4"/><circle cx="${x - 0.6}" cy="${y - 0.8}" r="6.4" fill="#ded8cc"/><circle cx="${x}" cy="${y}" r="4" fill="#2a2622"/>`;

const cords = (): string =>
  eyelet(456, 350) +
  eyelet(544, 350) +
  cord('M456 352C446 396 445 440 450 492') +
  cord('M544 352C556 396 558 432 552 478') +
  tip(450, 494, -3) +
  tip(552, 480, 5);

function over(side: GarmentSide): Panel[] {
  if (side === 'back') {
    return [
      {
        outline: hoodBack,
        cloth: {
          folds: [
            { d: 'M460 90C446 170 450 250 462 330', width: 5, depth: -3 },
            { d: 'M540 90C554 170 550 250 538 330', width: 5, depth: -3 },
            { d: 'M366 214C396 262 440 286 500 290', width: 20, depth: 8, from: 'start' },
            { d: 'M634 206C604 258 560 282 500 288', width: 20, depth: 8, from: 'start' },
            { d: 'M376 268C416 300 460 312 500 312', width: 13, depth: 8 },
            { d: 'M624 264C584 298 540 312 500 312', width: 13, depth: 8 },
          ],
          seam: 7,
          volume: { height: 30, over: 84 },
          body: [symmetric('M500 96C430 94 382 128 368 190C358 236 350 290 340 360L300 520L500 520')],
          drape: { height: 8, across: 120, along: 120, seed: 31 },
        },
        stitches: [
          { d: 'M460 98C446 170 450 250 462 325', kind: 'seam' },
          { d: 'M540 98C554 170 550 250 538 325', kind: 'seam' },
        ],
      },
    ];
  }
  const cloth = {
    seam: 8,
    volume: { height: 18, over: 50 },
    drape: { height: 6, across: 80, along: 110, seed: 37 },
  };
  return [
    {
      outline: pocket,
      cloth: {
        folds: [
          ...fleeceFolds.slice(-5),
          { d: 'M360 748C380 830 372 900 352 960', width: 26, depth: 8 },
          { d: 'M640 748C624 830 630 900 648 960', width: 26, depth: 8 },
          { d: pocketEdge, width: 6, depth: -2 },
        ],
        seam: 5,
        drape: { height: 8, across: 120, along: 200, seed: 12 },
      },
      stitches: [
        { d: 'M372 751L628 751', kind: 'twin' },
        { d: 'M376 744C362 804 336 852 300 890', kind: 'single' },
        { d: mirror('M376 744C362 804 336 852 300 890'), kind: 'single' },
      ],
    },
    {
      outline: hoodInside,
      tint: -0.3,
      cloth: {
        folds: [{ d: 'M500 120L500 330', width: 6, depth: -3 }],
        above: [hoodLeft, hoodRight],
        contact: 0.55,
        drape: { height: 5, across: 60, along: 80, seed: 6 },
      },
      detail: () => neckLabel({ x: 500, y: 262 }),
    },
    {
      outline: hoodLeft,
      cloth: { ...cloth, folds: hoodFolds, above: [hoodRight], contact: 0.2 },
      stitches: [{ d: 'M500 150C466 152 446 188 447 236C453 286 488 330 536 360', kind: 'single' }],
    },
    {
      outline: hoodRight,
      cloth: { ...cloth, folds: hoodFolds.map((fold) => ({ ...fold, d: mirror(fold.d) })) },
      stitches: [{ d: mirror('M500 150C466 152 446 188 447 236C453 286 488 330 536 360'), kind: 'single' }],
    },
    { outline: 'M440 356L560 356L560 590L440 590Z', ghost: true, cloth: { folds: [] }, detail: cords },
  ];
}

/** A pullover hoodie with a double hood, cords and a kangaroo pocket. */
export const hoodie = top({
  body: {
    front: symmetric(`M500 340C446 330 404 290 396 226L388 228${FLEECE_SIDE}`),
    back: symmetric(`M500 258C462 258 434 248 406 224L388 228${FLEECE_SIDE}`),
  },
  sleeve: fleeceSleeve,
  openSleeve: openFleeceSleeve,
  openBody: openFleeceBody,
  armhole: FLEECE_ARMHOLE,
  folds: { front: fleeceFolds, back: fleeceFolds },
  sleeveFolds: fleeceSleeveFolds,
  hem: fleeceHem,
  cuff: fleeceCuff,
  weight: 1.4,
  drape: fleeceDrape,
  over,
  print: {
    front: { x: 350, y: 462, width: 300, height: 256 },
    back: { x: 340, y: 400, width: 320, height: 400 },
  },
  camera: { x: -16, y: -50, width: 1032, height: 1290 },
});
