import { askedChanges, askedCount, askedToken, isAskedData, type AskedToken } from './asked-tokens.server.ts';
import { attributeToken, classToken, valueToken } from './rule.server.ts';

/** What an element needs to be styled by one selector, by the numbers of its tokens. */
export interface NumberedDemand {
  /** Class of the styled component that it belongs to; null: it may stand anywhere in the page. */
  readonly scope: string | null;
  readonly numbers: readonly number[];
}

/** What a document shows; until the next one is read. */
export interface ShownTokens {
  /** Whether something of it is styled, as far as can be told; it may be more than what is. */
  readonly meets: (demand: NumberedDemand) => boolean;
}

/** What an element's classes say. */
interface Classes {
  readonly tokens: readonly AskedToken[];
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
/** {@link askedChanges} when these were read. */
let readAt = 0;

const isToken = (token: AskedToken | undefined): token is AskedToken => token !== undefined;

function classesOf(text: string, isScope: (name: string) => boolean): Classes {
  const known = read.get(text);
  if (known) return known;
  const names = text.split(' ').filter(Boolean);
  const tokens = names.map((name) => askedToken(classToken(name))).filter(isToken);
  const classes = { tokens, scopes: names.filter(isScope) };
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

/** A bit for each token that rules ask for: of the page in the first row, then a row for each element of a component. */
let bits = new Uint32Array(4096);
let rowLength = 0;
let rows = 0;

function addRow(): number {
  const row = rows * rowLength;
  rows += 1;
  if (row + rowLength > bits.length) {
    const larger = new Uint32Array((row + rowLength) * 2);
    larger.set(bits);
    bits = larger;
  }
  bits.fill(0, row, row + rowLength);
  return row;
}

function note(row: number, token: number): void {
  const at = row + (token >> 5);
  bits[at] = (bits[at] ?? 0) | (1 << (token & 31));
}

const hasAll = (row: number, tokens: readonly number[]): boolean =>
  tokens.every((token) => ((bits[row + (token >> 5)] ?? 0) & (1 << (token & 31))) !== 0);

const spaceCode = 32;
const slashCode = 47;

/**
 * Reads what the elements of a document's body say of themselves, as far as rules ask for it.
 *
 * @param html - as the renderer has written it, as {@link byteText}: it escapes `<` and `>` in texts and attributes
 * @param isScope - whether a class is that of a styled component
 */
export function shownTokens(html: string, isScope: (name: string) => boolean): ShownTokens {
  if (readAt !== askedChanges()) read.clear();
  readAt = askedChanges();
  rowLength = Math.ceil(askedCount() / 32);
  rows = 0;
  const all = addRow();
  /** The same by the styled component that they stand in, itself included. */
  const byScope = new Map<string, number[]>();
  const names: string[] = [];
  /** How many components were around each element that is open. */
  const outer: number[] = [];
  const around: number[] = [];
  const nextClass = finder(html, ' class="');
  const nextData = finder(html, ' data-');
  /** @param own - of the components around, the first that is the element itself */
  const show = ({ plain, own: ownNumber }: AskedToken, own: number): void => {
    if (plain >= 0) {
      note(all, plain);
      for (const row of around) note(row, plain);
    }
    if (ownNumber >= 0)
      for (let index = own; index < around.length; index += 1) note(around[index] ?? 0, ownNumber);
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
    for (const scope of classes.scopes) {
      const row = addRow();
      const others = byScope.get(scope);
      if (others) others.push(row);
      else byScope.set(scope, [row]);
      around.push(row);
    }
    const named = askedToken(name);
    if (named) show(named, before);
    for (const token of classes.tokens) show(token, before);
    if (nextData(at) < end) {
      for (const [, key = '', value = ''] of html.slice(nameEnd, end).matchAll(attribute)) {
        if (!isAskedData(key)) continue;
        for (const text of [attributeToken(key), valueToken(key, value)]) {
          const token = askedToken(text);
          if (token) show(token, before);
        }
      }
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
  return {
    meets: ({ scope, numbers }) =>
      scope === null ? hasAll(all, numbers) : (byScope.get(scope) ?? []).some((row) => hasAll(row, numbers)),
  };
}
