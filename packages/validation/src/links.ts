/** Schemes that a link may use (platform.md §5); `//host` counts as protocol-relative. */
export const linkSchemes = [
  'https',
  'http',
  'wss',
  'ws',
  'mqtts',
  'mqtt',
  'mailto',
  'tel',
  'data',
  'dtg',
] as const;

/** Kind of an accepted link. */
export type LinkKind =
  /** `#part` of the same page. */
  | 'anchor'
  /** `@action`: triggers an event instead of navigating. */
  | 'handle'
  /** A path or query on the same site. */
  | 'relative'
  /** Static, file-system and source paths, which no part of the product rewrites. */
  | 'asset'
  | 'protocol-relative'
  | 'absolute';

/** A link that may be followed, or why it may not. */
export type CheckedLink = { safe: true; href: string; kind: LinkKind } | { safe: false; scheme: string };

const assetPaths = ['/static/', '/@fs/', '/src/'];

/**
 * Sorts a link the way a browser would read it: control characters and spaces around it, and tabs and
 * line breaks within, do not hide a scheme.
 *
 * @example
 * checkLink('java\nscript:alert(1)'); // { safe: false, scheme: 'javascript' }
 */
export function checkLink(href: string): CheckedLink {
  // Page JSON may have anything in a link's place.
  if (typeof href !== 'string') return { safe: false, scheme: '' };
  const read = asBrowser(href);
  const accept = (kind: LinkKind): CheckedLink => ({ safe: true, href, kind });
  if (read.startsWith('#')) return accept('anchor');
  if (read.startsWith('@')) return accept('handle');
  if (assetPaths.some((path) => read.startsWith(path))) return accept('asset');
  if (/^[/\\]{2}/.test(read)) return accept('protocol-relative');
  const scheme = schemeOf(read) ?? schemeOf(asBrowser(headWithoutEntities(read)));
  if (scheme === 'data' && !isStillData(read)) return { safe: false, scheme };
  if (scheme === undefined) return hasHiddenScheme(read) ? { safe: false, scheme: '' } : accept('relative');
  return linkSchemes.some((allowed) => allowed === scheme) ? accept('absolute') : { safe: false, scheme };
}

/**
 * Types that a browser shows, plays or stores and that can run nothing. A document of HTML, XML or SVG in a link would be
 * a page of whoever wrote the link.
 */
const stillTypes =
  /^(?:text\/(?:plain|csv|calendar|vcard|markdown)|image\/(?!.*xml)[\w.-]+|audio\/[\w.-]+|video\/[\w.-]+|font\/[\w.-]+|application\/(?:pdf|json|zip|octet-stream))$/;

/** Tells whether the content of a `data:` link cannot run. An unknown type, or none, is plain text to a browser. */
function isStillData(read: string): boolean {
  const [head = ''] = read.slice(0, 1000).split(',', 1);
  // Whatever an entity stands for, markup that the link is pasted into may read it as a type.
  if (head.includes('&')) return false;
  const [type = ''] = head.slice(head.indexOf(':') + 1).split(';', 1);
  const essence = type.trim().toLowerCase();
  return !essence.includes('/') || stillTypes.test(essence);
}

function schemeOf(read: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(read.slice(0, 64))?.[1]?.toLowerCase();
}

const named: Readonly<Record<string, string>> = { '&colon;': ':', '&tab;': '\t', '&newline;': '\n' };

function character(entity: string): string {
  const [, isHex, digits = ''] = /^&#(x?)([\da-f]+);?$/i.exec(entity) ?? [];
  const code = digits === '' ? Number.NaN : Number.parseInt(digits, isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : (named[entity.toLowerCase()] ?? entity);
}

/**
 * The start of a link as HTML would read it, up to its first slash or question mark: an attribute of React takes entities
 * as they are, markup that somebody pastes a link into does not.
 */
function headWithoutEntities(read: string): string {
  const [head = ''] = read.slice(0, 1000).split(/[/?\\]/, 1);
  return withoutEntities(head);
}

/** A text with the entities that could hide a scheme as HTML reads them. */
export function withoutEntities(text: string): string {
  return text.replace(/&#x[\da-f]{1,8};?|&#\d{1,8};?|&(?:colon|tab|newline);/gi, character);
}

/** The URL parser strips spaces and control characters at the ends, and tabs and line breaks anywhere. */
function asBrowser(href: string): string {
  let start = 0;
  let end = href.length;
  while (start < end && href.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && href.charCodeAt(end - 1) <= 0x20) end -= 1;
  return href.slice(start, end).replace(/[\t\n\r]/g, '');
}

/** A colon before any / ? or # that no scheme explains: `1x:…`, or a scheme of more than 63 letters. */
function hasHiddenScheme(read: string): boolean {
  const colon = read.indexOf(':');
  return colon !== -1 && !/[/?#\\]/.test(read.slice(0, colon));
}

/** Replacement of a blocked link. */
export interface SafeLinkOptions {
  /** Origin of the product's main site, such as `https://omnis.example`. */
  mainSite?: string;
  /** Told of each blocked link, as a warning. */
  report?: (warning: string) => void;
}

/**
 * A link to put into a page: unchanged when it is safe, else the not-found page of the main site.
 *
 * @example
 * safeLink('javascript:alert(1)', { mainSite: 'https://omnis.example' }); // 'https://omnis.example/404/'
 */
export function safeLink(href: string, { mainSite = '', report }: SafeLinkOptions = {}): string {
  const checked = checkLink(href);
  if (checked.safe) return checked.href;
  report?.(`Blocked an unsafe link: ${typeof href === 'string' ? href.slice(0, 200) : typeof href}`);
  return `${mainSite.endsWith('/') ? mainSite.slice(0, -1) : mainSite}/404/`;
}
