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

/** Neutral grotesque for screens. */
export const inter = variable('Inter', 'inter');
/** Geometric and low in contrast; quiet in text, clear in headings. */
export const dmSans = variable('DM Sans', 'dm-sans');
/** Soft old-style serif; heavy weights have a taste of the seventies. */
export const fraunces = variable('Fraunces', 'fraunces');
/** High-contrast serif for fashion. */
export const playfair = variable('Playfair Display', 'playfair-display');
/** Sturdy grotesque up to a true black. */
export const archivo = variable('Archivo', 'archivo');
/** Round geometric sans. */
export const outfit = variable('Outfit', 'outfit');
/** Slab serif made for reading. */
export const bitter = variable('Bitter', 'bitter');
/** Lively grotesque with notched joints. */
export const bricolage = variable('Bricolage Grotesque', 'bricolage-grotesque');
/** The book face of the sixteenth century. */
export const garamond = variable('EB Garamond', 'eb-garamond');
/** Round-ended and plump. */
export const fredoka = variable('Fredoka', 'fredoka');
/** Fixed width, tall lower case. */
export const jetBrainsMono = variable('JetBrains Mono', 'jetbrains-mono');
/** Round-ended sans for text. */
export const nunito = variable('Nunito', 'nunito');
/** Very narrow grotesque for posters and shirts. */
export const sofia = variable('Sofia Sans Extra Condensed', 'sofia-sans-extra-condensed');
/** Gallery sans: upright when regular, very wide when bold. */
export const syne = variable('Syne', 'syne');

/** Font stacks: the theme's font, then what systems have that is close to it in width and mood. */
export const stacks = {
  lato: 'Lato, "Lato Fallback", "Helvetica Neue", Arial, sans-serif',
  inter:
    '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  dmSans:
    '"DM Sans Variable", "DM Sans", "Avenir Next", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fraunces: '"Fraunces Variable", Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  playfair: '"Playfair Display Variable", "Playfair Display", Didot, "Bodoni MT", "Times New Roman", serif',
  archivo: '"Archivo Variable", Archivo, "Arial Narrow", "Helvetica Neue", Arial, sans-serif',
  outfit: '"Outfit Variable", Outfit, Futura, "Century Gothic", "Trebuchet MS", Verdana, sans-serif',
  bitter: '"Bitter Variable", Bitter, Rockwell, "Roboto Slab", Georgia, serif',
  bricolage: '"Bricolage Grotesque Variable", "Bricolage Grotesque", "Gill Sans", "Trebuchet MS", sans-serif',
  garamond: '"EB Garamond Variable", "EB Garamond", Garamond, "Hoefler Text", Baskerville, Georgia, serif',
  fredoka: '"Fredoka Variable", Fredoka, "Arial Rounded MT Bold", "Hiragino Maru Gothic ProN", sans-serif',
  mono: '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  nunito: '"Nunito Variable", Nunito, "Hiragino Maru Gothic ProN", "Segoe UI", Roboto, sans-serif',
  sofia:
    '"Sofia Sans Extra Condensed Variable", "Sofia Sans Extra Condensed", Impact, "Arial Narrow", sans-serif',
  syne: '"Syne Variable", Syne, "Avenir Next", "Trebuchet MS", Verdana, sans-serif',
} as const;
