const daySeconds = 24 * 60 * 60;

/** The value of a cookie that scripts may read, or null. */
export function cookieValue(cookies: string, name: string): string | null {
  const mark = `${name}=`;
  const found = cookies.split(/;\s*/).find((each) => each.startsWith(mark));
  return found === undefined ? null : found.slice(mark.length);
}

/**
 * Keeps a cookie in this browser, for this store alone.
 *
 * @param value - of letters, digits and hyphens
 * @param days - none: the cookie goes at once
 */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * daySeconds}; SameSite=Lax${secure}`;
}
