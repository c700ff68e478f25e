import { attributeToken, classToken, ownToken, valueToken } from './rule.server.ts';

/** What a document shows. */
export interface ShownTokens {
  /** What its elements say of themselves. */
  readonly all: ReadonlySet<string>;
  /** The same by the styled component that they stand in, itself included: each of its elements has a set. */
  readonly byScope: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
}

/** What an element's classes say. */
interface Classes {
  readonly tokens: readonly string[];
  /** Those that are of styled components. */
  readonly scopes: readonly string[];
}

/** Elements without an end. */
const childless = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Their content is text. */
const textual = new Set(['script', 'style', 'template', 'textarea']);
const attribute = /\s(data-[\w-]+)(?:="([^"]*)")?/g;
const noClasses: Classes = { tokens: [], scopes: [] };

/** Most lists of classes that are kept. */
const limit = 4000;
const read = new Map<string, Classes>();

function classesOf(text: string, isScope: (name: string) => boolean): Classes {
  const known = read.get(text);
  if (known) return known;
  const names = text.split(' ').filter(Boolean);
  const classes = { tokens: names.map(classToken), scopes: names.filter(isScope) };
  if (read.size >= limit) read.clear();
  // A copy: a piece of a document would keep the whole document.
  read.set(Buffer.from(text).toString(), classes);
  return classes;
}

/** Finds where a text next occurs; asked for rising places. */
function finder(html: string, text: string): (from: number) => number {
  let at = 0;
  return (from) => {
    if (at >= 0 && at < from) at = html.indexOf(text, from);
    return at < 0 ? Infinity : at;
  };
}

const spaceCode = 32;
const slashCode = 47;

/**
 * Reads what the elements of a document's body say of themselves.
 *
 * @param html - as the renderer has written it: it escapes `<` and `>` in texts and attributes
 * @param isScope - whether a class is that of a styled component
 */
export function shownTokens(html: string, isScope: (name: string) => boolean): ShownTokens {
  const all = new Set<string>();
  const byScope = new Map<string, Set<string>[]>();
  const names: string[] = [];
  /** How many components were around each element that is open. */
  const outer: number[] = [];
  const around: Set<string>[] = [];
  const nextClass = finder(html, ' class="');
  const nextData = finder(html, ' data-');
  const show = (token: string): void => {
    all.add(token);
    for (const inScope of around) inScope.add(token);
  };
  const close = (name: string): void => {
    const level = names.lastIndexOf(name);
    // An element that was not closed ends with the one that it stands in.
    if (level < 0) return;
    around.length = outer[level] ?? 0;
    names.length = level;
  };
  /** Where the element's content goes on. */
  const enter = (at: number, end: number): number => {
    let nameEnd = at + 1;
    while (nameEnd < end && html.charCodeAt(nameEnd) > spaceCode && html.charCodeAt(nameEnd) !== slashCode)
      nameEnd += 1;
    const name = html.slice(at + 1, nameEnd);
    const before = around.length;
    const classAt = nextClass(at) + 8;
    const classes =
      classAt < end ? classesOf(html.slice(classAt, html.indexOf('"', classAt)), isScope) : noClasses;
    const own: Set<string>[] = [];
    for (const scope of classes.scopes) {
      const inScope = new Set<string>();
      const others = byScope.get(scope);
      if (others) others.push(inScope);
      else byScope.set(scope, [inScope]);
      around.push(inScope);
      own.push(inScope);
    }
    const tokens = [name, ...classes.tokens];
    if (nextData(at) < end) {
      for (const [, key = '', value = ''] of html.slice(nameEnd, end).matchAll(attribute))
        tokens.push(attributeToken(key), valueToken(key, value));
    }
    for (const token of tokens) {
      show(token);
      for (const inScope of own) inScope.add(ownToken(token));
    }
    const isText = textual.has(name);
    if (isText || childless.has(name) || html.charCodeAt(end - 1) === slashCode) around.length = before;
    else {
      outer[names.length] = before;
      names.push(name);
    }
    return isText ? html.indexOf(`</${name}`, end) : end + 1;
  };
  let at = html.indexOf('<body');
  while (at >= 0) {
    const end = html.indexOf('>', at);
    if (end < 0) break;
    let next = end + 1;
    if (html.charCodeAt(at + 1) === slashCode) close(html.slice(at + 2, end));
    else if (html.startsWith('<!--', at)) next = html.indexOf('-->', at);
    else next = enter(at, end);
    at = next < 0 ? -1 : html.indexOf('<', next);
  }
  return { all, byScope };
}
