import { askedChanges, askedCount, askedToken, isAskedData, type AskedToken } from './asked-tokens.server.ts';
import { attributeToken, classToken, valueToken } from './rule.server.ts';
import {
  addRow,
  has,
  hasAll,
  note,
  noteAll,
  startRows,
  takeRow,
  type TokenRow,
} from './token-rows.server.ts';

/** Conditions for an element to be styled by one selector, by the numbers of its tokens. */
export interface NumberedDemand {
  /** Class of the styled component that it belongs to; null: it may stand anywhere in the page. */
  readonly scope: string | null;
  readonly numbers: readonly number[];
}

/** Tokens that a document shows; until the next one is read. */
export interface ShownTokens {
  /** Tells whether something of it is styled, as far as can be told; it may be more than what is. */
  readonly meets: (demand: NumberedDemand) => boolean;
  /** All of it, to be put into other documents. */
  readonly take: () => PartTokens;
}

/** Tokens that a part of documents shows. */
export interface PartTokens {
  readonly all: TokenRow;
  /** The same by the styled component that it stands in; rows that are alike stand once. */
  readonly byScope: readonly (readonly [scope: string, row: TokenRow])[];
}

/** Parts that stand in a document as marks. */
export interface MarkedTokens {
  /** Name of the elements that stand for them; what follows is a part's number and the element's end. */
  readonly tag: string;
  /** Tokens that they show, by their numbers. */
  readonly shown: readonly PartTokens[];
}

/** Tokens of an element's classes. */
interface Classes {
  readonly tokens: readonly AskedToken[];
  /** Those that are of styled components. */
  readonly scopes: readonly string[];
}

/** Tokens of an element's name. */
interface Tag {
  readonly name: string;
  readonly token: AskedToken | undefined;
  /** Its content is text. */
  readonly isText: boolean;
  /** It has no end. */
  readonly isChildless: boolean;
}

const childless = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const textual = new Set(['script', 'style', 'template', 'textarea']);
const noClasses: Classes = { tokens: [], scopes: [] };
const isToken = (token: AskedToken | undefined): token is AskedToken => token !== undefined;

/** Most texts of a kind that are kept. */
const limit = 4000;
const clearings: (() => void)[] = [];

/** Reads each piece of a document only once. */
function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  clearings.push(() => known.clear());
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = read(text);
    if (known.size >= limit) known.clear();
    // A copy: a piece of a document would keep the whole document.
    known.set(Buffer.from(text).toString(), made);
    return made;
  };
}

const tagOf = once((text): Tag => {
  // It is kept too.
  const name = Buffer.from(text).toString();
  return { name, token: askedToken(name), isText: textual.has(name), isChildless: childless.has(name) };
});

/** Tokens of `data-name="value"`. */
const dataOf = once((text): readonly AskedToken[] => {
  const [key = '', value = ''] = text.split('="', 2);
  if (!isAskedData(key)) return [];
  return [attributeToken(key), valueToken(key, value)].map(askedToken).filter(isToken);
});

let scopeTest: (name: string) => boolean = () => false;

const classesOf = once((text): Classes => {
  const names = text.split(' ').filter(Boolean);
  const tokens = names.map((name) => askedToken(classToken(name))).filter(isToken);
  return { tokens, scopes: names.filter(scopeTest) };
});

/** {@link askedChanges} when these were read. */
let readAt = 0;

/** Finds where a text next occurs; asked for rising places. */
function finder(html: string, text: string): (from: number) => number {
  let at = 0;
  return (from) => {
    if (at >= 0 && at < from) at = html.indexOf(text, from);
    return at < 0 ? Infinity : at;
  };
}

const spaceCode = 32;
const quoteCode = 34;
const slashCode = 47;
const openCode = 60;
const equalsCode = 61;
const endCode = 62;

/** The number that stands in quotation marks. */
const numberIn = (tag: string): number => Number(tag.slice(tag.indexOf('"') + 1, tag.lastIndexOf('"')));

/** Where a name ends: at a space, a slash or what ends the tag. */
function nameEndOf(html: string, from: number, end: number): number {
  let at = from;
  while (at < end && html.charCodeAt(at) > spaceCode && html.charCodeAt(at) !== slashCode) at += 1;
  return at;
}

/** Where an attribute ends that begins at a place. */
function attributeEndOf(html: string, from: number, end: number): number {
  let at = from;
  for (; at < end; at += 1) {
    const code = html.charCodeAt(at);
    if (code === equalsCode || code === quoteCode || code === slashCode || code <= spaceCode) break;
  }
  const isValued = html.charCodeAt(at) === equalsCode && html.charCodeAt(at + 1) === quoteCode;
  const close = isValued ? html.indexOf('"', at + 2) : at;
  return close < 0 ? end : close;
}

/**
 * Reads what the elements of a document's body say of themselves, as far as rules ask for it. It goes through some two
 * thousand tags a page, so that each is looked at as little as can be.
 *
 * @param html - as the renderer has written it, as {@link byteText}: it escapes `<` and `>` in texts and attributes
 * @param isScope - whether a class is that of a styled component
 * @param marked - parts that stand in it as marks
 */
export function shownTokens(
  html: string,
  isScope: (name: string) => boolean,
  marked?: MarkedTokens,
): ShownTokens {
  if (readAt !== askedChanges() || scopeTest !== isScope) for (const clear of clearings) clear();
  readAt = askedChanges();
  scopeTest = isScope;
  startRows(askedCount());
  const all = addRow();
  /** The same by the styled component that they stand in, itself included. */
  const byScope = new Map<string, number[]>();
  const addScope = (scope: string): number => {
    const row = addRow();
    const others = byScope.get(scope);
    if (others) others.push(row);
    else byScope.set(scope, [row]);
    return row;
  };
  // Of these only the first `depth` and `inside` count: to shorten an array takes longer than all the rest.
  const open: Tag[] = [];
  let depth = 0;
  /** Number of components around each open element. */
  const outer: number[] = [];
  /** Rows of the components around. */
  const around: number[] = [];
  let inside = 0;
  const nextClass = finder(html, ' class="');
  const nextData = finder(html, ' data-');
  /** @param own - of the components around, the first that is the element itself */
  const show = ({ plain, own: ownNumber }: AskedToken, own: number): void => {
    // Tokens that the innermost has shown already are also shown by those around it.
    if (plain >= 0 && !has(around[inside - 1] ?? all, plain)) {
      note(all, plain);
      for (let index = 0; index < inside; index += 1) note(around[index] ?? all, plain);
    }
    if (ownNumber >= 0)
      for (let index = own; index < inside; index += 1) note(around[index] ?? all, ownNumber);
  };
  /** Where what follows the end of an element begins; negative: nothing does. */
  const close = (at: number): number => {
    let level = depth - 1;
    const last = open[level];
    let end = at + 2 + (last?.name.length ?? 0);
    // Nearly always it is the last that was opened.
    if (last === undefined || html.charCodeAt(end) !== endCode || !html.startsWith(last.name, at + 2)) {
      end = html.indexOf('>', at);
      if (end < 0) return -1;
      const name = html.slice(at + 2, end);
      while (level >= 0 && open[level]?.name !== name) level -= 1;
    }
    // An element that was not closed ends with the one that it stands in.
    if (level >= 0) {
      inside = outer[level] ?? 0;
      depth = level;
    }
    return end + 1;
  };
  /** Parts that were put in, and where the last was: many in a row show the same. */
  const put = new Set<PartTokens>();
  let last: PartTokens | undefined;
  let lastAround = -1;
  const putIn = (part: PartTokens): void => {
    const innermost = around[inside - 1] ?? all;
    if (inside > 0 && part === last && innermost === lastAround) return;
    last = part;
    lastAround = innermost;
    for (let index = 0; index < inside; index += 1) noteAll(around[index] ?? all, part.all);
    if (put.has(part)) return;
    put.add(part);
    noteAll(all, part.all);
    for (const [scope, row] of part.byScope) noteAll(addScope(scope), row);
  };
  /** Where the element's content goes on. */
  const enter = (at: number, end: number): number => {
    const tag = tagOf(html.slice(at + 1, nameEndOf(html, at + 1, end)));
    if (marked !== undefined && tag.name === marked.tag) {
      const part = marked.shown[numberIn(html.slice(at, end))];
      if (part) putIn(part);
      return html.indexOf('>', end + 1) + 1;
    }
    const before = inside;
    const classAt = nextClass(at) + 8;
    const classes = classAt < end ? classesOf(html.slice(classAt, html.indexOf('"', classAt))) : noClasses;
    for (const scope of classes.scopes) {
      around[inside] = addScope(scope);
      inside += 1;
    }
    if (tag.token) show(tag.token, before);
    for (const token of classes.tokens) show(token, before);
    for (let data = nextData(at); data < end; data = nextData(data + 1))
      for (const token of dataOf(html.slice(data + 1, attributeEndOf(html, data + 1, end))))
        show(token, before);
    if (tag.isText || tag.isChildless || html.charCodeAt(end - 1) === slashCode) inside = before;
    else {
      outer[depth] = before;
      open[depth] = tag;
      depth += 1;
    }
    return tag.isText ? html.indexOf(`</${tag.name}`, end) : end + 1;
  };
  const pass = (at: number): number => {
    if (html.charCodeAt(at + 1) === slashCode) return close(at);
    if (html.startsWith('<!--', at)) return html.indexOf('-->', at);
    const end = html.indexOf('>', at);
    return end < 0 ? -1 : enter(at, end);
  };
  let at = html.indexOf('<body');
  while (at >= 0) {
    const next = pass(at);
    // Tags mostly follow each other.
    at = next < 0 || html.charCodeAt(next) === openCode ? next : html.indexOf('<', next);
  }
  return {
    meets: ({ scope, numbers }) =>
      scope === null ? hasAll(all, numbers) : (byScope.get(scope) ?? []).some((row) => hasAll(row, numbers)),
    take: () => ({
      all: takeRow(all),
      byScope: [...byScope].flatMap(([scope, list]) => {
        const rows = new Map(list.map(takeRow).map((row) => [row.join(), row]));
        return [...rows.values()].map((row) => [scope, row] as const);
      }),
    }),
  };
}
