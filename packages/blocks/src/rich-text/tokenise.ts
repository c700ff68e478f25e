import { decodeEntities } from './entities.ts';

/** A piece of HTML. Names are in lower case; text and values have their character references resolved. */
export type HtmlToken =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly type: 'close'; readonly name: string };

/** Elements whose content is not HTML, or is code; they are left out with everything in them. */
const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'object',
  'svg',
  'math',
  'textarea',
  'title',
  'xmp',
  'select',
  'plaintext',
  'head',
]);

/**
 * Cuts HTML into tokens, in linear time and for any input. It need not agree with browsers on broken HTML: what it
 * gives becomes React elements from an allow-list, never HTML again.
 */
export function tokeniseHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) {
      pushText(tokens, html.slice(at));
      break;
    }
    if (open > at) pushText(tokens, html.slice(at, open));
    at = readMarkup(html, open, tokens);
  }
  return tokens;
}

function pushText(tokens: HtmlToken[], raw: string): void {
  // A null character is what browsers leave out.
  const text = decodeEntities(raw).replaceAll('\0', '');
  if (text !== '') tokens.push({ type: 'text', text });
}

/** Reads what starts with `<` at `open`; answers where to go on. */
function readMarkup(html: string, open: number, tokens: HtmlToken[]): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open + 4);
  const next = html[open + 1] ?? '';
  if (next === '!' || next === '?') return after(html, '>', open + 2);
  const isClose = next === '/';
  const nameStart = open + (isClose ? 2 : 1);
  const name = readName(html, nameStart);
  if (name === '') {
    if (isClose) return after(html, '>', nameStart);
    pushText(tokens, '<');
    return open + 1;
  }
  const { attributes, end } = readAttributes(html, nameStart + name.length);
  const lower = name.toLowerCase();
  if (isClose) {
    tokens.push({ type: 'close', name: lower });
    return end;
  }
  if (dropped.has(lower)) return afterElement(html, lower, end);
  tokens.push({ type: 'open', name: lower, attributes });
  return end;
}

/** A letter, then anything that is no space, slash or bracket. */
function readName(html: string, start: number): string {
  const pattern = /[a-zA-Z][^\s/>]{0,63}/y;
  pattern.lastIndex = start;
  return pattern.exec(html)?.[0] ?? '';
}

interface Attributes {
  readonly attributes: ReadonlyMap<string, string>;
  /** Behind the `>`. */
  readonly end: number;
}

const attribute =
  /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?|=)/y;

function readAttributes(html: string, start: number): Attributes {
  const attributes = new Map<string, string>();
  let at = start;
  while (at < html.length) {
    attribute.lastIndex = at;
    const match = attribute.exec(html);
    if (match === null || match[0] === '') return { attributes, end: html.length };
    at += match[0].length;
    if (match[1] !== undefined) return { attributes, end: at };
    const name = match[2]?.toLowerCase();
    if (name === undefined || attributes.has(name)) continue;
    attributes.set(name, decodeEntities(match[3] ?? match[4] ?? match[5] ?? ''));
  }
  return { attributes, end: html.length };
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

/** Behind the closing tag of a dropped element; the end of the text when it has none. */
function afterElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  const match = closing.exec(html);
  return match === null ? html.length : after(html, '>', match.index);
}
