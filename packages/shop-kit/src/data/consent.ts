import { useSyncExternalStore } from 'react';
import { cookieValue, keepCookie } from './cookies.ts';

/** Answer of a visitor; null: not asked yet, which counts as denied (storefront.md §4 Start-up). */
export type Consent = 'granted' | 'denied' | null;

/** Cookie that keeps the answer. */
export const consentCookie = 'cookie-consent';
/** Days until a visitor is asked again. */
const days = 182;

const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Hears of answers in other tabs. The answer itself is the cookie's; what is stored is gone again at once. */
const onStorage = ({ key }: StorageEvent): void => {
  if (key === consentCookie) tell();
};

function tellOtherTabs(): void {
  try {
    localStorage.setItem(consentCookie, '1');
    localStorage.removeItem(consentCookie);
  } catch {
    // A browser that stores nothing tells other tabs with their next page.
  }
}

/** Answer of this browser's visitor. */
export function consent(): Consent {
  const value = cookieValue(document.cookie, consentCookie);
  return value === 'granted' || value === 'denied' ? value : null;
}

/** Keeps an answer, and tells whoever waits for it, in this tab and in others. */
export function giveConsent(answer: 'granted' | 'denied'): void {
  keepCookie(consentCookie, answer, days);
  tell();
  tellOtherTabs();
}

/**
 * Calls back after each answer, in this tab or in another.
 *
 * @returns stops it
 */
export function onConsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The answer, for a component; null in what the server renders, which is for nobody in particular. */
export function useConsent(): Consent {
  return useSyncExternalStore(onConsent, consent, () => null);
}
