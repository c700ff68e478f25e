import type { PageContent } from '../page/page-content.ts';
import { isRecord } from '../read/read.ts';
import { readBlocks } from '../tree/block-node.ts';
import { readScheme, sectionSchemeNames, type SectionSchemeName } from './scheme-name.ts';

/**
 * The colour schemes that the sections of a page name, each once, without the theme's data: for deciding whether a page
 * needs the style sheet of `sectionSchemeCss`.
 *
 * @example
 * ```ts
 * import { pageSchemes } from '@omnis/blocks';
 *
 * console.log(pageSchemes({ blocks: [{ type: 'row', properties: { scheme: 'dark' } }] })); // ['dark']
 * ```
 */
export function pageSchemes(page: PageContent): readonly SectionSchemeName[] {
  const named = new Set(
    readBlocks(isRecord(page) ? page.blocks : []).map(({ properties }) => readScheme(properties)),
  );
  return sectionSchemeNames.filter((name) => named.has(name));
}
