import { symmetric } from '../svg/path.ts';
import type { Fold } from '../shading/cloth.ts';

// The body that sweatshirts and hoodies share: dropped shoulders, heavy fleece, ribbed hem and cuffs.

/** The side of the body from the end of the shoulder to the ribbed hem, as path data after the neck point. */
export const FLEECE_SIDE =
  'L266 276C284 350 282 430 252 506C252 600 250 720 244 830C242 880 246 916 256 952C330 966 420 970 500 970';

export const FLEECE_ARMHOLE = 'M266 276C284 350 282 430 252 506';

export const fleeceSleeve =
  'M288 266C248 278 214 304 194 352C172 410 158 520 142 640C128 750 104 850 98 950C126 966 166 970 200 964C224 860 236 760 244 670C248 610 252 560 258 510C296 440 298 350 288 266Z';

export const openFleeceSleeve =
  'M440 200L288 266C248 278 214 304 194 352C172 410 158 520 142 640C128 750 104 850 98 950L84 1140L196 1140C222 900 236 760 244 670C248 610 252 560 258 510L450 440Z';

export const openFleeceBody = symmetric(
  'M500 180L404 200L388 228L266 276C272 350 276 430 252 506C252 600 250 720 244 830C242 880 240 940 240 1000L236 1250L500 1250',
);

export const fleeceCuff = {
  outline:
    'M104 936C134 950 168 954 200 948C202 976 198 1006 192 1026C166 1032 136 1030 112 1020C104 996 102 964 104 936Z',
  rib: { d: 'M98 980C132 996 168 1000 206 992', width: 104, pitch: 6 },
  seam: 'M101 952C132 966 168 970 200 964',
};

export const fleeceHem = {
  outline: symmetric('M500 952C420 952 330 948 252 934C250 966 256 1004 264 1032C340 1046 420 1050 500 1050'),
  rib: { d: 'M240 984C330 1000 420 1006 500 1006C580 1006 670 1000 760 984', width: 130, pitch: 6.4 },
  seam: 'M254 952C330 966 420 970 500 970C580 970 670 966 746 952',
};

export const fleeceFolds: Fold[] = [
  { d: 'M244 504C320 550 376 630 396 760', width: 26, depth: 10, from: 'start', skew: 0.2 },
  { d: 'M244 524C308 606 334 700 332 830', width: 22, depth: 9, from: 'start' },
  { d: 'M246 492C326 500 402 528 460 600', width: 21, depth: 7, from: 'start' },
  { d: 'M756 498C680 550 634 640 614 770', width: 26, depth: 10, from: 'start', skew: -0.2 },
  { d: 'M756 530C696 606 672 700 668 820', width: 22, depth: 9, from: 'start' },
  { d: 'M754 490C670 506 600 540 548 616', width: 21, depth: 7, from: 'start' },
  { d: 'M246 856C300 890 350 910 420 918', width: 20, depth: 9, from: 'start' },
  { d: 'M754 846C700 886 650 910 570 920', width: 20, depth: 9, from: 'start' },
  { d: 'M300 760C316 840 314 900 300 975', width: 30, depth: 12, skew: 0.3 },
  { d: 'M404 800C414 860 410 910 400 985', width: 34, depth: 9, skew: -0.2 },
  { d: 'M590 790C584 850 588 910 600 985', width: 34, depth: 9, skew: 0.2 },
  { d: 'M696 770C682 840 686 900 702 975', width: 30, depth: 12, skew: -0.3 },
];

export const fleeceSleeveFolds: Fold[] = [
  { d: 'M268 512C222 502 192 480 170 438', width: 18, depth: 10, from: 'start' },
  { d: 'M262 540C220 548 184 538 154 508', width: 16, depth: 9, from: 'start' },
  { d: 'M256 640C220 640 180 662 146 712', width: 18, depth: 10, from: 'start' },
  { d: 'M128 676C168 706 200 712 246 694', width: 18, depth: 10, from: 'start' },
  { d: 'M118 750C158 772 190 772 236 750', width: 16, depth: 8, from: 'start' },
  { d: 'M246 690C220 750 176 786 118 800', width: 16, depth: -7, from: 'start' },
  { d: 'M226 840C190 862 150 866 100 850', width: 15, depth: 9 },
  { d: 'M218 894C180 916 140 916 92 900', width: 14, depth: 10 },
  { d: 'M212 936C176 950 136 950 92 938', width: 11, depth: 8 },
  { d: 'M276 290C238 346 210 440 196 590', width: 26, depth: 8 },
];

export const fleeceDrape = { height: 10, across: 170, along: 240 };
