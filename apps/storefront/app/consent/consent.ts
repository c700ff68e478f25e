import { useSyncExternalStore } from 'react';
import { cookieValue, keepCookie } from '../data/cookies.ts';

/** What a visitor has answered; null: not asked yet, which counts as denied (storefront.md §4 Start-up). */
export type Consent = 'granted' | 'denied' | null;

/** Cookie that keeps the answer. */
export const consentCookie = 'cookie-consent';
/** Days until a visitor is asked again. */
const days = 182;

const listeners = new Set<() => void>();
/** Where this page hears of answers in other tabs; open while somebody listens. */
let channel: BroadcastChannel | null = null;

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** What this browser's visitor has answered. */
export function consent(): Consent {
  const value = cookieValue(document.cookie, consentCookie);
  return value === 'granted' || value === 'denied' ? value : null;
}

/** Keeps an answer, and tells whoever waits for it. */
export function giveConsent(answer: 'granted' | 'denied'): void {
  keepCookie(consentCookie, answer, days);
  tell();
  channel?.postMessage(null);
}

/**
 * Calls back after each answer, in this tab or in another.
 *
 * @returns stops it
 */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = new BroadcastChannel(consentCookie);
    channel.addEventListener('message', tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** The answer, for a component; null in what the server renders, which is for nobody in particular. */
export function useConsent(): Consent {
  return useSyncExternalStore(onConsent, consent, () => null);
}
