import type { FontFace } from '@omnis/theme';
import { fallbackFace } from './fallback-fonts.server.ts';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import archivoExt from '@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url';
import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url';
import bitterExt from '@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2?url';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import bricolageExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';
import dmSansExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url';
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import garamondExt from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import frauncesExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url';
import fredokaExt from '@fontsource-variable/fredoka/files/fredoka-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import jetBrainsMono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import jetBrainsMonoExt from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import nunitoExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import outfitExt from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url';
import playfair from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import playfairExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url';
import sofia from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url';
import sofiaExt from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url';
import syne from '@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url';
import syneExt from '@fontsource-variable/syne/files/syne-latin-ext-wght-normal.woff2?url';
import lato400 from '@fontsource/lato/files/lato-latin-400-normal.woff2?url';
import lato700 from '@fontsource/lato/files/lato-latin-700-normal.woff2?url';
import lato400Ext from '@fontsource/lato/files/lato-latin-ext-400-normal.woff2?url';
import lato700Ext from '@fontsource/lato/files/lato-latin-ext-700-normal.woff2?url';

/** A file of a font: one range of weights, in Latin and in extended Latin. */
interface FontFile {
  readonly weight: string;
  readonly latin: string;
  readonly extended: string;
}

const files: Readonly<Record<string, readonly FontFile[]>> = {
  Lato: [
    { weight: '400', latin: lato400, extended: lato400Ext },
    { weight: '700', latin: lato700, extended: lato700Ext },
  ],
  'Inter Variable': [{ weight: '100 900', latin: inter, extended: interExt }],
  'DM Sans Variable': [{ weight: '100 1000', latin: dmSans, extended: dmSansExt }],
  'Fraunces Variable': [{ weight: '100 900', latin: fraunces, extended: frauncesExt }],
  'Playfair Display Variable': [{ weight: '400 900', latin: playfair, extended: playfairExt }],
  'Archivo Variable': [{ weight: '100 900', latin: archivo, extended: archivoExt }],
  'Outfit Variable': [{ weight: '100 900', latin: outfit, extended: outfitExt }],
  'Bitter Variable': [{ weight: '100 900', latin: bitter, extended: bitterExt }],
  'Bricolage Grotesque Variable': [{ weight: '200 800', latin: bricolage, extended: bricolageExt }],
  'EB Garamond Variable': [{ weight: '400 800', latin: garamond, extended: garamondExt }],
  'Fredoka Variable': [{ weight: '300 700', latin: fredoka, extended: fredokaExt }],
  'JetBrains Mono Variable': [{ weight: '100 800', latin: jetBrainsMono, extended: jetBrainsMonoExt }],
  'Nunito Variable': [{ weight: '200 1000', latin: nunito, extended: nunitoExt }],
  'Sofia Sans Extra Condensed Variable': [{ weight: '1 1000', latin: sofia, extended: sofiaExt }],
  'Syne Variable': [{ weight: '400 800', latin: syne, extended: syneExt }],
};

/**
 * The last rule of a family that names a letter has it: what is of Latin lies in the wide ranges of the extended one, and
 * stands after it.
 */
const ranges = {
  extended: 'U+100-2FF,U+1D00-1DBF,U+1E00-1EFF,U+2020,U+20A0-20CF,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

function rule(family: string, { weight, ...addresses }: FontFile): string {
  return (['extended', 'latin'] as const)
    .map(
      (subset) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
        `src:url(${addresses[subset]});unicode-range:${ranges[subset]}}`,
    )
    .join('');
}

/** Head elements for a theme's fonts. */
export interface FontHead {
  /** `@font-face` rules of the web fonts. */
  readonly css: string;
  /** Fonts that stand in for them until they have loaded. */
  readonly fallback: string;
}

/** A font that a store has uploaded: the addresses of its Latin letters, and of all of it. */
export interface OwnFont {
  readonly family: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly latin: string;
  readonly whole: string;
}

/** The last rule that names a letter has it, so that Latin letters come from the small file. */
function ownRule({ family, weight, style, latin, whole }: OwnFont): string {
  const head = `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;`;
  return `${head}src:url(${whole})format("woff2")}${head}src:url(${latin})format("woff2");unicode-range:${ranges.latin}}`;
}

/** The rules and files of the fonts that a theme uses; a font that the shop does not carry is left to the stack's next. */
export function fontHead(faces: readonly FontFace[], own: readonly OwnFont[] = []): FontHead {
  const found = faces.map(({ family }) => ({ family, list: files[family] ?? [] }));
  return {
    css: [
      ...found.flatMap(({ family, list }) => list.map((file) => rule(family, file))),
      ...own.map(ownRule),
    ].join(''),
    fallback: found.map(({ family }) => fallbackFace(family)).join(''),
  };
}
