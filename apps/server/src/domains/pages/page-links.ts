import { checkLink } from '@omnis/validation';

/** Fields of a block that may hold links. */
interface Block {
  readonly uid: string;
  readonly properties: object;
  readonly flags: readonly string[];
  readonly items: readonly Block[];
}

/** Properties of blocks that hold a link. */
const linkProperties = new Set(['href', 'action']);

function linksIn(value: unknown, name: string, path: string): { path: string; link: string }[] {
  if (typeof value === 'string') return linkProperties.has(name) ? [{ path, link: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, at) => linksIn(item, name, `${path}.${at}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    linksIn(item, key, path === '' ? key : `${path}.${key}`),
  );
}

/**
 * Links of a page that may not be followed, such as scripts and documents in a `data:` address. Pages show others in
 * their place; here they are refused before they are saved.
 */
export function unsafeLinks(blocks: readonly Block[]): { field: string; message: string }[] {
  return blocks.flatMap(({ uid, properties, items, flags }) => {
    if (flags.includes('deleted')) return [];
    const own = linksIn(properties, '', '')
      .filter(({ link }) => !checkLink(link).safe)
      .map(({ path }) => ({ field: `blocks.${uid}.${path}`, message: 'This link is not safe' }));
    return [...own, ...unsafeLinks(items)];
  });
}
