import { readAttributes } from './markup.ts';

/** A script or style of custom code: from another host, or with content of its own, which is served as a file. */
export interface CodeFile {
  readonly kind: 'script' | 'style';
  /** An https address; null where the content is its own. */
  readonly src: string | null;
  /** Its own content; '' where it comes from an address. */
  readonly content: string;
  readonly isModule: boolean;
  /** `id` and `data-…`, by which scripts of services are configured. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The parts of custom code, in their order. */
export interface CustomCode {
  readonly metas: readonly { readonly name: string; readonly property: string; readonly content: string }[];
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  readonly files: readonly CodeFile[];
}

/** Custom code that can be used, or why it cannot. */
export type ReadCustomCode =
  | { readonly ok: true; readonly code: CustomCode }
  | { readonly ok: false; readonly message: string };

/** Limits of custom code. */
export const customCodeLimits = { length: 20_000, parts: 40, hosts: 10 } as const;

/** Names of `meta` that the store sets itself, or that change the rest of the page. */
const reservedMetas =
  /^(?:viewport|robots|googlebot|description|keywords|referrer|color-scheme|theme-color|csp-nonce|og:.*|twitter:.*)$/i;

const linkRels = new Set(['stylesheet', 'preconnect', 'dns-prefetch', 'me', 'author']);
const scriptTypes = new Set(['', 'text/javascript', 'application/javascript', 'module']);
const emptyElements = new Set(['meta', 'link']);
const filledElements = new Set(['script', 'style', 'noscript']);
const scriptAttributes = new Set([
  'src',
  'async',
  'defer',
  'type',
  'id',
  'charset',
  'crossorigin',
  'language',
]);

/** Tells whether an address is one of https, without a user's name, that fits into a content security policy. */
function isHttps(address: string): boolean {
  const url = /[\s;,]/.test(address) ? null : URL.parse(address);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}

type Attributes = ReadonlyMap<string, string>;

const kept = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries([...attributes].filter(([name]) => name === 'id' || /^data-[a-z\d-]+$/.test(name)));

function scriptOf(attributes: Attributes, content: string): CodeFile | string {
  const type = (attributes.get('type') ?? '').trim().toLowerCase();
  const unknown = [...attributes.keys()].find(
    (name) => !scriptAttributes.has(name) && !/^data-[a-z\d-]+$/.test(name),
  );
  if (unknown !== undefined) return `A script cannot have the attribute “${unknown}”`;
  if (!scriptTypes.has(type)) return `A script cannot have the type “${type}”`;
  const src = attributes.get('src') ?? null;
  if (src !== null && !isHttps(src)) return 'The address of a script must start with https://';
  if (src !== null && content.trim() !== '') return 'A script has either an address or code of its own';
  return { kind: 'script', src, content, isModule: type === 'module', attributes: kept(attributes) };
}

function metaOf(attributes: Attributes): CustomCode['metas'][number] | string {
  const unknown = [...attributes.keys()].find((name) => !['name', 'property', 'content'].includes(name));
  if (unknown !== undefined) return `A meta element cannot have the attribute “${unknown}”`;
  const [name = '', property = '', content = ''] = ['name', 'property', 'content'].map((each) =>
    attributes.get(each),
  );
  if ((name === '') === (property === '')) return 'A meta element needs a name and its content';
  return reservedMetas.test(name || property)
    ? `The store sets “${name || property}” itself`
    : { name, property, content };
}

function linkOf(attributes: Attributes): CustomCode['links'][number] | string {
  const rel = (attributes.get('rel') ?? '').trim().toLowerCase();
  const href = attributes.get('href') ?? '';
  if (!linkRels.has(rel)) return `A link element cannot have the rel “${rel}”`;
  return isHttps(href) ? { rel, href } : 'The address of a link element must start with https://';
}

/**
 * Reads what an owner wants in the head of each page: scripts, styles, `meta` and `link` elements, and nothing else. Its
 * parts are never written into a page as text: scripts and styles become files, and the rest attributes, so that nothing
 * can end the head early. Comments and `noscript` are left out.
 *
 * @param text - HTML as services hand it out, at most {@link customCodeLimits} characters.
 * @returns its parts, or a message for the owner
 * @example
 * ```ts
 * import { readCustomCode } from '@omnis/validation';
 * readCustomCode('<div>Hello</div>'); // { ok: false, message: '<div> cannot stand in the head of a page. …' }
 * ```
 */
export function readCustomCode(text: string): ReadCustomCode {
  const metas: CustomCode['metas'][number][] = [];
  const links: CustomCode['links'][number][] = [];
  const files: CodeFile[] = [];
  const failed = (message: string): ReadCustomCode => ({ ok: false, message });
  if (text.length > customCodeLimits.length) return failed(`At most ${customCodeLimits.length} characters`);
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) {
      at += 1;
      continue;
    }
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      if (end === -1) return failed('A comment is not closed with -->');
      at = end + 3;
      continue;
    }
    const name = /^<([a-z][a-z\d-]*)/i.exec(text.slice(at, at + 40))?.[1]?.toLowerCase();
    if (name === undefined) {
      const excerpt = text.slice(at, at + 20).split('\n', 1)[0] ?? '';
      return failed(`Only elements can stand in the head of a page, not the text “${excerpt}”`);
    }
    if (!emptyElements.has(name) && !filledElements.has(name))
      return failed(
        `<${name}> cannot stand in the head of a page. Use script, style, meta and link elements.`,
      );
    const attributes = new Map<string, string>();
    const start = readAttributes(text, at + 1 + name.length, attributes);
    if (start === -1) return failed(`The element <${name}> is not closed with >`);
    at = start;
    let content = '';
    if (filledElements.has(name)) {
      const end = new RegExp(`</${name}\\s*>`, 'i').exec(text.slice(start));
      if (end === null) return failed(`The element <${name}> is not closed with </${name}>`);
      content = text.slice(start, start + end.index);
      at = start + end.index + end[0].length;
    }
    const part =
      name === 'script'
        ? scriptOf(attributes, content)
        : name === 'meta'
          ? metaOf(attributes)
          : name === 'link'
            ? linkOf(attributes)
            : null;
    if (typeof part === 'string') return failed(part);
    if (name === 'style')
      files.push({ kind: 'style', src: null, content, isModule: false, attributes: kept(attributes) });
    else if (part !== null && 'kind' in part) files.push(part);
    else if (part !== null && 'rel' in part) {
      if (part.rel === 'stylesheet')
        files.push({ kind: 'style', src: part.href, content: '', isModule: false, attributes: {} });
      else links.push(part);
    } else if (part !== null) metas.push(part);
    if (metas.length + links.length + files.length > customCodeLimits.parts)
      return failed(`At most ${customCodeLimits.parts} elements`);
  }
  return { ok: true, code: { metas, links, files } };
}

/**
 * Sources for the `script-src` of a page with custom code: the hosts of its scripts, and those that its scripts load
 * others from.
 *
 * @param code - Code that was read.
 * @param hosts - Further hosts, as the owner named them.
 * @example
 * const read = readCustomCode('<script src="https://stats.example/a.js"></script>');
 * if (read.ok) customCodeSources(read.code, ['cdn.example']); // ['https://stats.example', 'https://cdn.example']
 */
export function customCodeSources({ files }: CustomCode, hosts: readonly string[]): readonly string[] {
  const own = files.flatMap(({ kind, src }) =>
    kind === 'script' && src !== null ? [new URL(src).origin] : [],
  );
  return [...new Set([...own, ...hosts.map((host) => `https://${host}`)])];
}
