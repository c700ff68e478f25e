// A host that cannot exist: whatever leads away from it leads off the site.
const base = 'https://same-site.invalid';

/**
 * A path of the same site, from its slash on, as the URL parser reads it; the fallback for anything
 * else, such as `//evil.example`, `/\evil.example`, `/.//evil.example` or `javascript:`.
 *
 * @param path - untrusted, such as the `redirect_uri` of a query
 * @example
 * safeRedirect('/dashboard/?tab=orders'); // '/dashboard/?tab=orders'
 * safeRedirect('https://evil.example/'); // '/'
 */
export function safeRedirect(path: unknown, fallback = '/'): string {
  if (typeof path !== 'string' || path.length > 2048 || !/^\/(?![/\\])/.test(path)) return fallback;
  let url: URL;
  try {
    url = new URL(path, base);
  } catch {
    return fallback;
  }
  // Dot segments may leave a path that starts with two slashes, which a browser reads as a host.
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Address of a page that leads back to a path afterwards. */
export function leadingBack(page: string, path: string): string {
  const target = encodeURIComponent(safeRedirect(path)).replaceAll('%2F', '/');
  return `${page}?redirect_uri=${target}`;
}

/** Address of the sign-in page that leads back to a path afterwards. */
export function loginPath(path: string): string {
  return leadingBack('/login/', path);
}
