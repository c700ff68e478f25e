import { at, circlePath, disc, inside, leaf, ring, shape, stroke } from '../artworks/forms.ts';
import { anton } from '../lettering/fonts/anton.ts';
import { bagel } from '../lettering/fonts/bagel.ts';
import { gloock } from '../lettering/fonts/gloock.ts';
import { instrument } from '../lettering/fonts/instrument.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { unbounded } from '../lettering/fonts/unbounded.ts';
import { line, measureLine } from '../lettering/lettering.ts';
import { num } from '../svg/numbers.ts';

/** Colours of a logo: the lettering and one accent. */
interface LogoInks {
  ink: string;
  accent: string;
  /** Colour behind an icon. */
  ground: string;
}

interface Logo {
  name: string;
  inks: LogoInks;
  /** The mark in a square of 100. */
  mark: (inks: LogoInks, id: (name: string) => string) => string;
  /** The words, with the baseline at 70, and how wide they are. */
  words: (inks: LogoInks) => { content: string; width: number };
}

const logos = {
  omnis: {
    name: 'Omnis',
    inks: { ink: '#16202c', accent: '#86b302', ground: '#ffffff' },
    mark: ({ ink, accent }) => ring(47, 53, 34, ink, 14) + disc(80, 20, 14, accent),
    words: ({ ink }) => ({
      content: line('omnis', { font: outfit, size: 84, x: 0, y: 73, tracking: -14, fill: ink }),
      width: measureLine('omnis', outfit, { size: 84, tracking: -14 }),
    }),
  },
  demo: {
    name: 'Marlow & Finch',
    inks: { ink: '#22352d', accent: '#c8623c', ground: '#f4efe4' },
    mark: ({ ink, accent }) =>
      shape(
        'M12 66C22 40 46 28 70 34C76 36 80 40 82 46L96 50L82 55C76 74 54 84 34 78L14 92C18 84 18 76 12 66Z',
        ink,
      ) +
      shape('M30 60C44 46 58 46 66 54C58 68 44 72 30 60Z', accent) +
      disc(72, 45, 3.4, '#fff'),
    words: ({ ink }) => ({
      content: line('Marlow & Finch', { font: gloock, size: 62, x: 0, y: 71, tracking: 4, fill: ink }),
      width: measureLine('Marlow & Finch', gloock, { size: 62, tracking: 4 }),
    }),
  },
  turbo: {
    name: 'Northbeat',
    inks: { ink: '#14141a', accent: '#f2542d', ground: '#14141a' },
    mark: ({ ink, accent }) =>
      [16, 44, 72, 52, 28]
        .map(
          (h, i) =>
            `<rect x="${8 + i * 18}" y="${50 - h / 2}" width="12" height="${h}" rx="6" fill="${i === 2 ? accent : ink}"/>`,
        )
        .join(''),
    words: ({ ink }) => ({
      content: line('NORTHBEAT', { font: unbounded, size: 52, x: 0, y: 69, tracking: -10, fill: ink }),
      width: measureLine('NORTHBEAT', unbounded, { size: 52, tracking: -10 }),
    }),
  },
  basic: {
    name: 'Plainsong',
    inks: { ink: '#2f2a26', accent: '#9a7b4f', ground: '#f6f2ea' },
    mark: ({ ink, accent }) =>
      stroke('M50 94V40', ink, 5) +
      at(50, 62, shape(leaf(44, 26), accent), { turn: -52 }) +
      at(50, 52, shape(leaf(44, 26), ink), { turn: 50 }) +
      at(50, 44, shape(leaf(40, 22), accent)),
    words: ({ ink }) => ({
      content: line('Plainsong', { font: instrument, size: 84, x: 0, y: 72, fill: ink }),
      width: measureLine('Plainsong', instrument, { size: 84 }),
    }),
  },
  soon: {
    name: 'Halfmoon',
    inks: { ink: '#29244a', accent: '#f08a5b', ground: '#f3eefb' },
    mark: ({ ink, accent }, id) =>
      inside(id('moon'), circlePath(50, 50, 42), disc(50, 50, 42, ink) + disc(68, 40, 40, accent)),
    words: ({ ink }) => ({
      content: line('halfmoon', { font: bagel, size: 72, x: 0, y: 71, fill: ink }),
      width: measureLine('halfmoon', bagel, { size: 72 }),
    }),
  },
  locked: {
    name: 'The Back Room',
    inks: { ink: '#1d2b2a', accent: '#b98d3e', ground: '#eceae2' },
    mark: ({ ink, accent }) =>
      stroke('M18 94V46A32 32 0 0 1 82 46V94', ink, 8) +
      stroke('M10 94H90', ink, 8) +
      disc(50, 56, 9, accent) +
      shape('M46 58H54L58 80H42Z', accent),
    words: ({ ink }) => ({
      content: line('THE BACK ROOM', { font: anton, size: 58, x: 0, y: 74, tracking: 60, fill: ink }),
      width: measureLine('THE BACK ROOM', anton, { size: 58, tracking: 60 }),
    }),
  },
} satisfies Record<string, Logo>;

type LogoName = keyof typeof logos;

const names = ['omnis', 'demo', 'turbo', 'basic', 'soon', 'locked'] as const satisfies readonly LogoName[];

/** Ids of all logos: the wordmark, `-light` for dark grounds, and `-icon` in a square, for favicons. */
export const logoIds: readonly string[] = names.flatMap((name) => [name, `${name}-light`, `${name}-icon`]);

/** Name of the store of each logo. */
export const logoNames: Readonly<Record<LogoName, string>> = {
  omnis: logos.omnis.name,
  demo: logos.demo.name,
  turbo: logos.turbo.name,
  basic: logos.basic.name,
  soon: logos.soon.name,
  locked: logos.locked.name,
};

function find(id: string): { logo: Logo; form: 'dark' | 'light' | 'icon' } | undefined {
  const name = names.find((one) => id === one || id === `${one}-light` || id === `${one}-icon`);
  if (!name) return undefined;
  const form = id.endsWith('-light') ? 'light' : id.endsWith('-icon') ? 'icon' : 'dark';
  return { logo: logos[name], form };
}

const GAP = 26;

interface Drawing {
  width: number;
  height: number;
  body: string;
}

function compose(id: string): Drawing | undefined {
  const found = find(id);
  if (!found) return undefined;
  const { logo, form } = found;
  const unique = (name: string): string => `logo-${name}`;
  if (form === 'icon') {
    const onInk = logo.inks.ground === logo.inks.ink;
    const inks = onInk ? { ...logo.inks, ink: '#ffffff' } : logo.inks;
    return {
      width: 160,
      height: 160,
      body: `<rect width="160" height="160" rx="36" fill="${inks.ground}"/>${at(30, 30, logo.mark(inks, unique))}`,
    };
  }
  const inks = form === 'light' ? { ...logo.inks, ink: '#ffffff' } : logo.inks;
  const words = logo.words(inks);
  return {
    width: 100 + GAP + words.width + 6,
    height: 100,
    body: logo.mark(inks, unique) + at(100 + GAP, 0, words.content),
  };
}

/** Proportions of a logo; nothing when there is none of that id. */
export function logoSize(id: string): { width: number; height: number } | undefined {
  const drawing = compose(id);
  return drawing && { width: drawing.width, height: drawing.height };
}

/**
 * Draws a logo on a transparent ground as an SVG document.
 *
 * @param width - in pixels; the height follows
 * @returns nothing when there is no logo of that id
 */
export function drawLogo(id: string, width: number): string | undefined {
  const drawing = compose(id);
  if (!drawing) return undefined;
  const height = (width * drawing.height) / drawing.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(drawing.width)} ${num(drawing.height)}">${drawing.body}</svg>`;
}

/** The colour that an icon stands on; undefined for what is none. */
export function iconGround(id: string): string | undefined {
  const found = find(id);
  return found?.form === 'icon' ? found.logo.inks.ground : undefined;
}
