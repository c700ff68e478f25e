import type { FontFace } from './definition.ts';

export const lato: FontFace = {
  family: 'Lato',
  package: '@fontsource/lato',
  css: ['@fontsource/lato/400.css', '@fontsource/lato/700.css'],
};

const variable = (family: string, id: string): FontFace => ({
  family: `${family} Variable`,
  package: `@fontsource-variable/${id}`,
  css: [`@fontsource-variable/${id}/index.css`],
});

export const inter = variable('Inter', 'inter');
export const dmSans = variable('DM Sans', 'dm-sans');
export const fraunces = variable('Fraunces', 'fraunces');
export const playfair = variable('Playfair Display', 'playfair-display');
export const archivo = variable('Archivo', 'archivo');
export const outfit = variable('Outfit', 'outfit');

/** Font stacks: the theme's font, then what systems have that is close to it in width and mood. */
export const stacks = {
  inter:
    '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  dmSans:
    '"DM Sans Variable", "DM Sans", "Avenir Next", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fraunces: '"Fraunces Variable", Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  playfair: '"Playfair Display Variable", "Playfair Display", Didot, "Bodoni MT", "Times New Roman", serif',
  archivo: '"Archivo Variable", Archivo, "Arial Narrow", "Helvetica Neue", Arial, sans-serif',
  outfit: '"Outfit Variable", Outfit, Futura, "Century Gothic", "Trebuchet MS", Verdana, sans-serif',
} as const;
