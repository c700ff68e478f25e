/** Names of a collection: the address that it has, and those that it had before. */
export type UrlNames = readonly string[];

/** Properties of blocks that hold the address of a collection by itself. */
const collectionProperty = 'collection';

/** The collection that a link leads to; null for any other link. */
function collectionOfLink(link: string): string | null {
  const [, name] = /^(?:https?:\/\/[^/?#]*)?\/collection\/([^/?#]+)/i.exec(link.trim()) ?? [];
  if (name === undefined) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Tells whether JSON, such as the blocks of a page, names a collection: by a link, or as the source of products. */
export function namesCollection(json: unknown, urlNames: UrlNames, property = ''): boolean {
  if (typeof json === 'string') {
    const named = property === collectionProperty ? json.trim() : collectionOfLink(json);
    if (named !== null && urlNames.includes(named)) return true;
    // Links in a text that is HTML.
    return [...json.matchAll(/href="([^"]+)"/g)].some(([, link = '']) =>
      urlNames.includes(collectionOfLink(link) ?? ''),
    );
  }
  if (Array.isArray(json)) return json.some((each: unknown) => namesCollection(each, urlNames, property));
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([key, value]) => namesCollection(value, urlNames, key));
}

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Tells whether an entry of a menu leads to a collection itself. */
function leadsTo(entry: unknown, urlNames: UrlNames): boolean {
  if (!isRecord(entry)) return false;
  return [entry['href'], entry['link']].some(
    (link) => typeof link === 'string' && urlNames.includes(collectionOfLink(link) ?? ''),
  );
}

/** A menu or a footer without the entries that lead to a collection, at any depth. */
export function withoutLinks(json: unknown, urlNames: UrlNames): unknown {
  if (Array.isArray(json))
    return json
      .filter((entry: unknown) => !leadsTo(entry, urlNames))
      .map((entry: unknown) => withoutLinks(entry, urlNames));
  if (!isRecord(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withoutLinks(value, urlNames)]));
}
