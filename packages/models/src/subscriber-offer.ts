/** The mailing list of those who came by the subscriber offer (storefront.md §4 Notifications). */
export const subscriberOfferList = 'subscriber-offer';

/** The offer's cookie, and for how many days it stays away (storefront.md §4, §9). */
export const subscriberOffer = {
  cookie: 'subscriber-offer',
  /** Milliseconds that the page is open before it appears. */
  delay: 30_000,
  days: { subscribed: 365, dismissed: 30 },
} as const;

/** Texts of a store's offer; '' where it has none of its own. */
export interface SubscriberOfferWords {
  readonly title: string;
  readonly copy: string;
  /** The code that is mailed to who has confirmed; it never leaves the server otherwise. */
  readonly coupon: string;
}

/**
 * Reads the settings of the plugin email-subscriber-offer, whose fields the specification leaves open.
 *
 * @example
 * subscriberOfferWords({ title: '10% off', coupon: ' WELCOME10 ' }); // { title: '10% off', copy: '', coupon: 'WELCOME10' }
 */
export function subscriberOfferWords(
  plugin: Readonly<Record<string, unknown>> | undefined,
): SubscriberOfferWords {
  const read = (name: keyof SubscriberOfferWords): string => {
    const value = plugin?.[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  return { title: read('title'), copy: read('copy'), coupon: read('coupon') };
}

/**
 * Milliseconds that the page is open before the offer of a store appears: the plugin's `delay` in seconds, from 5 to 600,
 * or that of the specification (storefront.md §4).
 *
 * @example
 * subscriberOfferDelay({ delay: 10 }); // 10_000
 */
export function subscriberOfferDelay(plugin: Readonly<Record<string, unknown>> | undefined): number {
  const seconds = plugin?.['delay'];
  const isGiven = typeof seconds === 'number' && seconds >= 5 && seconds <= 600;
  return isGiven ? seconds * 1000 : subscriberOffer.delay;
}
