import { apartValues } from '../start/whole-theme.ts';
import { byteText } from './byte-text.server.ts';
import { themeHead, type ThemeChoice, type ThemeHead } from './theme-head.server.ts';

/** Function by which a style sheet, or a document, asks for values: `var(--…)`. */
const use = 'var(';
const useName = /--[\w-]+/y;
const declaration = /(--[\w-]+):([^;{}]*);?/g;

/** Names of the custom properties that a text uses. */
export function usedNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  // A document asks for few: a search for a text is quicker than one for a pattern.
  for (let at = text.indexOf(use); at >= 0; at = text.indexOf(use, at + 1)) {
    useName.lastIndex = at + use.length;
    const [name] = useName.exec(text) ?? [];
    if (name !== undefined) names.add(name);
  }
  return names;
}

const needs = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
const limit = 200;
/** Pages of one kind mostly need the same values: those of a theme, by what was asked for. */
const written = new Map<string, Map<string, string>>();
/** Each is some kilobytes, and themes are many. */
const kindsOfPages = 16;

const apart = new WeakMap<ReadonlySet<string>, readonly string[]>();

/** Those of the names that only few pages have; found once for each set, since many pages have the same styles. */
function apartOf(names: ReadonlySet<string>): readonly string[] {
  const known = apart.get(names);
  if (known) return known;
  const found = [...names].filter((name) => apartValues.test(name));
  apart.set(names, found);
  return found;
}

/** Names that the values of a theme are made of, by name; in light and dark. */
function needsOf(look: string): ReadonlyMap<string, ReadonlySet<string>> {
  const known = needs.get(look);
  if (known) return known;
  const made = new Map<string, ReadonlySet<string>>();
  for (const [, name = '', value = ''] of look.matchAll(declaration))
    made.set(name, new Set([...(made.get(name) ?? []), ...usedNames(value)]));
  if (needs.size >= limit) needs.clear();
  needs.set(look, made);
  return made;
}

/**
 * A theme's values without those that only few blocks and the dashboard have ({@link apartValues}), as far as a page asks
 * for none of them.
 *
 * @param look - the theme's variables as a style sheet, from `themeStyleSheet`
 * @param used - what the page's own styles and elements use
 */
export function pageTheme(look: string, used: Iterable<string>): string {
  const names = new Set([...used].filter((name) => apartValues.test(name)));
  const key = [...names].join(' ');
  const byNames = written.get(look) ?? new Map<string, string>();
  const known = byNames.get(key);
  if (known !== undefined) return known;
  if (written.size >= limit) written.clear();
  if (byNames.size >= kindsOfPages) byNames.clear();
  const text = write(look, names);
  written.set(look, byNames.set(key, text));
  return text;
}

function write(look: string, used: ReadonlySet<string>): string {
  const made = needsOf(look);
  const kept = new Set([...made.keys()].filter((name) => !apartValues.test(name)));
  for (const name of used) kept.add(name);
  // Names added during the loop are visited too.
  for (const name of kept) for (const needed of made.get(name) ?? []) kept.add(needed);
  const values = look.replace(declaration, (text, name: string) => (kept.has(name) ? text : ''));
  return values.replaceAll(';}', '}');
}

/** Stands for the theme's values until it is known which of them the page needs. */
const mark = '/*values*/';

/** Sources that ask for values of a theme beside its own rules. */
export interface UsedValues {
  /** Document behind the head, as {@link byteText}. */
  readonly body: string;
  /** Names that its styles use, and its parts for which marks stand. */
  readonly names: readonly ReadonlySet<string>[];
}

/** A theme for a page that is yet to be rendered. */
export interface PageTheme {
  /** Head that the page is rendered with: a mark stands for the values. */
  readonly head: ThemeHead;
  /** The head of a document, as {@link byteText}, with the values that the page and its styles need. */
  readonly fill: (head: string, used: UsedValues) => string;
}

/** A theme's rules without its values, and those of its special values that they use. */
interface Opened {
  readonly head: ThemeHead;
  readonly used: readonly string[];
}

const opened = new WeakMap<ThemeHead, Opened>();

function open(theme: ThemeHead): Opened {
  const known = opened.get(theme);
  if (known) return known;
  const css = theme.css.replace(theme.look, () => mark);
  const made = { head: { ...theme, css }, used: apartOf(usedNames(css)) };
  opened.set(theme, made);
  return made;
}

/** The theme of a page, whose values are put in last. */
export function themeOfPage(choice: ThemeChoice): PageTheme {
  const theme = themeHead(choice);
  const { head: opening, used } = open(theme);
  return {
    head: opening,
    fill: (head, { body, names }) => {
      const inDocument = [head, body].flatMap((html) => apartOf(usedNames(html)));
      const values = pageTheme(theme.look, [...used, ...inDocument, ...names.flatMap(apartOf)]);
      return head.replace(mark, () => byteText(values));
    },
  };
}
