import { anton } from '../lettering/fonts/anton.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { pacifico } from '../lettering/fonts/pacifico.ts';
import { arc, line } from '../lettering/lettering.ts';
import { num, rng } from '../svg/numbers.ts';
import { smooth } from '../svg/path.ts';
import { noise } from '../raster/noise.ts';
import { onDark, type Artwork } from './artwork.ts';
import {
  at,
  box,
  circlePath,
  disc,
  inside,
  pine,
  polygon,
  ring,
  shape,
  sparkle,
  stroke,
  wave,
} from './forms.ts';

const sunset: Artwork = {
  id: 'pacific-sunset',
  name: 'Pacific Sunset',
  tags: ['retro', 'sunset', 'surf'],
  area: { x: -10, y: 50, width: 960, height: 940 },
  inks: {
    light: { paper: '#fdf3e3', ink: '#3a1d4a', a: '#f2542d', b: '#f7a531', c: '#d13a72' },
    dark: { paper: '#21122c', ink: '#fff1dc', a: '#ff6a3d', b: '#ffb84a', c: '#ef4f8a' },
  },
  draw: ({ ink, a, b, c }, id) => {
    const bands = [0, 1, 2, 3, 4, 5].map((i) => box(0, 380 + i * 62, 960, 10 + i * 5, '#000')).join('');
    const palm = (x: number, y: number, scale: number, flip: boolean): string =>
      at(
        x,
        y,
        stroke('M0 0C20 -160 10 -300 -30 -430', ink, 15) +
          [-82, -50, -16, 22, 58, 92]
            .map((turn) =>
              at(-30, -430, shape('M0 6C50 -60 130 -70 200 10C130 -22 60 -16 0 6Z', ink), {
                turn: turn - 30,
                flip: turn < 0,
              }),
            )
            .join(''),
        { scale, flip },
      );
    return (
      `<defs><linearGradient id="${id('sky')}" x2="0" y2="1"><stop stop-color="${b}"/><stop offset=".55" stop-color="${a}"/><stop offset="1" stop-color="${c}"/></linearGradient>` +
      `<mask id="${id('bands')}" maskUnits="userSpaceOnUse" x="0" y="0" width="960" height="1000"><rect width="960" height="1000" fill="#fff"/>${bands}</mask></defs>` +
      `<circle cx="480" cy="400" r="350" fill="url(#${id('sky')})" mask="url(#${id('bands')})"/>` +
      palm(180, 760, 1.15, false) +
      palm(800, 762, 0.92, true) +
      stroke('M60 764C240 744 420 776 560 760S820 752 900 766', ink, 12) +
      line('Pacific', { font: pacifico, size: 190, x: 480, y: 930, anchor: 'middle', fill: a })
    );
  },
};

const mountains: Artwork = {
  id: 'blue-ridge',
  name: 'Blue Ridge',
  tags: ['mountains', 'nature', 'minimal'],
  area: { x: 5, y: 5, width: 990, height: 990 },
  inks: {
    light: { paper: '#f1ede4', ink: '#1e3347', a: '#e8785a', b: '#6f93ab', c: '#b8cbd3' },
    dark: { paper: '#132130', ink: '#edf0ea', a: '#f58a68', b: '#7ea6c2', c: '#45647c' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c, paper } = inks;
    const dark = onDark(inks);
    const tones = dark ? [c, '#5d82a0', b, '#a9c6d6', ink] : [c, '#93afbf', b, '#44667f', ink];
    const ridges = tones.map((tone, i) => {
      const base = 430 + i * 112;
      const points = Array.from({ length: 41 }, (_, k) => {
        const x = k * 25;
        return {
          x,
          y:
            base -
            120 * noise(x / 300 + i * 9, i * 3.1, 5) -
            44 * noise(x / 90, i * 7.7, 9) -
            12 * noise(x / 30, i, 3),
        };
      });
      return shape(`${polygon(points).slice(0, -1)}L1000 1000L0 1000Z`, tone);
    });
    const trees = Array.from({ length: 15 }, (_, i) =>
      at(i * 74 - 10, 1000 - Math.abs(7 - i) * 4, pine(120 + ((i * 47) % 70), paper)),
    ).join('');
    return inside(
      id('round'),
      circlePath(500, 500, 490),
      box(0, 0, 1000, 1000, dark ? '#1d3347' : '#f6dfc8') +
        disc(640, 340, 130, a) +
        ridges.join('') +
        `<g opacity=".92">${trees}</g>`,
    );
  },
};

const seigaiha: Artwork = {
  id: 'great-swell',
  name: 'Great Swell',
  tags: ['waves', 'japanese', 'pattern'],
  area: { x: -5, y: -5, width: 950, height: 1070 },
  inks: {
    light: { paper: '#f4eee1', ink: '#173a5e', a: '#d9432f', b: '#3d78a8', c: '#a9c8d6' },
    dark: { paper: '#0f2136', ink: '#f2ebdc', a: '#f0573f', b: '#6aa5d0', c: '#33587c' },
  },
  draw: ({ ink, a, b, c, paper }, id) => {
    const scales: string[] = [];
    for (let row = 0; row < 9; row += 1) {
      for (let col = -1; col < 7; col += 1) {
        const [x, y] = [col * 180 + (row % 2) * 90, 520 + row * 66];
        scales.push(
          disc(x, y, 90, ink) +
            disc(x, y, 78, paper) +
            disc(x, y, 64, row % 3 === 0 ? b : c) +
            disc(x, y, 48, paper) +
            disc(x, y, 34, ink) +
            disc(x, y, 18, paper),
        );
      }
    }
    return (
      inside(
        id('arch'),
        'M0 1060V470C0 200 200 0 470 0C740 0 940 200 940 470V1060Z',
        box(0, 0, 940, 1060, paper) +
          `<circle cx="470" cy="360" r="230" fill="${a}"/>` +
          scales.join('') +
          stroke('M120 250Q160 220 200 250M230 210Q264 184 298 210M700 190Q740 160 780 190', ink, 9),
      ) + stroke('M6 1054V470C6 204 204 6 470 6C736 6 934 204 934 470V1054Z', ink, 12)
    );
  },
};

const contours: Artwork = {
  id: 'contour-map',
  name: 'Contour Map',
  tags: ['abstract', 'maps', 'line art'],
  area: { x: 5, y: 5, width: 990, height: 990 },
  inks: {
    light: { paper: '#eef0ea', ink: '#2d4a43', a: '#d9633f', b: '#7c9b8f', c: '#c6d2c8' },
    dark: { paper: '#18231f', ink: '#e2ece2', a: '#f08058', b: '#7fa697', c: '#3f574e' },
  },
  draw: ({ ink, a, b }, id) => {
    const lines = Array.from({ length: 15 }, (_, i) => {
      const r = 22 + i * 32;
      const points = Array.from({ length: 44 }, (__, k) => {
        const turn = (k / 44) * Math.PI * 2;
        const bend = 1 + 0.34 * noise(Math.cos(turn) * 1.3 + i * 0.09, Math.sin(turn) * 1.3 + i * 0.05, 3);
        return { x: 400 + Math.cos(turn) * r * bend, y: 420 + Math.sin(turn) * r * bend * 0.92 };
      });
      return `<path d="${smooth(points, true)}" fill="${i === 0 ? a : 'none'}" stroke="${i % 4 === 0 ? ink : b}" stroke-width="${i % 4 === 0 ? 8 : 4.4}"/>`;
    });
    return (
      inside(id('round'), circlePath(500, 500, 480), lines.toReversed().join('')) +
      ring(500, 500, 484, ink, 12) +
      stroke('M400 420L555 560L530 690L670 770', a, 11, 'stroke-dasharray="2 24"') +
      disc(670, 770, 20, a)
    );
  },
};

const camp: Artwork = {
  id: 'night-camp',
  name: 'Night Camp',
  tags: ['outdoors', 'camping', 'stars'],
  area: { x: 10, y: 10, width: 840, height: 1035 },
  inks: {
    light: { paper: '#f3ede0', ink: '#1f3040', a: '#e36a3c', b: '#f3c15f', c: '#3f6b6a' },
    dark: { paper: '#121d28', ink: '#f1eadb', a: '#f58049', b: '#f8cf76', c: '#5a9490' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c } = inks;
    const [night, near] = onDark(inks) ? ['#22384a', '#0f1a22'] : [ink, '#142430'];
    const random = rng('night camp');
    const stars = Array.from({ length: 34 }, () =>
      disc(random.between(40, 820), random.between(40, 520), random.between(2, 6), b),
    ).join('');
    const arch = 'M20 860V430C20 200 200 20 430 20C660 20 840 200 840 430V860Z';
    return (
      inside(
        id('arch'),
        arch,
        box(0, 0, 860, 900, night) +
          stars +
          shape(sparkle(230, 250, 46), b) +
          shape(sparkle(640, 170, 34), b) +
          `<circle cx="610" cy="330" r="92" fill="#f6ead0"/><circle cx="578" cy="310" r="88" fill="${night}"/>` +
          shape('M0 640L170 430L270 540L420 380L600 590L690 500L860 660V900H0Z', c) +
          shape('M420 380L470 438L440 452L414 430L384 450L362 442Z', '#f6ead0') +
          Array.from({ length: 12 }, (_, i) =>
            at(20 + i * 76, 770 + (i % 3) * 10, pine(190 + ((i * 61) % 110), near)),
          ).join('') +
          shape('M0 760C220 730 640 730 860 760V900H0Z', near) +
          shape('M430 560L610 800H250Z', a) +
          shape('M430 560L500 800H360Z', b) +
          shape('M430 600L468 800H430Z', '#fff2cf'),
      ) +
      stroke(arch, ink, 12) +
      line('SLEEP OUTSIDE', {
        font: anton,
        size: 100,
        fit: 820,
        x: 430,
        y: 1040,
        anchor: 'middle',
        tracking: 20,
        fill: ink,
      })
    );
  },
};

const lighthouse: Artwork = {
  id: 'keepers-light',
  name: 'Keeper’s Light',
  tags: ['coast', 'badge', 'lighthouse'],
  area: { x: 5, y: 5, width: 990, height: 990 },
  inks: {
    light: { paper: '#f2efe6', ink: '#1d3550', a: '#d5432e', b: '#f2c055', c: '#79a9bd' },
    dark: { paper: '#11202f', ink: '#f2ede0', a: '#f0573f', b: '#f8cd68', c: '#5f9cb8' },
  },
  draw: ({ ink, a, b, c, paper }, id) =>
    ring(500, 500, 484, ink, 14) +
    ring(500, 500, 352, ink, 6) +
    arc('KEEP THE LIGHT ON', {
      font: anton,
      size: 92,
      cx: 500,
      cy: 500,
      radius: 384,
      tracking: 60,
      fill: ink,
    }) +
    arc('NORTH SEA COAST', {
      font: outfit,
      size: 58,
      cx: 500,
      cy: 500,
      radius: 434,
      angle: 180,
      tracking: 240,
      fill: a,
      inside: true,
    }) +
    inside(
      id('sea'),
      circlePath(500, 500, 346),
      shape('M500 338L1000 190V420Z', b, 'opacity=".85"') +
        shape('M500 338L0 240V420Z', b, 'opacity=".85"') +
        shape('M446 392H554L586 760H414Z', paper) +
        stroke('M446 392L414 760M554 392L586 760', ink, 8) +
        [0, 1, 2]
          .map((i) =>
            shape(
              `M${num(439 - i * 10.4)} ${470 + i * 110}H${num(561 + i * 10.4)}L${num(566 + i * 10.4)} ${526 + i * 110}H${num(434 - i * 10.4)}Z`,
              a,
            ),
          )
          .join('') +
        box(428, 372, 144, 22, ink) +
        box(458, 300, 84, 74, b) +
        stroke('M458 300V372M542 300V372M500 300V372', ink, 7) +
        shape('M446 302L500 244L554 302Z', a) +
        [0, 1, 2, 3]
          .map((row) =>
            stroke(
              smooth(
                wave({
                  from: 100,
                  to: 900,
                  y: 740 + row * 34,
                  height: 11,
                  length: 120,
                  phase: row * 0.3,
                  step: 15,
                }),
              ),
              row % 2 === 0 ? ink : c,
              13,
            ),
          )
          .join('') +
        shape('M360 752C400 712 600 712 640 752Z', ink),
    ),
};

/** Artworks of places. */
export const landscapes: readonly Artwork[] = [sunset, mountains, seigaiha, contours, camp, lighthouse];
