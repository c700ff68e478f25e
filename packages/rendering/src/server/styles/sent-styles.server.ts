import type { ServerStyleSheet } from 'styled-components';
import { sentStyles, writeNames, type LaterRule, type LaterStyles } from '../../start/sent-styles.ts';
import { byteText, textOfBytes } from '../byte-text.server.ts';
import { shownByParts, type MarkedDocument } from '../kept/kept-parts.server.ts';
import { pageFile } from '../page-file.server.ts';
import type { PageFile } from '../server-context.ts';
import { isScope, sheetRules, type InnerSheetRule, type SheetRules } from './sheet-rules.server.ts';
import { shownTokens } from './shown-tokens.server.ts';
import { isBuilt } from '../../is-built.ts';

/** The styles of a page. */
export interface PageStyles {
  /** The style element, as {@link byteText}. */
  readonly tag: string;
  /** Custom properties that its rules use, with those that it was spared. */
  readonly uses: ReadonlySet<string>;
  /** Styles that it was spared, as JSON ({@link LaterStyles}); null: none. */
  readonly later: PageFile | null;
}

/** Input for the styles of a page. */
export interface PageStylesInput {
  readonly sheet: ServerStyleSheet;
  readonly nonce: string | undefined;
  /** The document; null where its styles are to be whole. */
  readonly document: MarkedDocument | null;
}

/** A sheet's rules, parted for pages that show the same. */
interface Parted extends Pick<PageStyles, 'later'> {
  readonly css: string;
  /** The names that come with the page itself. */
  readonly names: string;
}

/** A rule that a page can do without: its place, and that in its at-rule where the rest of that is needed. */
type SparedRule = readonly [at: number, inner?: number];

/** Pages of one kind mostly show the same; each is some tens of kilobytes. */
const kindsOfPages = 8;
const parted = new WeakMap<SheetRules, Map<string, Parted>>();

/** A sheet's text without what is spared. */
function cssWithout({ rules }: SheetRules, spared: readonly SparedRule[]): string {
  const wholes = new Set<number>();
  const parts = new Map<number, Set<number>>();
  for (const [at, inner] of spared)
    if (inner === undefined) wholes.add(at);
    else parts.set(at, (parts.get(at) ?? new Set()).add(inner));
  return rules
    .map(({ text, opening, inner }, at) => {
      if (wholes.has(at)) return '';
      const left = parts.get(at);
      return left === undefined
        ? text
        : `${opening}${inner.map((each, place) => (left.has(place) ? '' : each.text)).join('')}}`;
    })
    .join('');
}

/**
 * @param names - of all rules
 * @param spared - the rules that the page can do without
 */
function part(sheet: SheetRules, names: string, spared: readonly SparedRule[]): Parted {
  const byPlaces = parted.get(sheet) ?? new Map<string, Parted>();
  const key = spared.map((each) => each.join('.')).join(' ');
  const known = byPlaces.get(key);
  if (known) return known;
  const later: LaterStyles = {
    names,
    rules: spared.map(([at, inner]): LaterRule => {
      const rule = sheet.rules[at];
      return inner === undefined ? [at, rule?.text ?? ''] : [at, rule?.inner[inner]?.text ?? '', inner];
    }),
  };
  const made = {
    css: cssWithout(sheet, spared),
    ...(spared.length === 0
      ? { names, later: null }
      : { names: '', later: pageFile(textOfBytes(JSON.stringify(later))) }),
  };
  if (byPlaces.size >= kindsOfPages) byPlaces.clear();
  parted.set(sheet, byPlaces.set(key, made));
  return made;
}

/** The rules that a page can do without. */
function sparedBy({ html, parts }: MarkedDocument, { rules, demands }: SheetRules): SparedRule[] {
  const { meets } = shownTokens(html, isScope, shownByParts(parts));
  // Each is asked for once, and only where a rule of this sheet has it: 1 is yes, 2 is no.
  const answers = new Uint8Array(demands.length);
  const isMet = (place: number): boolean => {
    const demand = demands[place];
    if (answers[place] === 0) answers[place] = demand !== undefined && meets(demand) ? 1 : 2;
    return answers[place] === 1;
  };
  const isSpared = ({ demands: asked }: InnerSheetRule): boolean => asked !== null && !asked.some(isMet);
  const spared: SparedRule[] = [];
  for (const [at, rule] of rules.entries()) {
    if (isSpared(rule)) spared.push([at]);
    else for (const [inner, each] of rule.inner.entries()) if (isSpared(each)) spared.push([at, inner]);
  }
  return spared;
}

/**
 * The styles of a page as a sheet that the browser keeps. Styled-components would take its own sheet out of the page when
 * it comes to life and write each rule anew, which has the browser style every element once more; of this one it is
 * told which classes it holds (`adoptSentStyles`).
 *
 * A third of a block's rules are for what the page's content does not use: other looks, states that only scripts bring.
 * They come as a file, before the app does, and so do the names.
 */
export function pageStyles({ sheet, nonce, document }: PageStylesInput): PageStyles {
  // In development styled-components looks after its own, for what is edited meanwhile.
  if (!isBuilt) return { tag: byteText(sheet.getStyleTags()), uses: new Set(), later: null };
  const names = writeNames(sheet.instance.names);
  const rules = sheetRules(sheet, names);
  const parts = part(rules, names, document === null ? [] : sparedBy(document, rules));
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return {
    tag: `<style${mark} ${sentStyles}="${parts.names}">${parts.css}</style>`,
    uses: rules.uses,
    later: parts.later,
  };
}
