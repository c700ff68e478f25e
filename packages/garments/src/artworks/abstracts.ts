import { outfit } from '../lettering/fonts/outfit.ts';
import { line } from '../lettering/lettering.ts';
import { num, rng } from '../svg/numbers.ts';
import { smooth } from '../svg/path.ts';
import { onDark, type Artwork } from './artwork.ts';
import {
  at,
  blob,
  box,
  circlePath,
  disc,
  inside,
  leaf,
  ring,
  shape,
  sparkle,
  stroke,
  wave,
} from './forms.ts';

const bauhaus: Artwork = {
  id: 'bauhaus-grid',
  name: 'Bauhaus Grid',
  tags: ['abstract', 'geometric', 'modernist'],
  area: { x: -5, y: -5, width: 810, height: 1010 },
  inks: {
    light: { paper: '#f2ebdd', ink: '#1f2023', a: '#d8412c', b: '#e9b03a', c: '#28538f' },
    dark: { paper: '#17181b', ink: '#f3ecdf', a: '#ef5a40', b: '#f5c14e', c: '#4f83c9' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const tiles: ((f: string, g: string) => string)[] = [
      (f, g) => box(0, 0, 200, 200, g) + shape('M0 0A200 200 0 0 1 200 200H0Z', f),
      (f, g) => box(0, 0, 200, 200, g) + disc(100, 100, 74, f),
      (f, g) => box(0, 0, 200, 200, g) + shape('M0 200L200 0V200Z', f),
      (f, g) => box(0, 0, 200, 200, g) + [0, 1, 2, 3].map((i) => box(i * 50, 0, 25, 200, f)).join(''),
      (f, g) =>
        box(0, 0, 200, 200, g) + shape('M0 100A100 100 0 0 1 200 100ZM0 200A100 100 0 0 1 200 200Z', f),
      (f, g) => box(0, 0, 200, 200, g) + disc(100, 100, 100, f) + disc(100, 100, 52, g),
      (f, g) => box(0, 0, 200, 200, g) + shape('M0 0H200L100 100ZM0 200H200L100 100Z', f),
      (f, g) => box(0, 0, 200, 200, g) + shape('M0 0A100 100 0 0 1 0 200ZM100 0A100 100 0 0 1 100 200Z', f),
    ];
    const plan = [0, 1, 2, 4, 5, 3, 0, 6, 7, 2, 1, 3, 4, 0, 5, 7, 6, 1, 4, 2];
    const turns = [0, 0, 90, 180, 0, 90, 180, 0, 0, 270, 0, 0, 90, 270, 0, 90, 90, 0, 0, 180];
    const pairs: [string, string][] = [
      [a, paper],
      [ink, b],
      [c, paper],
      [b, c],
      [paper, ink],
      [ink, paper],
      [a, b],
      [c, a],
      [paper, a],
      [b, ink],
    ];
    return plan
      .map((kind, i) => {
        const [f, g] = pairs[(i * 7 + Math.floor(i / 4)) % pairs.length] ?? [a, paper];
        const tile = tiles[kind]?.(f, g) ?? '';
        return `<g transform="translate(${(i % 4) * 200} ${Math.floor(i / 4) * 200}) rotate(${turns[i] ?? 0} 100 100)">${tile}</g>`;
      })
      .join('');
  },
};

const stripes: Artwork = {
  id: 'seventies-stripes',
  name: 'Seventies Stripes',
  tags: ['retro', 'stripes', 'abstract'],
  area: { x: 30, y: -5, width: 940, height: 995 },
  inks: {
    light: { paper: '#f7ecd8', ink: '#5b2a1c', a: '#d1512d', b: '#eba13c', c: '#2f7673' },
    dark: { paper: '#24150f', ink: '#fbeed8', a: '#ea6a3f', b: '#f6b656', c: '#4ba09a' },
  },
  draw: ({ ink, a, b, c }, id) => {
    const bands = [ink, a, b, '#f4d58a', c];
    const run = bands
      .map(
        (colour, i) =>
          `<path d="M${60 + i * 62} -40V520A${440 - i * 62} ${440 - i * 62} 0 0 0 ${940 - i * 62} 520V-40" fill="none" stroke="${colour}" stroke-width="50"/>`,
      )
      .join('');
    return (
      inside(id('frame'), 'M0 0H1000V1000H0Z', run) +
      disc(500, 236, 150, a) +
      disc(500, 236, 96, b) +
      disc(500, 236, 46, ink)
    );
  },
};

const cutouts: Artwork = {
  id: 'paper-cutouts',
  name: 'Paper Cut-Outs',
  tags: ['abstract', 'organic', 'collage'],
  area: { x: 50, y: 0, width: 780, height: 1025 },
  inks: {
    light: { paper: '#f5eee2', ink: '#22405c', a: '#e2603f', b: '#eab54b', c: '#6c9a7d' },
    dark: { paper: '#18232d', ink: '#efe6d6', a: '#f47a55', b: '#f4c766', c: '#82b596' },
  },
  draw: ({ ink, a, b, c, paper }) => {
    const random = rng('cut-outs');
    const weed = (length: number, fill: string): string => {
      const lobes = Array.from({ length: 6 }, (_, i) => {
        const y = -30 - i * (length / 6.6);
        return [-1, 1]
          .map((side) =>
            at(side * 6, y, shape(leaf(120 - i * 10, 56, 0.7), fill), { turn: side * (62 - i * 6) }),
          )
          .join('');
      }).join('');
      return lobes + shape(leaf(length * 1.06, 44, 0.2), fill);
    };
    return (
      shape(blob(280, 260, { r: 235, wobble: 0.12, random }), b) +
      shape(blob(610, 470, { r: 225, wobble: 0.14, random }), a) +
      shape(blob(300, 780, { r: 240, wobble: 0.12, random }), c) +
      at(300, 470, weed(370, ink), { turn: -10 }) +
      at(640, 690, weed(330, paper), { turn: 16 }) +
      at(280, 990, weed(330, b), { turn: 8 }) +
      shape(blob(690, 150, { r: 96, wobble: 0.1, points: 6, random }), ink) +
      shape(blob(700, 900, { r: 120, wobble: 0.12, points: 7, random }), ink) +
      disc(690, 150, 34, paper) +
      shape(sparkle(700, 900, 70), a)
    );
  },
};

const moons: Artwork = {
  id: 'moon-phases',
  name: 'Moon Phases',
  tags: ['moon', 'celestial', 'minimal'],
  area: { x: 30, y: 20, width: 840, height: 1005 },
  inks: {
    light: { paper: '#f3efe7', ink: '#27304d', a: '#c98d3f', b: '#7b86a8', c: '#b9bfd2' },
    dark: { paper: '#141a2e', ink: '#f2ecdc', a: '#eab868', b: '#8c98c4', c: '#3c4668' },
  },
  draw: ({ ink, a, b }) => {
    const moon = (lit: number, r: number): string => {
      // lit runs from -1 (last crescent) over 0 (full) to 1 (first crescent)
      const bulge = r * (1 - 2 * Math.abs(lit));
      const sweep = bulge > 0 ? 1 : 0;
      const half = `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${num(Math.abs(bulge))} ${r} 0 0 ${sweep} 0 ${-r}Z`;
      return lit === 0
        ? disc(0, 0, r, ink)
        : `<g transform="scale(${lit < 0 ? -1 : 1} 1)">${shape(half, ink)}</g>`;
    };
    const row = [0.86, 0.5, 0.2, 0, -0.2, -0.5, -0.86]
      .map((lit, i) => at(84 + i * 122, 560 + Math.sin((i / 6) * Math.PI) * 50, moon(lit, 46)))
      .join('');
    return (
      disc(450, 250, 150, ink) +
      [
        [-40, -30, 26],
        [46, 40, 38],
        [30, -70, 18],
        [-60, 60, 20],
        [90, -20, 14],
      ]
        .map(([x, y, r]) => disc(450 + (x ?? 0), 250 + (y ?? 0), r ?? 0, b, 'opacity=".5"'))
        .join('') +
      Array.from({ length: 32 }, (_, i) =>
        at(450, 250, stroke(`M0 ${i % 2 === 0 ? -178 : -186}V${i % 2 === 0 ? -226 : -204}`, a, 5), {
          turn: i * 11.25,
        }),
      ).join('') +
      row +
      Array.from({ length: 5 }, (_, i) =>
        shape(sparkle(130 + i * 160, 735 + (i % 2) * 34, i === 2 ? 44 : 24), a),
      ).join('') +
      stroke(smooth(wave({ from: 40, to: 860, y: 850, height: 20, length: 205, step: 20 })), ink, 7) +
      stroke(
        smooth(wave({ from: 100, to: 800, y: 900, height: 18, length: 175, phase: 0.4, step: 20 })),
        b,
        7,
      ) +
      line('PHASES OF THE MOON', {
        font: outfit,
        size: 50,
        x: 450,
        y: 1020,
        anchor: 'middle',
        tracking: 300,
        fill: ink,
      })
    );
  },
};

const optical: Artwork = {
  id: 'optical-flow',
  name: 'Optical Flow',
  tags: ['abstract', 'op art', 'line art'],
  area: { x: -10, y: 15, width: 920, height: 955 },
  inks: {
    light: { paper: '#f4f1ea', ink: '#1b1b1f', a: '#e04a2f', b: '#3b6bb0', c: '#bdb6a9' },
    dark: { paper: '#141418', ink: '#f4f0e8', a: '#ff6547', b: '#6d9be6', c: '#55524c' },
  },
  draw: ({ ink, a }) => {
    const rows = Array.from({ length: 34 }, (_, i) => {
      const y = 30 + i * 28;
      const points = Array.from({ length: 46 }, (__, k) => {
        const x = k * 20;
        const dx = (x - 450) / 210;
        const dy = (y - 470) / 230;
        const lift = Math.exp(-(dx * dx + dy * dy)) * 130;
        return { x, y: y - lift + Math.sin(x / 120 + i * 0.22) * 7 };
      });
      return stroke(smooth(points), i === 15 ? a : ink, 5 + 6 * Math.exp(-(((i - 16) / 6) ** 2)));
    });
    return rows.join('');
  },
};

const orbits: Artwork = {
  id: 'quiet-orbits',
  name: 'Quiet Orbits',
  tags: ['space', 'planets', 'geometric'],
  area: { x: 10, y: 10, width: 980, height: 980 },
  inks: {
    light: { paper: '#f1ede6', ink: '#222a45', a: '#df5a3a', b: '#eab04a', c: '#6f8fb5' },
    dark: { paper: '#12162a', ink: '#f1ebde', a: '#f5734f', b: '#f6c468', c: '#86a8d6' },
  },
  draw: (inks, id) => {
    const { ink, a, b, c } = inks;
    const radii = [150, 230, 316, 400, 484];
    const planets = [
      { r: 150, at: 60, size: 26, fill: c },
      { r: 230, at: 205, size: 40, fill: a },
      { r: 316, at: 330, size: 54, fill: b },
      { r: 400, at: 118, size: 66, fill: c },
      { r: 484, at: 248, size: 34, fill: a },
    ];
    const globe = (x: number, y: number, size: number, fill: string, name: string): string =>
      inside(
        id(name),
        circlePath(x, y, size),
        disc(x, y, size, fill) +
          [-0.5, 0, 0.5]
            .map((k) =>
              box(x - size, y + k * size - size * 0.1, size * 2, size * 0.18, ink).replace(
                '/>',
                ' opacity=".16"/>',
              ),
            )
            .join('') +
          `<path d="${circlePath(x + size * 0.5, y, size * 1.05)}" fill="#000" opacity="${onDark(inks) ? 0.3 : 0.14}"/>`,
      );
    return (
      radii
        .map(
          (r, i) =>
            `<circle cx="500" cy="500" r="${r}" fill="none" stroke="${ink}" stroke-width="${i % 2 === 0 ? 5 : 3.4}" ${i % 2 === 0 ? '' : 'stroke-dasharray="1.5 15" stroke-linecap="round"'}/>`,
        )
        .join('') +
      disc(500, 500, 92, b) +
      Array.from({ length: 24 }, (_, i) => at(500, 500, stroke('M0 -104V-122', b, 6), { turn: i * 15 })).join(
        '',
      ) +
      planets
        .map((planet, i) => {
          const turn = (planet.at * Math.PI) / 180;
          const [x, y] = [500 + Math.sin(turn) * planet.r, 500 - Math.cos(turn) * planet.r];
          const halo =
            i === 2
              ? `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${planet.size * 1.75}" ry="${planet.size * 0.46}" fill="none" stroke="${ink}" stroke-width="9" transform="rotate(-24 ${num(x)} ${num(y)})"/>`
              : '';
          return (
            halo +
            globe(x, y, planet.size, planet.fill, `p${i}`) +
            (i === 3 ? ring(x + 96, y - 40, 13, ink, 7) : '')
          );
        })
        .join('') +
      [
        [120, 170, 26],
        [880, 150, 36],
        [860, 860, 24],
        [140, 880, 40],
      ]
        .map(([x, y, r]) => shape(sparkle(x ?? 0, y ?? 0, r ?? 0), ink))
        .join('')
    );
  },
};

/** Artworks of pure form and of the sky. */
export const abstracts: readonly Artwork[] = [bauhaus, stripes, cutouts, moons, optical, orbits];
