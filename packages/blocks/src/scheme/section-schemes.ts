import type { PageContent } from '../page/page-content.ts';
import {
  schemeClass,
  schemeStyleSheet,
  type ColourScheme,
  type SchemeStyleSheetOptions,
  type TokenValues,
} from '@omnis/theme';
import { pageSchemes } from './page-schemes.ts';
import { sectionScheme, sectionSchemeNames, type SectionSchemeName } from './scheme-name.ts';

/** Tokens that keep images and lines apart from a tinted background. */
const apart: TokenValues = {
  'image.background': '{surface.base}',
  'product.card.background': '{surface.base}',
  'border.strong': '{text.muted}',
};

/** The colour schemes of sections, by the name that a block's property `scheme` has. */
export const sectionSchemes: Readonly<Record<SectionSchemeName, ColourScheme>> = {
  soft: { values: { ...apart, 'page.background': '{surface.sunken}' } },
  tint: {
    values: {
      ...apart,
      'page.background': '{primary.soft}',
      'text.muted': '{text.color}',
      'link.color': '{text.color}',
      'link.hover': '{text.color}',
      'eyebrow.color': '{text.color}',
    },
  },
  light: { mode: 'light' },
  dark: { mode: 'dark' },
};

/** The theme of the page that the sections lie in, and the page. */
export interface SectionSchemeOptions extends Omit<SchemeStyleSheetOptions, 'scheme' | 'selector'> {
  /** The theme's name. */
  readonly theme: string;
  /** Leaves out the schemes that this page does not use; all of them without it, as an editor needs. */
  readonly page?: PageContent;
}

/**
 * The style sheet of the colour schemes that a page's sections use (storefront.md §3 Theme; platform layers: page or
 * section scheme over shop). It belongs into the head after the theme's own; empty when no section names a scheme. Call it
 * where the theme's style sheet is made, on the server: it carries the theme's data.
 *
 * @example
 * ```ts
 * import { sectionSchemeCss } from '@omnis/blocks';
 * const page = { blocks: [{ type: 'row', properties: { scheme: 'dark' } }] };
 * const css = sectionSchemeCss({ theme: 'nordic', mode: 'light', page });
 * ```
 */
export function sectionSchemeCss({ theme, page, ...options }: SectionSchemeOptions): string {
  const used = page === undefined ? sectionSchemeNames : pageSchemes(page);
  return used
    .map((name) =>
      schemeStyleSheet(theme, {
        ...options,
        scheme: sectionSchemes[name],
        selector: `.${schemeClass(sectionScheme(name))}`,
      }),
    )
    .join('\n');
}
