import { num, rng } from '../svg/numbers.ts';
import { smooth } from '../svg/path.ts';
import { onDark, type Artwork } from './artwork.ts';
import { at, box, disc, inside, leaf, ring, shape, sparkle, stroke, wave } from './forms.ts';

const whale: Artwork = {
  id: 'star-whale',
  name: 'Star Whale',
  tags: ['animal', 'whale', 'night'],
  area: { x: 65, y: 80, width: 940, height: 780 },
  inks: {
    light: { paper: '#eef1f0', ink: '#1d3f5c', a: '#e9b454', b: '#4d86a8', c: '#a9cbd6' },
    dark: { paper: '#0f1e2f', ink: '#dfeaf0', a: '#f6cb6c', b: '#5f9dc2', c: '#2f5877' },
  },
  draw: ({ ink, a, b, c, paper }, id) => {
    const random = rng('star whale');
    const body =
      'M70 420C70 270 230 200 420 220C600 240 700 340 800 350C860 354 880 300 870 230C930 250 960 300 950 350C980 340 1000 340 1000 340C990 410 940 450 880 460C800 560 640 640 440 640C220 640 70 570 70 420Z';
    const stars = Array.from({ length: 40 }, () =>
      disc(random.between(90, 860), random.between(230, 520), random.between(2, 5.5), a),
    ).join('');
    return (
      inside(
        id('body'),
        body,
        box(0, 0, 1000, 860, ink) +
          stars +
          shape(sparkle(350, 330, 34), a) +
          shape(sparkle(560, 400, 26), a) +
          shape('M60 470C180 560 420 580 640 520C560 640 420 700 200 660Z', c) +
          Array.from({ length: 7 }, (_, i) =>
            stroke(
              `M${70 + i * 10} ${500 + i * 26}C${200 + i * 20} ${572 + i * 16} 400 ${590 + i * 14} ${620 - i * 26} ${536 + i * 16}`,
              b,
              5,
            ),
          ).join(''),
      ) +
      shape('M400 560C440 640 420 720 350 760C330 690 330 620 360 560Z', b) +
      disc(210, 440, 15, paper) +
      disc(213, 438, 7, ink) +
      stroke('M74 446C130 500 190 506 250 486', paper, 6) +
      stroke('M330 190C330 120 290 90 240 96M330 190C334 110 380 80 430 92M330 190V120', b, 11) +
      [0, 1, 2]
        .map((row) =>
          stroke(
            smooth(
              wave({
                from: 120 + row * 90,
                to: 900 - row * 90,
                y: 770 + row * 36,
                height: 11,
                length: 130,
                phase: row * 0.3,
                step: 15,
              }),
            ),
            row === 1 ? c : b,
            9,
          ),
        )
        .join('')
    );
  },
};

const swallows: Artwork = {
  id: 'swallows',
  name: 'Swallows',
  tags: ['animal', 'birds', 'vintage'],
  area: { x: 55, y: 10, width: 845, height: 995 },
  inks: {
    light: { paper: '#f3efe6', ink: '#1f3350', a: '#c7472f', b: '#5a7fa6', c: '#d8b878' },
    dark: { paper: '#141f30', ink: '#eef0ea', a: '#ee6448', b: '#86aed8', c: '#ecce92' },
  },
  draw: (inks) => {
    const { ink, a, b, c } = inks;
    const belly = onDark(inks) ? '#c9d6e4' : '#fbf7ee';
    const bird =
      // far wing, tail, body, near wing, throat
      shape('M-20 -30C-40 -130 -110 -240 -240 -330C-230 -210 -170 -90 -80 0Z', b) +
      shape(
        'M-150 30C-230 60 -330 130 -420 240C-330 190 -270 160 -220 148C-270 210 -310 280 -330 370C-270 270 -190 170 -80 90Z',
        ink,
      ) +
      shape(
        'M-190 70C-110 0 -20 -60 80 -90C130 -106 190 -104 214 -64C222 -50 250 -44 268 -42C246 -32 228 -22 212 -6C170 50 60 110 -60 110C-120 108 -160 92 -190 70Z',
        ink,
      ) +
      shape(
        'M-110 100C-30 90 80 60 150 6C170 -10 196 -14 212 -6C170 50 60 116 -60 112C-80 112 -96 108 -110 100Z',
        belly,
      ) +
      shape(
        'M150 6C160 -30 190 -44 222 -50C236 -46 254 -43 268 -42C246 -32 228 -22 212 -6C190 20 166 24 150 6Z',
        a,
      ) +
      shape('M40 -70C30 -180 -20 -320 -150 -440C-150 -300 -120 -120 -70 20C-20 60 40 30 60 -20Z', ink) +
      stroke('M-116 -330C-90 -220 -60 -110 -30 -10M-66 -270C-44 -190 -20 -110 4 -30', b, 9) +
      disc(190, -62, 7, belly) +
      shape('M266 -46L306 -40L264 -36Z', c);
    return (
      at(500, 420, bird, { turn: -8, scale: 0.98 }) +
      at(620, 770, bird, { turn: 10, scale: 0.5, flip: true }) +
      at(210, 830, bird, { turn: -16, scale: 0.4 }) +
      stroke('M720 930C780 912 830 914 890 932M60 560C110 544 150 548 190 562', c, 9)
    );
  },
};

const koi: Artwork = {
  id: 'koi-pond',
  name: 'Koi Pond',
  tags: ['animal', 'fish', 'japanese'],
  area: { x: 10, y: 10, width: 980, height: 980 },
  inks: {
    light: { paper: '#eef2ee', ink: '#1d3b45', a: '#e2502f', b: '#f3a26a', c: '#7fb0aa' },
    dark: { paper: '#0f242b', ink: '#edf2ea', a: '#f4653f', b: '#ffb784', c: '#5b9993' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c } = inks;
    const white = onDark(inks) ? '#fbf6ea' : '#fffaf0';
    const body =
      'M0 -300C70 -290 110 -200 100 -90C92 40 50 170 0 260C-50 170 -92 40 -100 -90C-110 -200 -70 -290 0 -300Z';
    const fish = (main: string, patch: string, name: string): string =>
      shape(
        'M0 240C40 300 110 340 150 420C70 410 30 380 0 350C-30 380 -70 410 -150 420C-110 340 -40 300 0 240Z',
        b,
      ) +
      shape(
        'M90 -120C170 -130 210 -70 220 0C160 -10 110 -40 84 -60ZM-90 -120C-170 -130 -210 -70 -220 0C-160 -10 -110 -40 -84 -60Z',
        b,
      ) +
      shape(
        'M62 90C110 90 136 126 138 170C100 160 70 140 50 116ZM-62 90C-110 90 -136 126 -138 170C-100 160 -70 140 -50 116Z',
        b,
      ) +
      inside(
        id(name),
        body,
        box(-200, -320, 400, 700, main) +
          shape(
            'M-120 -240C-20 -280 60 -220 20 -150C-10 -100 -120 -120 -120 -240ZM120 -60C40 -80 -30 -20 0 50C30 100 120 60 120 -60ZM-70 80C0 60 40 120 10 180C-20 220 -80 160 -70 80Z',
            patch,
          ) +
          Array.from({ length: 9 }, (_, r) =>
            Array.from(
              { length: 5 },
              (__, k) =>
                `<path d="M${-100 + k * 50 + (r % 2) * 25 - 25} ${-150 + r * 40}a25 22 0 0 0 50 0" fill="none" stroke="${ink}" stroke-width="3" opacity=".35"/>`,
            ).join(''),
          ).join(''),
      ) +
      `<path d="${body}" fill="none" stroke="${ink}" stroke-width="8"/>` +
      disc(-46, -226, 11, ink) +
      disc(46, -226, 11, ink) +
      stroke('M-20 -292C-50 -330 -80 -330 -100 -310M20 -292C50 -330 80 -330 100 -310', ink, 6) +
      stroke('M0 -60C8 40 4 140 0 230', ink, 5);
    return (
      ring(500, 500, 484, c, 9) +
      [250, 330]
        .map(
          (r) =>
            `<circle cx="500" cy="500" r="${r}" fill="none" stroke="${c}" stroke-width="5" stroke-dasharray="${num(r * 0.9)} ${num(r * 0.34)}"/>`,
        )
        .join('') +
      at(330, 510, fish(white, a, 'one'), { turn: 14, scale: 0.98 }) +
      at(670, 490, fish(a, white, 'two'), { turn: 194, scale: 0.98 }) +
      at(500, 120, disc(0, 0, 62, c) + shape('M0 0L44 -58L66 -30Z', inks.paper), { turn: 20 }) +
      at(520, 884, disc(0, 0, 54, c) + shape('M0 0L-50 -38L-30 -60Z', inks.paper), { turn: 200 }) +
      at(560, 880, [0, 1, 2, 3, 4].map((i) => at(0, 0, shape(leaf(44, 26), b), { turn: i * 72 })).join(''), {
        scale: 0.9,
      })
    );
  },
};

/** Artworks of animals that swim and fly. */
export const seaAndSky: readonly Artwork[] = [whale, swallows, koi];
