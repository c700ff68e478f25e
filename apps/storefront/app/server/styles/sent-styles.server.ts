import type { ServerStyleSheet } from 'styled-components';
import { sentStyles, writeNames, type LaterRule } from '../../shell/start/sent-styles.ts';
import { readRule, type Demand, type Rule } from './rule.server.ts';
import { shownTokens, type ShownTokens } from './shown-tokens.server.ts';

/** Where a rule of styled-components ends. */
const ruleEnd = /\/\*!sc\*\/\n?/;
/** What styled-components writes for itself: which names are in the sheet. */
const marker = 'data-styled.';
const opening = /^<style[^>]*>/;

/** Most rules that are kept; there are a few thousand, unless a component makes them up. */
const limit = 8000;
const scopes = new Set<string>();
const rules = new Map<string, Rule>();
const isScope = (name: string): boolean => scopes.has(name);

function ruleOf(text: string): Rule {
  const known = rules.get(text);
  if (known) return known;
  // A copy: a piece of a sheet would keep the whole sheet.
  const copy = Buffer.from(text).toString();
  const rule = readRule(copy, isScope);
  if (rules.size >= limit) rules.clear();
  rules.set(copy, rule);
  return rule;
}

/** Whether something of a document is styled by a rule, as far as can be told; it may be more than what is. */
function isMet({ all, byScope }: ShownTokens, { scope, tokens }: Demand): boolean {
  const isIn = (place: ReadonlySet<string>): boolean => tokens.every((token) => place.has(token));
  return scope === null ? isIn(all) : (byScope.get(scope) ?? []).some(isIn);
}

/** The styles of a page. */
export interface PageStyles {
  /** The style element. */
  readonly tag: string;
  /** Custom properties that its rules use, with those that it was spared. */
  readonly uses: ReadonlySet<string>;
  /** Rules that it was spared, as JSON; null: none. */
  readonly later: string | null;
}

/** What the styles of a page are made from. */
export interface PageStylesInput {
  readonly sheet: ServerStyleSheet;
  readonly nonce: string | undefined;
  /** The document; null where its styles are to be whole. */
  readonly html: string | null;
}

/**
 * The styles of a page as a sheet that the browser keeps. Styled-components would take its own sheet out of the page when
 * it comes to life and write each rule anew, which has the browser style every element once more; this one says by itself
 * which classes it holds ({@link adoptSentStyles}).
 *
 * A third of a block's rules are for what the page's content does not use: other looks, states that only scripts bring.
 * They come as a file, before the app does.
 */
export function pageStyles({ sheet, nonce, html }: PageStylesInput): PageStyles {
  const tags = sheet.getStyleTags();
  // In development styled-components looks after its own, for what is edited meanwhile.
  if (!import.meta.env.PROD) return { tag: tags, uses: new Set(), later: null };
  const { names } = sheet.instance;
  for (const list of names.values()) for (const name of list) scopes.add(name);
  const shown = html === null ? null : shownTokens(html, isScope);
  const uses = new Set<string>();
  const later: LaterRule[] = [];
  let css = '';
  let at = 0;
  for (const text of tags.replace(opening, '').replace('</style>', '').split(ruleEnd)) {
    if (text === '' || text.startsWith(marker)) continue;
    const rule = ruleOf(text);
    if (shown === null || rule.demands === null || rule.demands.some((demand) => isMet(shown, demand))) {
      css += rule.text;
    } else later.push([at, rule.text]);
    for (const name of rule.uses) uses.add(name);
    at += 1;
  }
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return {
    tag: `<style${mark} ${sentStyles}="${writeNames(names)}">${css}</style>`,
    uses,
    later: later.length === 0 ? null : JSON.stringify(later),
  };
}
