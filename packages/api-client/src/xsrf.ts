/** Header that every call carries in a browser (platform.md §7). */
export const xsrfHeader = 'X-XSRF-TOKEN';

const cookieName = 'XSRF-TOKEN';

/**
 * The anti-forgery token of the cookie `XSRF-TOKEN`, or null without one (as on a server). A cookie with the `__Host-`
 * prefix counts too.
 */
export function xsrfToken(cookies: string | null = pageCookies()): string | null {
  if (cookies === null) return null;
  for (const pair of cookies.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(equals, 0)).trim();
    if (name === cookieName || name === `__Host-${cookieName}`) return decode(pair.slice(equals + 1).trim());
  }
  return null;
}

function pageCookies(): string | null {
  return typeof document === 'undefined' ? null : document.cookie;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
