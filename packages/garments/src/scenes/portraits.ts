import { at, box, disc, leaf, ring, shape, stroke, wave } from '../artworks/forms.ts';
import { mix } from '../shading/tone.ts';
import { num } from '../svg/numbers.ts';
import { smooth } from '../svg/path.ts';
import type { Compose, SceneContext } from './scene.ts';

/** Sitter of a portrait. */
export interface Sitter {
  /** Colours as hex. */
  skin: string;
  hair: string;
  jumper: string;
  apron: string;
  glasses: boolean;
}

/** A wall, and the disc that a head stands before. */
function ground({ width, height, palette, id }: SceneContext, x: number): string {
  const [, , , soft] = palette.accents;
  return (
    `<defs><linearGradient id="${id('wall')}" x2=".6" y2="1"><stop stop-color="${mix(palette.wall, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${mix(palette.wall, palette.floor, 0.6)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#${id('wall')})"/>` +
    disc(x, height * 0.44, height * 0.36, soft)
  );
}

/** A branch that grows in from the side, its foot at the origin. */
function branch(green: string, light: string): string {
  const leaves = Array.from({ length: 7 }, (_, i) =>
    [-1, 1]
      .map((side) =>
        at(0, -90 - i * 74, shape(leaf(120 - i * 8, 50 - i * 2), i % 2 === 0 ? green : light), {
          turn: side * (62 - i * 3),
        }),
      )
      .join(''),
  );
  return stroke('M0 0C14 -180 -8 -360 4 -560', green, 7) + leaves.join('');
}

/** Shoulders, in a jumper under an apron; the neck ends at the chin, 420 from the left and 640 from the top. */
function bust({ skin, jumper, apron }: Sitter): string {
  const shade = mix(skin, '#7a3b22', 0.28);
  return (
    shape('M48 1170C56 892 190 812 338 762C372 818 468 818 502 762C650 812 784 892 792 1170Z', jumper) +
    shape('M352 560H488V716C492 746 520 760 532 770C488 842 352 842 308 770C320 760 348 746 352 716Z', skin) +
    shape('M352 600H488V660C470 700 370 700 352 660Z', shade) +
    stroke('M306 768C352 846 488 846 534 768', mix(jumper, '#000000', 0.14), 20) +
    shape('M262 794L308 778L322 906H518L532 778L578 794L592 1170H248Z', apron) +
    stroke('M330 930H510', mix(apron, '#ffffff', 0.35), 5, 'stroke-dasharray="2 14"') +
    shape('M356 1000H484V1170H356Z', mix(apron, '#000000', 0.12)) +
    // A pencil and a brush in the pocket.
    at(392, 1006, box(-7, -74, 14, 80, '#e0a63c') + shape('M-7 -74H7L0 -96Z', '#f3dcb4'), { turn: -7 }) +
    at(
      436,
      1006,
      box(-6, -60, 12, 70, '#a4643a') +
        shape('M-9 -60H9C11 -88 4 -98 0 -112C-4 -98 -11 -88 -9 -60Z', '#2f2b2a'),
      {
        turn: 6,
      },
    )
  );
}

/** A head seen from the front, with its hair in a bun. */
function head({ skin, hair, glasses }: Sitter): string {
  const shade = mix(skin, '#7a3b22', 0.28);
  const dark = mix(hair, '#000000', 0.25);
  const eye = (x: number): string => disc(x, 472, 11, '#2b2523') + disc(x + 4, 468, 3.4, '#ffffff');
  const lens = (x: number): string => ring(x, 474, 48, '#3a2c28', 6);
  return (
    disc(420, 196, 84, dark) +
    stroke(
      'M372 176C392 142 444 140 468 172M362 212C392 180 450 178 478 208',
      mix(hair, '#ffffff', 0.16),
      6,
    ) +
    shape(
      'M252 470C240 300 320 232 420 232C520 232 600 300 588 470C592 540 572 584 552 600H288C268 584 248 540 252 470Z',
      hair,
    ) +
    disc(274, 492, 30, shade) +
    disc(566, 492, 30, shade) +
    shape(
      'M284 430C284 330 340 286 420 286C500 286 556 330 556 430C560 560 500 648 420 648C340 648 280 560 284 430Z',
      skin,
    ) +
    // A parting.
    shape('M270 452C266 340 330 266 400 270C384 340 334 370 306 398C292 414 286 434 270 452Z', hair) +
    shape('M570 452C574 336 502 264 390 270C412 350 486 364 528 396C546 412 554 432 570 452Z', hair) +
    stroke('M392 294C372 340 336 362 308 386M396 296C420 348 480 360 518 384', dark, 4, 'opacity=".5"') +
    disc(334, 546, 34, '#e0705a', 'opacity=".28"') +
    disc(506, 546, 34, '#e0705a', 'opacity=".28"') +
    stroke('M326 424C344 412 366 412 382 422M458 422C474 412 496 412 514 424', dark, 8) +
    eye(354) +
    eye(486) +
    stroke('M420 484C412 512 404 528 414 534C420 538 428 537 432 533', shade, 6) +
    shape('M376 572C400 590 440 590 464 572C456 612 384 612 376 572Z', '#b4483c') +
    shape('M384 578C404 590 436 590 456 578C440 584 400 584 384 578Z', '#fff4ea') +
    (glasses
      ? lens(354) +
        lens(486) +
        stroke('M402 470C412 462 428 462 438 470M306 468L270 462M534 468L570 462', '#3a2c28', 6)
      : '') +
    disc(270, 536, 9, '#e0a63c') +
    disc(570, 536, 9, '#e0a63c')
  );
}

/** Somebody at work, from the waist up, between branches. */
export const portrait =
  (sitter: Sitter): Compose =>
  (context) => {
    const { width, height, portrait: isTall, palette } = context;
    const scale = height / 1080;
    const x = width * (isTall ? 0.5 : 0.7);
    const [, green] = palette.accents;
    const leaves = branch(mix(green, palette.ink, 0.35), mix(green, '#ffffff', 0.12));
    return (
      ground(context, x) +
      at(x - 330 * scale, height * 1.02, leaves, { scale: scale * 1.1, turn: -9 }) +
      at(x + 336 * scale, height * 1.04, leaves, { scale: scale * 0.98, turn: 11, flip: true }) +
      at(x - 420 * scale, 0, at(0, -52, bust(sitter)) + head(sitter), { scale })
    );
  };

/** The sign of a press by the sea: a tern over the waves before a low sun. */
export const tern: Compose = (context) => {
  const { width, height, portrait: isTall, palette, id } = context;
  const [sea, sun, warm, soft] = palette.accents;
  const x = width * (isTall ? 0.5 : 0.7);
  const y = height * 0.46;
  const r = height * (isTall ? 0.335 : 0.43);
  const rows = Array.from({ length: 4 }, (_, i) => {
    const points = wave({
      from: x - r * 1.1,
      to: x + r * 1.1,
      y: y + r * (0.3 + i * 0.19),
      height: r * 0.035,
      length: r * 0.44,
      phase: i * 0.5,
      step: r * 0.055,
    });
    const fill = mix(mix(sea, '#ffffff', 0.3), mix(sea, palette.ink, 0.55), i / 3);
    return `<path d="${smooth(points)}L${num(x + r * 1.1)} ${num(y + r)}L${num(x - r * 1.1)} ${num(y + r)}Z" fill="${fill}"/>`;
  });
  const bird = at(
    x + r * 0.02,
    y - r * 0.16,
    // Body with its forked tail, the far wing, the near wing, the black cap, the bill.
    shape(
      'M-150 34C-250 20 -330 44 -400 96C-330 70 -290 70 -246 74C-300 96 -340 124 -368 166C-300 120 -220 96 -130 90C-40 98 70 80 128 30C150 10 148 -22 118 -34C80 -46 40 -26 0 0C-50 26 -100 36 -150 34Z',
      '#fffdf6',
    ) +
      shape(
        'M-20 8C-60 -90 -150 -200 -300 -262C-250 -160 -190 -60 -96 34Z',
        mix('#fffdf6', palette.ink, 0.22),
      ) +
      shape('M40 16C60 -110 150 -220 330 -290C290 -160 210 -40 88 46Z', '#fffdf6') +
      shape(
        'M330 -290C300 -270 276 -250 254 -230C280 -220 292 -206 300 -196C314 -226 322 -256 330 -290Z',
        palette.ink,
      ) +
      shape('M72 -22C92 -44 128 -46 146 -22C152 -12 152 -2 150 4C128 -8 96 -14 72 -22Z', palette.ink) +
      shape('M146 -12C178 -8 204 4 222 18C196 22 166 20 144 12Z', warm),
    { scale: r / 460, turn: -6 },
  );
  return (
    `<rect width="${width}" height="${height}" fill="${mix(palette.wall, '#ffffff', 0.15)}"/>` +
    disc(x, y, r * 1.08, palette.ink) +
    `<clipPath id="${id('sign')}"><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/></clipPath>` +
    `<g clip-path="url(#${id('sign')})">${disc(x, y, r, mix(soft, palette.wall, 0.4))}${disc(x - r * 0.22, y + r * 0.22, r * 0.44, sun)}${rows.join('')}</g>` +
    bird
  );
};
