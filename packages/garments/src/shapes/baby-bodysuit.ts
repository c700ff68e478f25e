import type { Fold } from '../shading/cloth.ts';
import { mirror, symmetric } from '../svg/path.ts';
import type { GarmentSide, Panel } from './shape.ts';
import { top } from './top.ts';

const side =
  'L304 356C322 412 320 462 296 520C288 620 284 720 274 800C330 812 396 872 414 972C440 984 470 988 500 988';

const folds: Fold[] = [
  { d: 'M288 512C352 560 396 630 414 740', width: 20, depth: 7, from: 'start', skew: 0.2 },
  { d: 'M712 508C650 560 606 630 590 746', width: 20, depth: 7, from: 'start', skew: -0.2 },
  { d: 'M290 536C340 600 356 690 352 780', width: 17, depth: 6, from: 'start' },
  { d: 'M710 540C660 606 648 690 654 780', width: 17, depth: 6, from: 'start' },
  { d: 'M400 980C420 900 430 820 400 740', width: 20, depth: 8, from: 'start' },
  { d: 'M600 980C580 900 570 820 600 740', width: 20, depth: 8, from: 'start' },
  { d: 'M440 990C458 910 470 850 466 780', width: 18, depth: 6, from: 'start' },
  { d: 'M560 990C542 910 530 850 536 780', width: 18, depth: 6, from: 'start' },
  { d: 'M280 780C330 800 370 820 410 870', width: 14, depth: 6, from: 'start' },
  { d: 'M720 780C670 800 630 820 590 870', width: 14, depth: 6, from: 'start' },
];

const legRib = 'M272 812C326 824 388 880 406 976';
const legOutline = 'M277 796C334 808 402 868 420 968L398 980C378 896 318 838 268 828Z';

const snap = (x: number): string =>
  `<circle cx="${x + 1}" cy="966" r="10" fill="#000" opacity=".18"/><circle cx="${x}" cy="964" r="9.5" fill="#d9d4ca"/><circle cx="${x - 1}" cy="962.6" r="7.4" fill="#f1ede6"/><circle cx="${x}" cy="964" r="3.4" fill="#b6afa3"/>`;

/** Ribbed legs, the flap with its snaps, and the envelope shoulders. */
function over(view: GarmentSide): Panel[] {
  const leg = (d: (path: string) => string): Panel => ({
    outline: d(legOutline),
    cloth: { folds: [], seam: 7 },
    ribs: [{ d: d(legRib), width: 40, pitch: 4.8 }],
  });
  const lap = 'M398 304C372 320 340 336 306 352C312 378 318 398 320 414C372 398 410 360 424 312Z';
  const shoulder = (d: (path: string) => string): Panel => ({
    outline: d(lap),
    cloth: { folds: [], seam: 5, drape: { height: 4, across: 60, along: 60, seed: 3 } },
    stitches: [{ d: d('M424 316C410 360 372 398 320 414'), kind: 'twin' }],
  });
  const same = (d: string): string => d;
  const snaps: Panel = {
    outline: symmetric('M500 940C466 940 436 938 410 930L414 972C440 984 470 988 500 988'),
    cloth: { folds: [], seam: 5 },
    stitches: [{ d: 'M411 940C440 948 470 950 500 950C530 950 560 948 589 940', kind: 'single' }],
    ...(view === 'front' ? { detail: () => snap(446) + snap(500) + snap(554) } : {}),
  };
  return [shoulder(same), shoulder(mirror), leg(same), leg(mirror), snaps];
}

/** A baby's bodysuit with envelope shoulders, ribbed legs and snaps. */
export const babyBodysuit = top({
  body: {
    front: symmetric(`M500 392C452 392 414 354 402 304L392 308${side}`),
    back: symmetric(`M500 346C462 346 432 334 406 306L392 308${side}`),
  },
  sleeve:
    'M322 346C286 358 252 380 230 422C210 462 192 508 178 556C208 584 248 602 290 606C294 578 298 550 304 522C336 464 334 402 322 346Z',
  openSleeve:
    'M440 290L322 346C286 358 252 380 230 422C210 462 192 508 178 556L130 700L276 700C284 650 298 550 304 522L450 500Z',
  openBody: symmetric(
    'M500 270L402 286L392 308L304 356C308 412 308 462 296 520C288 620 284 720 274 800L262 1100L500 1200',
  ),
  armhole: 'M304 356C322 412 320 462 296 520',
  folds: { front: folds, back: folds },
  sleeveFolds: [
    { d: 'M308 524C270 516 242 498 222 464', width: 13, depth: 6, from: 'start' },
    { d: 'M304 546C268 552 234 544 204 520', width: 12, depth: 5, from: 'start' },
    { d: 'M312 366C280 410 258 470 240 550', width: 18, depth: 5 },
  ],
  neck: {
    front: {
      outline:
        'M398 304C408 364 450 408 500 408C550 408 592 364 602 304L584 298C574 346 542 380 500 380C458 380 426 346 416 298Z',
      rib: { d: 'M407 301C417 355 454 394 500 394C546 394 583 355 593 301', width: 32, pitch: 4.8 },
    },
    back: {
      outline:
        'M398 304C430 342 466 358 500 358C534 358 570 342 602 304L585 297C560 320 532 330 500 330C468 330 440 320 415 297Z',
      rib: { d: 'M406 300C434 330 468 344 500 344C532 344 566 330 594 300', width: 31, pitch: 4.8 },
    },
  },
  inside: {
    outline:
      'M416 297C440 314 470 322 500 322C530 322 560 314 584 297C574 346 542 388 500 388C458 388 426 346 416 297Z',
    label: { x: 500, y: 334 },
  },
  hem: { stitch: 'M410 936C440 944 470 946 500 946C530 946 560 944 590 936' },
  cuff: {
    outline: 'M182 546C214 572 252 588 294 592L290 624C246 620 204 602 170 574Z',
    rib: { d: 'M172 560C206 588 250 606 296 608', width: 46, pitch: 4.8 },
    seam: 'M180 553C211 580 250 597 292 600',
  },
  over,
  print: {
    front: { x: 366, y: 456, width: 268, height: 280 },
    back: { x: 360, y: 420, width: 280, height: 300 },
  },
  camera: { x: 90, y: 125, width: 820, height: 1025 },
});
