import { findColour } from '../colours.ts';
import { coastLine } from './coast-line.ts';
import { colourBlock, flatLay, stacks } from './flat.ts';
import { hills, shore } from './outdoors.ts';
import type { PaletteName } from './palettes.ts';
import { arches, celestial, foliage, terrazzo } from './patterns.ts';
import { portrait, tern } from './portraits.ts';
import { gallery, rail, stillLife, washingLine } from './rooms.ts';
import type { Compose } from './scene.ts';

/** A picture: its colours, and what stands in it. */
export interface Scene {
  palette: PaletteName;
  compose: Compose;
}

const hexes = (...slugs: string[]): string[] => slugs.map((slug) => findColour(slug)?.hex ?? '#ffffff');

const autumn = [
  { garment: 'sweatshirt', colour: 'rust', artwork: 'forest-bear' },
  { garment: 'mens-t-shirt', colour: 'ecru', artwork: 'take-it-slow' },
  { garment: 'sweatshirt', colour: 'forest-green', artwork: 'night-camp' },
  { garment: 'long-sleeve', colour: 'mustard', artwork: 'forest-floor' },
] as const;

const wall = [
  { artwork: 'wild-fern', frame: 'oak' },
  { artwork: 'bauhaus-grid', frame: 'black' },
  { artwork: 'under-the-sun', frame: 'white' },
  { artwork: 'optical-flow', frame: 'walnut' },
] as const;

/** Every scene by the name that its address has. */
export const scenes: Readonly<Record<string, Scene>> = {
  'rail-spring': {
    palette: 'spring',
    compose: rail([
      { garment: 'womens-t-shirt', colour: 'dusty-pink', artwork: 'poppy-field' },
      { garment: 'mens-t-shirt', colour: 'sage', artwork: 'under-the-sun' },
      { garment: 'long-sleeve', colour: 'white', artwork: 'lemon-grove' },
      { garment: 'mens-t-shirt', colour: 'sky-blue', artwork: 'swallows' },
    ]),
  },
  'rail-autumn': { palette: 'autumn', compose: rail(autumn) },
  'rail-autumn-high': { palette: 'autumn', compose: rail(autumn, { high: true }) },
  'rail-winter': {
    palette: 'winter',
    compose: rail([
      { garment: 'sweatshirt', colour: 'navy', artwork: 'great-swell' },
      { garment: 'sweatshirt', colour: 'oatmeal', artwork: 'one-more-chapter' },
      { garment: 'long-sleeve', colour: 'burgundy', artwork: 'moon-phases' },
      { garment: 'sweatshirt', colour: 'charcoal', artwork: 'blue-ridge' },
    ]),
  },
  'flat-lay-summer': {
    palette: 'summer',
    compose: flatLay({
      main: { garment: 'mens-t-shirt', colour: 'white', artwork: 'pacific-sunset' },
      second: { garment: 'tote-bag', colour: 'ecru', artwork: 'park-life' },
      ground: 1,
    }),
  },
  'flat-lay-sea': {
    palette: 'sea',
    compose: flatLay({
      main: { garment: 'womens-t-shirt', colour: 'navy', artwork: 'star-whale' },
      second: { garment: 'tote-bag', colour: 'white', artwork: 'out-of-office' },
      ground: 3,
    }),
  },
  'flat-lay-autumn': {
    palette: 'autumn',
    compose: flatLay({
      main: { garment: 'sweatshirt', colour: 'black', artwork: 'paper-fox' },
      second: { garment: 'beanie', colour: 'rust', artwork: 'blue-ridge' },
      ground: 3,
    }),
  },
  'stacks-spring': {
    palette: 'spring',
    compose: stacks(hexes('white', 'sage', 'dusty-pink', 'mint', 'butter', 'sky-blue')),
  },
  'stacks-autumn': {
    palette: 'autumn',
    compose: stacks(hexes('rust', 'ecru', 'olive', 'mustard', 'burgundy', 'stone', 'forest-green')),
  },
  'stacks-winter': {
    palette: 'winter',
    compose: stacks(hexes('navy', 'white', 'burgundy', 'athletic-grey', 'denim-blue', 'charcoal')),
  },
  'still-life-morning': {
    palette: 'summer',
    compose: stillLife({ mug: 'white', artwork: 'coffee-first', print: 'paper-cutouts', frame: 'oak' }),
  },
  'still-life-evening': {
    palette: 'dusk',
    compose: stillLife({ mug: 'navy', artwork: 'quiet-orbits', print: 'moon-phases', frame: 'black' }),
  },
  'gallery-wall': { palette: 'spring', compose: gallery(wall) },
  'gallery-wall-high': { palette: 'spring', compose: gallery(wall, { high: true }) },
  'washing-line': { palette: 'sea', compose: washingLine },
  'hills-dawn': { palette: 'summer', compose: hills('#ee7a4f') },
  'hills-dusk': { palette: 'dusk', compose: hills('#ef7258') },
  'hills-winter': { palette: 'winter', compose: hills('#f4e3bf') },
  shore: { palette: 'sea', compose: shore },
  'line-by-the-sea': {
    palette: 'sea',
    compose: coastLine([
      { garment: 'sweatshirt', colour: 'navy', artwork: 'great-swell' },
      { garment: 'mens-t-shirt', colour: 'white', artwork: 'keepers-light' },
      { garment: 'sweatshirt', colour: 'mustard', artwork: 'swallows' },
    ]),
  },
  'at-the-drawing-board': {
    palette: 'summer',
    compose: portrait({
      skin: '#d99a72',
      hair: '#4a2a22',
      jumper: '#f3e6cf',
      apron: '#2f5d62',
      glasses: true,
    }),
  },
  'tern-over-waves': { palette: 'sea', compose: tern },
  'terrazzo-spring': { palette: 'spring', compose: terrazzo },
  'terrazzo-autumn': { palette: 'autumn', compose: terrazzo },
  'arches-summer': { palette: 'summer', compose: arches },
  'foliage-spring': { palette: 'spring', compose: foliage },
  'foliage-autumn': { palette: 'autumn', compose: foliage },
  celestial: { palette: 'winter', compose: celestial },
  'colour-block-summer': { palette: 'summer', compose: colourBlock },
  'colour-block-sea': { palette: 'sea', compose: colourBlock },
  'colour-block-dusk': { palette: 'dusk', compose: colourBlock },
};
