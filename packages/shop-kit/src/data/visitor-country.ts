import { cookieValue } from './cookies.ts';

/**
 * The country that the server took the visitor to be in (platform.md §6); null where it could not tell. For code that runs
 * in a browser alone: pages are rendered for everybody.
 */
export function visitorCountry(): string | null {
  const told = cookieValue(document.cookie, 'country');
  return told !== null && /^[A-Z]{2}$/.test(told) ? told : null;
}
