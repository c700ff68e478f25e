import type { ThemeMode } from './themes/definition.ts';

/** The attribute of the root element that decides over the system's mode. */
export const themeModeAttribute = 'data-theme-mode';

/**
 * The mode that a cookie asks for, so that the server can send the right one at once.
 *
 * @param header - the request's `Cookie` header.
 * @returns null where the cookie is absent or holds anything else: then the system decides.
 */
export function themeModeFromCookie(header: string | null, name = 'themeMode'): ThemeMode | null {
  const pair = (header ?? '').split(';').find((part) => part.split('=')[0]?.trim() === name);
  const value = pair?.slice(pair.indexOf('=') + 1).trim();
  return value === 'light' || value === 'dark' ? value : null;
}

/**
 * The text of a script for the head, before anything is drawn: it sets the mode that was chosen earlier, so a page that
 * is the same for all leaves no flash. Give its element the nonce of the content security policy.
 *
 * @param storageKey - where the choice is kept in the browser's storage: `light` or `dark`.
 */
export function themeModeScript(storageKey: string): string {
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c');
  return `try{const m=localStorage.getItem(${key});if(m==='light'||m==='dark')document.documentElement.setAttribute('${themeModeAttribute}',m)}catch{}`;
}
