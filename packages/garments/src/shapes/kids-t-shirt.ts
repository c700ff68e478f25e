import type { Fold } from '../shading/cloth.ts';
import { symmetric } from '../svg/path.ts';
import { top } from './top.ts';

const side =
  'L300 330C314 386 310 440 282 500C280 600 278 720 270 916C310 932 350 930 392 938C430 945 466 944 500 945';

const folds: Fold[] = [
  { d: 'M274 494C342 540 390 610 408 720', width: 20, depth: 7, from: 'start', skew: 0.2 },
  { d: 'M272 514C328 580 350 670 352 790', width: 18, depth: 6, from: 'start' },
  { d: 'M726 490C660 540 616 616 600 730', width: 20, depth: 7, from: 'start', skew: -0.2 },
  { d: 'M728 516C676 586 654 680 652 790', width: 18, depth: 6, from: 'start' },
  { d: 'M408 312C416 380 440 420 470 450', width: 20, depth: 4, from: 'start' },
  { d: 'M592 312C584 380 560 420 530 450', width: 20, depth: 4, from: 'start' },
  { d: 'M326 690C342 780 336 870 322 980', width: 30, depth: 10, skew: 0.3 },
  { d: 'M424 700C436 800 428 890 416 990', width: 32, depth: 7, skew: -0.2 },
  { d: 'M580 690C570 790 580 890 592 990', width: 32, depth: 8, skew: 0.2 },
  { d: 'M680 680C664 780 668 870 684 980', width: 28, depth: 10, skew: -0.3 },
];

/** A child's T-shirt: a wide neck, a short body and roomy sleeves. */
export const kidsTShirt = top({
  body: {
    front: symmetric(`M500 372C446 372 408 336 398 288L386 291${side}`),
    back: symmetric(`M500 320C462 320 430 310 402 290L386 291${side}`),
  },
  sleeve:
    'M318 322C282 334 246 358 220 404C194 452 168 522 148 588C180 616 226 632 272 634C276 590 280 546 290 502C324 442 326 382 318 322Z',
  openSleeve:
    'M440 270L318 322C282 334 246 358 220 404C194 452 168 522 148 588L100 740L256 740C266 640 280 546 290 502L440 470Z',
  openBody: symmetric(
    'M500 262L398 274L386 291L300 330C304 390 300 450 282 500C280 600 278 720 270 916L264 1160L500 1160',
  ),
  armhole: 'M300 330C314 386 310 440 282 500',
  folds: { front: folds, back: folds },
  sleeveFolds: [
    { d: 'M294 506C256 498 226 480 204 446', width: 13, depth: 7, from: 'start' },
    { d: 'M290 530C252 538 218 530 184 508', width: 12, depth: 6, from: 'start' },
    { d: 'M308 342C276 390 250 460 230 570', width: 20, depth: 6 },
  ],
  neck: {
    front: {
      outline:
        'M396 287C408 342 448 385 500 385C552 385 592 342 604 287L586 282C574 326 542 356 500 356C458 356 426 326 414 282Z',
      rib: { d: 'M405 284C417 334 454 370 500 370C546 370 583 334 595 284', width: 31, pitch: 4.8 },
      stitch: 'M391 292C404 350 446 394 500 394C554 394 596 350 609 292',
    },
    back: {
      outline:
        'M396 287C430 319 466 332 500 332C534 332 570 319 604 287L587 280C560 298 532 306 500 306C468 306 440 298 413 280Z',
      rib: { d: 'M404 283C434 308 468 319 500 319C532 319 566 308 596 283', width: 28, pitch: 4.8 },
      stitch: 'M392 294C428 328 464 341 500 341C536 341 572 328 608 294',
    },
  },
  inside: {
    outline:
      'M414 281C440 294 470 300 500 300C530 300 560 294 586 281C576 330 544 364 500 364C456 364 424 330 414 281Z',
    rib: { d: 'M408 286C438 305 470 311 500 311C530 311 562 305 592 286', width: 20, pitch: 4.8 },
    label: { x: 500, y: 323 },
  },
  hem: {
    stitch:
      'M271 897C310 912 350 910 392 918C430 925 466 924 500 925C534 924 570 925 608 918C650 910 690 912 729 897',
  },
  cuff: { stitch: 'M153 571C184 597 228 613 274 615' },
  print: {
    front: { x: 346, y: 434, width: 308, height: 370 },
    back: { x: 350, y: 400, width: 300, height: 370 },
  },
  camera: { x: 72, y: 82, width: 856, height: 1070 },
});
