import type { ServerStyleSheet } from 'styled-components';
import { byteText } from '../byte-text.server.ts';
import { forgetAsked, numberOf } from './asked-tokens.server.ts';
import { readRule, type Demand, type InnerRule, type Rule } from './rule.server.ts';
import type { NumberedDemand } from './shown-tokens.server.ts';

/** A rule that stands in an at-rule. */
export interface InnerSheetRule {
  /** As {@link byteText}. */
  readonly text: string;
  /** Places of demands of which one has to be met; null: the rule is for every page. */
  readonly demands: readonly number[] | null;
}

/** A rule of a sheet. */
export interface SheetRule extends InnerSheetRule, Pick<Rule, 'opening'> {
  /** Rules that can be separated from it. */
  readonly inner: readonly InnerSheetRule[];
}

/** The rules of a sheet, in their order. */
export interface SheetRules {
  readonly rules: readonly SheetRule[];
  /** Those of all sheets: many rules have the same. */
  readonly demands: readonly NumberedDemand[];
  /** Custom properties that they use. */
  readonly uses: ReadonlySet<string>;
}

/** Where a rule of styled-components ends. */
const ruleEnd = /\/\*!sc\*\/\n?/;
/** Marker that styled-components writes for itself: the names in the sheet. */
const marker = 'data-styled.';
const opening = /^<style[^>]*>/;

/** Most rules that are kept; there are a few thousand, unless a component makes them up. */
const ruleLimit = 8000;
/** Pages of one kind have the same rules. */
const sheetLimit = 64;
const scopes = new Set<string>();
const rules = new Map<string, SheetRule & Pick<Rule, 'uses'>>();
const sheets = new Map<string, SheetRules>();
let demands: NumberedDemand[] = [];
const places = new Map<string, number>();

/** Tells whether a class is that of a styled component that was rendered since the start. */
export const isScope = (name: string): boolean => scopes.has(name);

function placeOf({ scope, tokens }: Demand): number {
  const key = `${scope ?? ''} ${tokens.join(' ')}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  const place = demands.push({ scope, numbers: tokens.map(numberOf) }) - 1;
  places.set(key, place);
  return place;
}

const placed = ({ text, demands: asked }: InnerRule): InnerSheetRule => ({
  text,
  demands: asked && [...new Set(asked.map(placeOf))],
});

function ruleOf(text: string): SheetRule & Pick<Rule, 'uses'> {
  const known = rules.get(text);
  if (known) return known;
  const { inner, ...read } = readRule(byteText(text), isScope);
  const rule = { ...read, ...placed(read), inner: inner.map(placed) };
  // A copy: a piece of a sheet would keep the whole sheet.
  rules.set(Buffer.from(text).toString(), rule);
  return rule;
}

function readSheet(sheet: ServerStyleSheet): SheetRules {
  for (const list of sheet.instance.names.values()) for (const name of list) scopes.add(name);
  const read = sheet
    .getStyleTags()
    .replace(opening, '')
    .replace('</style>', '')
    .split(ruleEnd)
    .filter((text) => text !== '' && !text.startsWith(marker))
    .map(ruleOf);
  return { rules: read, demands, uses: new Set(read.flatMap(({ uses }) => uses)) };
}

/**
 * The rules of a sheet. A class's name stands for its text, so that sheets with the same names hold the same rules, which
 * are read once.
 *
 * @param names - of the sheet's classes, as text
 */
export function sheetRules(sheet: ServerStyleSheet, names: string): SheetRules {
  const known = sheets.get(names);
  if (known) return known;
  if (rules.size >= ruleLimit) {
    rules.clear();
    sheets.clear();
    places.clear();
    demands = [];
    forgetAsked();
  }
  if (sheets.size >= sheetLimit) sheets.clear();
  const read = readSheet(sheet);
  sheets.set(names, read);
  return read;
}
