import type { Palette } from './scene.ts';

/** Palettes by season and mood. */
export const palettes = {
  spring: {
    wall: '#eef0e2',
    floor: '#d9dcc3',
    ink: '#33463a',
    accents: ['#e88f83', '#8fb08a', '#f0cf86', '#c9d8e4'],
  },
  summer: {
    wall: '#f8ead2',
    floor: '#eccf9f',
    ink: '#2c4a52',
    accents: ['#ee7a4f', '#f4b94e', '#5aa9a5', '#f6d9b8'],
  },
  autumn: {
    wall: '#efe3d2',
    floor: '#d3b793',
    ink: '#4a2f24',
    accents: ['#b9532f', '#d99a3a', '#6d7448', '#dcbfa2'],
  },
  winter: {
    wall: '#e6ebee',
    floor: '#c6d0d6',
    ink: '#22344a',
    accents: ['#9b3540', '#33587a', '#c8a870', '#d5dee4'],
  },
  dusk: {
    wall: '#f3d9cc',
    floor: '#8d6a86',
    ink: '#33264a',
    accents: ['#ef7258', '#f6b26b', '#9b6f9c', '#f2c6b8'],
  },
  sea: {
    wall: '#e4f0ef',
    floor: '#a9cfcf',
    ink: '#15414e',
    accents: ['#2f8290', '#f0b35a', '#e97456', '#c3dfdc'],
  },
} as const satisfies Record<string, Palette>;

/** Name of a palette. */
export type PaletteName = keyof typeof palettes;
