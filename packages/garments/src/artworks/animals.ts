import { mirror } from '../svg/path.ts';
import { onDark, type Artwork } from './artwork.ts';
import { at, box, circlePath, disc, inside, pine, polygon, shape, stroke } from './forms.ts';

/** Triangles given by their corners, each in its colour. */
function facets(rows: readonly (readonly [fill: string, ...corners: number[]])[]): string {
  return rows
    .map(([fill, ...corners]) => {
      const points = Array.from({ length: corners.length / 2 }, (_, i) => ({
        x: corners[i * 2] ?? 0,
        y: corners[i * 2 + 1] ?? 0,
      }));
      return `<path d="${polygon(points)}" fill="${fill}" stroke="${fill}" stroke-width="1.2" stroke-linejoin="round"/>`;
    })
    .join('');
}

/** Facets of a left half and their mirror images, which may have other colours. */
function mirrored(
  rows: readonly (readonly [left: string, right: string, ...corners: number[]])[],
  axis: number,
): string {
  return (
    facets(rows.map(([left, , ...c]) => [left, ...c] as const)) +
    facets(
      rows.map(([, right, ...c]) => [right, ...c.map((v, i) => (i % 2 === 0 ? 2 * axis - v : v))] as const),
    )
  );
}

const fox: Artwork = {
  id: 'paper-fox',
  name: 'Paper Fox',
  tags: ['animal', 'geometric', 'fox'],
  area: { x: 85, y: 55, width: 730, height: 785 },
  inks: {
    light: { paper: '#f3eee5', ink: '#2b2a2e', a: '#d9572b', b: '#ef8a45', c: '#b8421f' },
    dark: { paper: '#1f2023', ink: '#fbf4e8', a: '#ee6b3a', b: '#ffa35f', c: '#c94f28' },
  },
  draw: (inks) => {
    const { a, b, c } = inks;
    const [white, grey, black] = ['#fbf4e8', '#e0d5c4', onDark(inks) ? '#3a383c' : '#2b2a2e'];
    return (
      mirrored(
        [
          [c, '#a53a1a', 150, 60, 330, 250, 190, 330],
          [black, black, 150, 60, 210, 124, 172, 190],
          [a, c, 330, 250, 190, 330, 300, 420],
          [b, a, 330, 250, 450, 290, 300, 420],
          [b, a, 450, 290, 450, 470, 300, 420],
          [a, c, 190, 330, 90, 520, 300, 420],
          [white, grey, 90, 520, 300, 420, 250, 640],
          [grey, '#cfc3b1', 90, 520, 250, 640, 150, 620],
          [a, c, 300, 420, 450, 470, 390, 660],
          [b, a, 450, 470, 450, 700, 390, 660],
          [white, grey, 300, 420, 390, 660, 250, 640],
          [grey, '#cfc3b1', 250, 640, 390, 660, 450, 830],
          [white, grey, 390, 660, 450, 700, 450, 830],
          [black, black, 306, 452, 392, 498, 344, 500],
        ],
        450,
      ) + shape('M404 786H496L450 840Z', black)
    );
  },
};

const bear: Artwork = {
  id: 'forest-bear',
  name: 'Forest Bear',
  tags: ['animal', 'bear', 'outdoors'],
  area: { x: 50, y: 130, width: 930, height: 615 },
  inks: {
    light: { paper: '#f1eee3', ink: '#213a32', a: '#d4773c', b: '#5d8574', c: '#a7bda9' },
    dark: { paper: '#14231e', ink: '#eaf0e4', a: '#ee9a5c', b: '#83b09b', c: '#4d7565' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c, paper } = inks;
    const body =
      'M60 470C50 350 110 260 220 240C300 226 360 250 440 240C520 226 600 190 680 210C720 170 760 150 790 160C800 140 830 134 842 156C852 172 850 188 840 200C880 220 910 250 940 290C966 300 976 320 968 340C950 370 900 372 860 366C840 400 800 420 780 440C780 540 790 620 800 700C806 724 790 736 766 736H700C690 700 690 640 670 560C610 590 520 600 440 580C420 640 420 690 424 710C426 728 412 736 396 736H316C320 690 316 640 300 590C280 640 262 690 258 712C254 730 242 736 226 736H150C140 650 140 600 120 560C84 560 64 520 60 470Z';
    return (
      inside(
        id('bear'),
        body,
        box(0, 0, 1000, 800, onDark(inks) ? '#f3dcc0' : '#f6dfc2') +
          disc(560, 330, 92, a) +
          shape('M0 420L160 270L280 380L420 250L600 420L760 300L1000 440V800H0Z', c) +
          shape('M0 500L120 400L300 500L480 400L680 520L840 420L1000 500V800H0Z', b) +
          Array.from({ length: 22 }, (_, i) =>
            at(20 + i * 46, 760 - (i % 3) * 16, pine(190 + ((i * 43) % 120), onDark(inks) ? paper : ink)),
          ).join('') +
          box(0, 700, 1000, 100, onDark(inks) ? paper : ink),
      ) +
      `<path d="${body}" fill="none" stroke="${ink}" stroke-width="13" stroke-linejoin="round"/>` +
      disc(864, 262, 9, ink) +
      shape('M944 296C962 302 970 316 964 330C948 330 936 312 944 296Z', ink)
    );
  },
};

const moth: Artwork = {
  id: 'luna-moth',
  name: 'Luna Moth',
  tags: ['animal', 'insect', 'celestial'],
  area: { x: 30, y: 140, width: 900, height: 830 },
  inks: {
    light: { paper: '#f2f0e4', ink: '#2c4034', a: '#8cae6f', b: '#c8d6a4', c: '#c46a45' },
    dark: { paper: '#16211b', ink: '#eef0d9', a: '#9dc583', b: '#5d8560', c: '#f0976a' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const upper =
      'M470 380C400 250 260 150 40 150C40 190 80 230 100 280C110 350 90 400 130 450C250 500 390 490 470 470Z';
    const lower =
      'M464 470C360 480 240 500 180 580C150 660 230 740 250 830C260 890 230 930 200 970C300 950 340 880 346 800C360 700 440 620 470 560Z';
    const wing = (side: (d: string) => string): string =>
      shape(side(lower), b) +
      stroke(side('M456 500C360 540 300 620 320 700C330 780 300 860 260 930'), ink, 5) +
      stroke(side('M440 500C330 530 250 570 220 640'), ink, 4) +
      shape(side(upper), a) +
      stroke(side('M470 384C400 250 260 150 40 150'), c, 15) +
      [0, 1, 2, 3]
        .map((i) =>
          stroke(
            side(
              `M462 ${410 + i * 14}C360 ${340 + i * 34} 230 ${240 + i * 60} ${100 + i * 16} ${220 + i * 68}`,
            ),
            ink,
            3.6,
          ),
        )
        .join('');
    const eye = (x: number, y: number, r: number): string =>
      disc(x, y, r, ink) +
      disc(x, y, r * 0.76, paper) +
      disc(x, y, r * 0.5, c) +
      disc(x - r * 0.14, y - r * 0.1, r * 0.22, ink);
    const same = (d: string): string => d;
    const other = (d: string): string => mirror(d, 480);
    const feather = Array.from({ length: 9 }, (_, i) =>
      stroke(`M${466 - i * 11} ${350 - i * 19}l-16 4M${466 - i * 11} ${350 - i * 19}l2 -16`, ink, 4),
    ).join('');
    return (
      wing(same) +
      wing(other) +
      eye(232, 330, 40) +
      eye(728, 330, 40) +
      eye(290, 610, 30) +
      eye(670, 610, 30) +
      stroke('M474 366C440 300 400 230 366 180M486 366C520 300 560 230 594 180', ink, 6) +
      feather +
      `<g transform="translate(960 0) scale(-1 1)">${feather}</g>` +
      shape(
        'M480 350C520 356 524 430 516 520C510 580 494 620 480 640C466 620 450 580 444 520C436 430 440 356 480 350Z',
        ink,
      ) +
      [0, 1, 2, 3]
        .map((i) =>
          stroke(
            `M${454 + i * 4} ${490 + i * 32}Q480 ${506 + i * 32} ${506 - i * 4} ${490 + i * 32}`,
            paper,
            5,
          ),
        )
        .join('') +
      shape(
        `M480 60A66 66 0 1 0 480 -72A50 50 0 1 1 480 60Z`,
        c,
        'transform="translate(0 90) rotate(90 480 0)"',
      )
    );
  },
};

const cat: Artwork = {
  id: 'sleepy-cat',
  name: 'Sleepy Cat',
  tags: ['animal', 'cat', 'cosy'],
  area: { x: 45, y: 125, width: 810, height: 710 },
  inks: {
    light: { paper: '#f8efe4', ink: '#2e2a33', a: '#e07a4d', b: '#f0b08a', c: '#7d9b8b' },
    dark: { paper: '#221f27', ink: '#f8efe2', a: '#f0905f', b: '#ffc7a2', c: '#93b7a5' },
  },
  draw: ({ ink, a, b, c }, id) => {
    const body = circlePath(450, 470, 340);
    return (
      `<ellipse cx="450" cy="800" rx="400" ry="34" fill="${c}"/>` +
      inside(
        id('cat'),
        body,
        disc(450, 470, 340, a) +
          [-60, -30, 0, 30, 60]
            .map((turn) => at(450, 470, shape('M-17 -350H17L6 -240H-6Z', ink, 'opacity=".85"'), { turn }))
            .join('') +
          disc(470, 560, 190, b),
      ) +
      shape(
        'M790 470C800 640 690 790 500 800C380 806 290 770 270 720C262 690 290 670 320 684C420 740 620 720 690 560Z',
        a,
      ) +
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M${430 + i * 110} ${700 - i * 14 - (i === 2 ? 34 : 0)}L${440 + i * 122} ${790 - i * 26 - (i === 2 ? 30 : 0)}`,
            ink,
            19,
          ),
        )
        .join('') +
      shape(
        'M130 640C110 570 120 510 140 470L170 540L290 500L340 430C380 500 390 580 370 650C340 740 160 740 130 640Z',
        a,
      ) +
      shape('M150 500L168 546L196 536ZM330 456L306 496L340 500Z', b) +
      stroke('M180 610Q204 634 228 612M280 600Q304 624 328 602', ink, 8) +
      shape('M240 646H274L257 664Z', ink) +
      stroke('M257 664Q248 684 232 680M257 664Q268 684 282 678', ink, 6) +
      stroke('M150 650L70 640M156 674L84 690M352 640L424 622M350 664L424 668', ink, 4.5) +
      ['z', 'z', 'z']
        .map((_, i) =>
          stroke(
            `M${170 - i * 46} ${330 - i * 76}h${44 - i * 8}l${-44 + i * 8} ${46 - i * 8}h${44 - i * 8}`,
            c,
            10 - i * 1.4,
          ),
        )
        .join('')
    );
  },
};

/** Artworks of animals. */
export const animals: readonly Artwork[] = [fox, bear, moth, cat];
