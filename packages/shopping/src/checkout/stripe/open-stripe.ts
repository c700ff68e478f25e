import { isBot } from '@omnis/models';
import { readStored, writeStored } from '@omnis/shop-kit';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const key = 'omnis.cardDocument';
const pathOf = (url: string): string => new URL(url).pathname.toLowerCase().replace(/\/$/, '');

/** Tells whether the document was opened at the page that it shows, and was not led here by links inside of the app. */
function isOpenedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || pathOf(entry.name) === pathOf(location.href);
}

/**
 * Only documents of pages that pay may run Stripe.js. One that was opened elsewhere is opened anew, once for a page: what was
 * typed is kept.
 *
 * @returns whether this document can go on
 */
function hasDocument(reload: () => void): boolean {
  const path = pathOf(location.href);
  if (isOpenedHere()) {
    writeStored(key, null);
    return true;
  }
  if (readStored(key) === path) return true;
  writeStored(key, path);
  // Without a note of it, it could go round for ever.
  if (readStored(key) !== path) return true;
  reload();
  return false;
}

/** The language in which Stripe speaks, for a locale of ours. */
export function stripeLocale(locale: string): StripeElementLocale {
  const [language] = locale.split('-');
  if (language === 'de' || language === 'fr') return language;
  return locale === 'en-GB' ? locale : 'en';
}

/** Tells those who look after the shop that Stripe.js could not be had; bots may not load it (platform.md §8). */
export function reportNoStripe(error: unknown): void {
  if (!isBot(navigator.userAgent)) reportError(error);
}

const open = new Map<string, Promise<Stripe>>();

/**
 * Loads Stripe.js, from where Stripe wants it to be loaded, and begins with it; once for a key and a language.
 *
 * @param reload - opens the page anew where its document may not run Stripe.js; null: all documents of the shop may
 * @throws when it cannot be had; asked again, it is tried again
 */
export function openStripe(
  publishableKey: string,
  locale: string,
  reload: (() => void) | null = () => location.reload(),
): Promise<Stripe> {
  if (reload !== null && !hasDocument(reload)) return new Promise<never>(() => undefined);
  const name = `${publishableKey} ${stripeLocale(locale)}`;
  const known = open.get(name);
  if (known) return known;
  const opening = loadStripe(publishableKey, { locale: stripeLocale(locale) }).then((stripe) => {
    if (stripe === null) throw new Error('Stripe.js runs in browsers only');
    return stripe;
  });
  open.set(name, opening);
  opening.catch((error: unknown) => {
    open.delete(name);
    reportNoStripe(error);
  });
  return opening;
}
