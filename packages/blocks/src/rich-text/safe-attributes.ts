import { checkLink, textAnchor } from '@omnis/validation';
import { mediaAddress } from '../parts/picture.ts';

/** Attributes of React that an element keeps. */
export type SafeAttributes = Readonly<Record<string, string | number>>;

/**
 * The attributes that are kept: links and pictures that are safe, spans of cells, titles, languages, ids in their safe
 * form (the name of an `<a>` is one too). No style, class or handler. Null for a picture without a safe address.
 */
export function safeAttributes(name: string, given: ReadonlyMap<string, string>): SafeAttributes | null {
  const kept: Record<string, string | number> = {};
  const language = given.get('lang');
  if (language !== undefined && /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(language)) kept['lang'] = language;
  const title = given.get('title');
  if (title) kept['title'] = title;
  const id = textAnchor(given.get('id') ?? (name === 'a' ? given.get('name') : undefined) ?? '');
  if (id !== '') kept['id'] = id;
  switch (name) {
    case 'a':
      return { ...kept, ...linkAttributes(given) };
    case 'img': {
      const src = mediaAddress(given.get('src')?.trim() ?? '');
      if (src === '') return null;
      return {
        ...kept,
        src,
        alt: given.get('alt') ?? '',
        ...numbers(given, { width: 'width', height: 'height' }),
      };
    }
    case 'td':
    case 'th':
      return { ...kept, ...numbers(given, { colspan: 'colSpan', rowspan: 'rowSpan' }) };
    case 'ol':
      return { ...kept, ...numbers(given, { start: 'start' }) };
    default:
      return kept;
  }
}

function linkAttributes(given: ReadonlyMap<string, string>): SafeAttributes {
  const href = given.get('href')?.trim() ?? '';
  if (!isTextLink(href)) return {};
  return given.get('target') === '_blank' ? { href, target: '_blank' } : { href };
}

/** Stricter than links of blocks: text may come from elsewhere, so data and sockets are no links here. */
function isTextLink(href: string): boolean {
  const link = checkLink(href);
  if (!link.safe || href === '') return false;
  return link.kind !== 'absolute' || /^(?:https?|mailto|tel):/i.test(href);
}

/** Whole numbers from 1 to 999 under their names in React. */
function numbers(
  given: ReadonlyMap<string, string>,
  names: Readonly<Record<string, string>>,
): SafeAttributes {
  const kept: Record<string, number> = {};
  for (const [html, react] of Object.entries(names)) {
    const text = given.get(html) ?? '';
    if (/^[1-9]\d{0,3}$/.test(text)) kept[react] = Number(text);
  }
  return kept;
}
