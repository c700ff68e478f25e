import { symmetric } from '../svg/path.ts';
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
import { top } from './top.ts';

/** A crew-neck sweatshirt of brushed fleece. */
export const sweatshirt = top({
  body: {
    front: symmetric(`M500 318C446 318 412 276 402 222L388 228${FLEECE_SIDE}`),
    back: symmetric(`M500 258C462 258 434 248 406 224L388 228${FLEECE_SIDE}`),
  },
  sleeve: fleeceSleeve,
  openSleeve: openFleeceSleeve,
  openBody: openFleeceBody,
  armhole: FLEECE_ARMHOLE,
  folds: { front: fleeceFolds, back: fleeceFolds },
  sleeveFolds: fleeceSleeveFolds,
  neck: {
    front: {
      outline:
        'M398 222C408 292 448 340 500 340C552 340 592 292 602 222L578 214C570 264 540 300 500 300C460 300 430 264 422 214Z',
      rib: { d: 'M408 219C418 280 454 320 500 320C546 320 582 280 592 219', width: 44, pitch: 5.4 },
      stitch: 'M393 228C404 302 446 350 500 350C554 350 596 302 607 228',
    },
    back: {
      outline:
        'M398 222C430 258 466 272 500 272C534 272 570 258 602 222L580 213C556 230 530 238 500 238C470 238 444 230 420 213Z',
      rib: { d: 'M407 217C438 244 468 255 500 255C532 255 562 244 593 217', width: 38, pitch: 5.4 },
      stitch: 'M394 229C428 266 466 281 500 281C534 281 572 266 606 229',
    },
  },
  inside: {
    outline:
      'M422 213C446 226 470 232 500 232C530 232 554 226 578 213C570 264 540 310 500 310C460 310 430 264 422 213Z',
    rib: { d: 'M414 216C444 238 470 244 500 244C530 244 556 238 586 216', width: 26, pitch: 5.4 },
    label: { x: 500, y: 260 },
  },
  hem: fleeceHem,
  cuff: fleeceCuff,
  weight: 1.35,
  drape: fleeceDrape,
  seams: [{ d: 'M470 352L500 396L530 352', kind: 'single' }],
  print: {
    front: { x: 336, y: 420, width: 328, height: 380 },
    back: { x: 340, y: 396, width: 320, height: 400 },
  },
});
