import type { Fold } from '../shading/cloth.ts';
import { symmetric } from '../svg/path.ts';
import { top } from './top.ts';

const side =
  'L318 258C330 318 332 386 296 452C304 520 318 590 320 660C320 740 300 830 290 960C322 976 352 974 384 982C424 990 464 988 500 990';

const folds: Fold[] = [
  { d: 'M290 448C350 470 410 500 440 580', width: 18, depth: 7, from: 'start', skew: 0.2 },
  { d: 'M290 466C352 510 384 560 398 640', width: 15, depth: 6, from: 'start' },
  { d: 'M712 444C650 468 592 508 562 590', width: 18, depth: 7, from: 'start', skew: -0.2 },
  { d: 'M712 470C650 520 622 570 610 650', width: 15, depth: 6, from: 'start' },
  { d: 'M306 600C366 640 440 650 500 640', width: 16, depth: 6, from: 'start' },
  { d: 'M306 650C362 694 420 706 486 700', width: 15, depth: -5, from: 'start' },
  { d: 'M694 590C634 636 566 648 510 636', width: 16, depth: 6, from: 'start' },
  { d: 'M694 660C638 700 580 706 520 702', width: 15, depth: -5, from: 'start' },
  { d: 'M360 690C376 780 350 890 336 1010', width: 26, depth: 9, skew: 0.3 },
  { d: 'M440 720C444 820 430 920 424 1030', width: 30, depth: 6, skew: -0.2 },
  { d: 'M566 710C560 820 574 920 584 1030', width: 28, depth: 7, skew: 0.2 },
  { d: 'M644 690C628 780 650 890 666 1010', width: 24, depth: 9, skew: -0.3 },
  { d: 'M378 420C410 486 452 506 496 500', width: 34, depth: 9 },
  { d: 'M622 420C590 486 548 506 504 500', width: 34, depth: 9 },
];

/** A fitted T-shirt with a wide scoop neck, a waist and short sleeves. */
export const womensTShirt = top({
  body: {
    front: symmetric(`M500 352C442 352 404 288 396 216L386 220${side}`),
    back: symmetric(`M500 252C462 252 428 242 400 218L386 220${side}`),
  },
  sleeve:
    'M330 252C298 262 268 282 248 322C226 366 206 426 190 482C216 504 250 516 288 518C292 494 296 474 304 454C338 400 338 318 330 252Z',
  openSleeve:
    'M450 200L330 252C298 262 268 282 248 322C226 366 206 426 190 482L150 640L270 640C284 560 296 474 304 454L450 420Z',
  openBody: symmetric(
    'M500 190L398 206L386 220L318 258C322 330 314 396 296 452C304 520 318 590 320 660C320 740 300 830 290 960L280 1200L500 1200',
  ),
  armhole: 'M318 258C330 318 332 386 296 452',
  folds: { front: folds, back: folds.slice(0, -2) },
  sleeveFolds: [
    { d: 'M306 458C276 450 252 434 236 400', width: 11, depth: 6, from: 'start' },
    { d: 'M302 474C270 480 244 472 216 452', width: 10, depth: 5.5, from: 'start' },
    { d: 'M322 270C292 314 272 380 254 470', width: 17, depth: 6 },
  ],
  neck: {
    front: {
      outline:
        'M394 215C400 294 440 363 500 363C560 363 600 294 606 215L590 210C584 278 552 338 500 338C448 338 416 278 410 210Z',
      rib: { d: 'M402 212C408 286 444 350 500 350C556 350 592 286 598 212', width: 27, pitch: 4.4 },
      stitch: 'M389 221C396 300 436 371 500 371C564 371 604 300 611 221',
    },
    back: {
      outline:
        'M394 215C426 248 464 263 500 263C536 263 574 248 606 215L591 208C564 230 532 240 500 240C468 240 436 230 409 208Z',
      rib: { d: 'M401 211C432 240 466 252 500 252C534 252 568 240 599 211', width: 25, pitch: 4.4 },
      stitch: 'M390 222C422 256 462 271 500 271C538 271 578 256 610 222',
    },
  },
  inside: {
    outline:
      'M410 209C438 226 470 233 500 233C530 233 562 226 590 209C586 284 552 346 500 346C448 346 414 284 410 209Z',
    rib: { d: 'M404 213C438 238 470 243 500 243C530 243 562 238 596 213', width: 18, pitch: 4.4 },
    label: { x: 500, y: 255 },
  },
  hem: {
    stitch:
      'M295 942C324 956 354 956 386 963C424 971 464 969 500 971C536 969 576 971 614 963C646 956 676 956 705 942',
  },
  cuff: { stitch: 'M195 467C220 488 254 500 290 502' },
  print: {
    front: { x: 362, y: 404, width: 276, height: 360 },
    back: { x: 370, y: 340, width: 260, height: 360 },
  },
});
