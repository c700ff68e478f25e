import type { Fold } from '../shading/cloth.ts';
import { symmetric } from '../svg/path.ts';
import { top } from './top.ts';

const side =
  'L288 250C302 312 298 390 262 466C268 560 278 680 274 800C272 880 266 950 264 1000C296 1012 318 1010 344 1016C380 1024 404 1020 432 1026C460 1031 480 1026 500 1028';

const folds: Fold[] = [
  { d: 'M256 464C322 512 372 592 398 724', width: 19, depth: 8, from: 'start', skew: 0.2 },
  { d: 'M256 482C316 556 344 660 352 800', width: 17, depth: 7, from: 'start' },
  { d: 'M258 454C330 464 396 486 452 548', width: 15, depth: 5.5, from: 'start' },
  { d: 'M252 510C290 586 300 660 304 760', width: 14, depth: 5, from: 'start' },
  { d: 'M744 458C682 516 640 612 622 742', width: 19, depth: 8, from: 'start', skew: -0.2 },
  { d: 'M746 486C694 562 668 650 658 770', width: 17, depth: 7, from: 'start' },
  { d: 'M742 452C668 468 610 498 556 566', width: 15, depth: 5.5, from: 'start' },
  { d: 'M398 226C404 300 420 352 452 400', width: 22, depth: 4.5, from: 'start' },
  { d: 'M602 226C596 300 580 352 548 400', width: 22, depth: 4.5, from: 'start' },
  { d: 'M316 690C330 790 330 900 316 1060', width: 30, depth: 10, skew: 0.35 },
  { d: 'M402 730C418 830 410 940 396 1070', width: 34, depth: 8, skew: -0.25 },
  { d: 'M512 760C500 860 508 960 520 1070', width: 30, depth: 5 },
  { d: 'M604 700C594 820 606 930 618 1070', width: 32, depth: 8, skew: 0.25 },
  { d: 'M690 680C676 790 680 900 694 1060', width: 27, depth: 10, skew: -0.35 },
  { d: 'M244 630C320 690 350 780 356 870', width: 17, depth: -5, from: 'start' },
  { d: 'M756 606C676 684 652 770 648 880', width: 17, depth: -5, from: 'start' },
];

/** A straight-cut T-shirt with a ribbed crew neck, as on an invisible mannequin. */
export const mensTShirt = top({
  body: {
    front: symmetric(`M500 308C452 308 416 264 404 206L392 209${side}`),
    back: symmetric(`M500 238C466 238 436 228 408 208L392 209${side}`),
  },
  sleeve:
    'M306 242C276 252 244 270 220 316C192 370 160 474 138 552C168 578 212 592 254 592C260 550 264 512 272 470C306 400 310 320 306 242Z',
  openSleeve:
    'M440 190L306 242C270 254 236 278 214 326C188 384 160 474 138 552L92 720L240 720C254 620 264 512 272 470L440 420Z',
  openBody: symmetric(
    'M500 180L404 190L392 209L288 250C292 330 280 400 262 466C268 560 278 680 274 800C272 880 266 950 264 1000L260 1250L500 1250',
  ),
  armhole: 'M288 250C302 312 298 390 262 466',
  folds: { front: folds, back: folds.map((fold) => ({ ...fold, depth: fold.depth * 0.85 })) },
  sleeveFolds: [
    { d: 'M276 474C236 468 206 450 182 414', width: 13, depth: 7, from: 'start' },
    { d: 'M272 496C236 504 204 496 168 474', width: 12, depth: 6.5, from: 'start' },
    { d: 'M296 262C262 314 238 400 216 530', width: 20, depth: 6 },
    { d: 'M268 528C240 548 208 552 176 538', width: 10, depth: 4, from: 'start' },
  ],
  neck: {
    front: {
      outline:
        'M402 205C412 268 452 321 500 321C548 321 588 268 598 205L580 201C570 248 540 291 500 291C460 291 430 248 420 201Z',
      rib: { d: 'M410 203C420 258 456 306 500 306C544 306 580 258 590 203', width: 32, pitch: 4.6 },
      stitch: 'M397 210C408 276 450 330 500 330C550 330 592 276 603 210',
    },
    back: {
      outline:
        'M402 205C434 236 468 250 500 250C532 250 566 236 598 205L582 199C558 216 530 224 500 224C470 224 442 216 418 199Z',
      rib: { d: 'M409 202C438 226 470 237 500 237C530 237 562 226 591 202', width: 28, pitch: 4.6 },
      stitch: 'M398 211C432 245 468 259 500 259C532 259 568 245 602 211',
    },
  },
  inside: {
    outline:
      'M420 200C442 211 470 218 500 218C530 218 558 211 580 200C572 250 540 298 500 298C460 298 428 250 420 200Z',
    rib: { d: 'M414 204C442 222 470 228 500 228C530 228 558 222 586 204', width: 20, pitch: 4.6 },
    label: { x: 500, y: 241 },
  },
  hem: {
    stitch:
      'M266 980C296 992 318 990 344 996C380 1004 404 1000 432 1006C460 1011 480 1006 500 1008C520 1006 540 1011 568 1006C596 1000 620 1004 656 996C682 990 704 992 734 980',
  },
  cuff: { stitch: 'M142 535C172 560 214 574 256 574' },
  print: {
    front: { x: 330, y: 384, width: 340, height: 440 },
    back: { x: 340, y: 330, width: 320, height: 430 },
  },
});
