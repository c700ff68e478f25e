import { resolveTheme, themes, isThemeName, themeStyleSheet } from '@omnis/theme';
import { fontHead, type FontHead } from './fonts.server.ts';

/** A theme as the core data names it. */
export interface ThemeChoice {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Choices of a theme that are no CSS and that components read. */
export interface ThemeOptions {
  readonly quantityVisible: boolean;
  /** Description above the selectors; else below them. */
  readonly descriptionAbove: boolean;
  /** Words of the description before it is folded. */
  readonly wordLimit: number;
  readonly searchBar: boolean;
  readonly communityTitle: string;
  readonly communitySubtitle: string;
}

/** All that a document's head needs of its theme. */
export interface ThemeHead {
  readonly css: string;
  readonly fonts: FontHead;
  /** Colour of the browser's own bars. */
  readonly themeColor: string;
  readonly options: ThemeOptions;
}

const limit = 200;
const known = new Map<string, ThemeHead>();

const facesOf = (name: string) => themes[isThemeName(name) ? name : 'base'].fonts;

/** The `@font-face` rules of a theme, for the pages of a closed store, which the server writes. */
export function fontFaces(theme: string): string {
  return fontHead(facesOf(theme)).css;
}

function make({ name, properties }: ThemeChoice): ThemeHead {
  const { values } = resolveTheme(name, { overrides: properties });
  return {
    css: themeStyleSheet(name, { overrides: properties }),
    fonts: fontHead(facesOf(name)),
    themeColor: values['header.background'],
    options: {
      quantityVisible: values['product.quantity.visibility'] === 'visible',
      descriptionAbove: values['product.description.placement'] === 'above',
      wordLimit: Number(values['product.description.wordLimit']) || 60,
      searchBar: values['header.search'] === 'bar',
      communityTitle: values['product.community.title'],
      communitySubtitle: values['product.community.subtitle'],
    },
  };
}

/**
 * The head of a theme with the shop's own values, validated by the theme's grammar (storefront.md §3 Theme). Kept for the
 * next request: resolving takes longer than rendering a page.
 */
export function themeHead(choice: ThemeChoice): ThemeHead {
  const key = `${choice.name} ${JSON.stringify(choice.properties)}`;
  const made = known.get(key) ?? make(choice);
  if (!known.has(key) && known.size >= limit) known.clear();
  known.set(key, made);
  return made;
}
