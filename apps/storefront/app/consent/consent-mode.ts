import type { Consent } from '@omnis/shop-kit';

declare global {
  interface Window {
    /** Where Google's scripts find what they were told before they came. */
    dataLayer?: unknown[];
  }
}

/** Storages that consent mode knows; one answer holds for all of them (storefront.md §4 Start-up). */
const storages = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/** Tells Google's scripts something, as their own snippet does: they take nothing but an arguments object. */
export const gtag: (...words: unknown[]) => void = function () {
  (window.dataLayer ??= []).push(arguments);
};

const all = (state: 'granted' | 'denied') => Object.fromEntries(storages.map((name) => [name, state]));

/** Consent mode begins denied, before any script of Google is loaded. */
export function startConsentMode(): void {
  gtag('consent', 'default', all('denied'));
}

/** Tells consent mode of an answer. */
export function updateConsentMode(consent: Exclude<Consent, null>): void {
  gtag('consent', 'update', all(consent));
}
