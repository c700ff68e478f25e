import type { Tracker } from '@omnis/validation';
import type { EventData, QueuedEvent } from '../events/event-queue.ts';

/** What a network is told of an event: the words of its own call; null where it has none for it. */
type Words = readonly unknown[] | null;

/** Names of events at those networks whose calls are alike. */
const named: Readonly<
  Record<'meta' | 'pinterest' | 'tiktok' | 'snapchat', Readonly<Record<string, string>>>
> = {
  meta: {
    page_view: 'PageView',
    view_item: 'ViewContent',
    search: 'Search',
    add_to_cart: 'AddToCart',
    begin_checkout: 'InitiateCheckout',
    add_payment_info: 'AddPaymentInfo',
    purchase: 'Purchase',
  },
  pinterest: {
    page_view: 'pagevisit',
    search: 'search',
    add_to_cart: 'addtocart',
    purchase: 'checkout',
  },
  tiktok: {
    view_item: 'ViewContent',
    search: 'Search',
    add_to_cart: 'AddToCart',
    begin_checkout: 'InitiateCheckout',
    add_payment_info: 'AddPaymentInfo',
    purchase: 'CompletePayment',
  },
  snapchat: {
    page_view: 'PAGE_VIEW',
    view_item: 'VIEW_CONTENT',
    search: 'SEARCH',
    add_to_cart: 'ADD_CART',
    begin_checkout: 'START_CHECKOUT',
    add_payment_info: 'ADD_BILLING',
    purchase: 'PURCHASE',
  },
};

/** What all networks understand of an event's data: a sum, and of what kind. */
function sumOf({ value, currency }: EventData): Readonly<Record<string, string | number>> {
  return typeof value === 'number' && typeof currency === 'string' ? { value, currency } : {};
}

/** Google Ads wants purchases alone, at their conversion (storefront.md §3 marketing). */
function adsWords({ id, label }: Tracker & { readonly label: string }, { name, data }: QueuedEvent): Words {
  if (name !== 'purchase' || label === '') return null;
  return ['event', 'conversion', { send_to: `${id}/${label}`, ...sumOf(data) }];
}

/** The words of a network's call for an event of the shop. */
export function wordsFor(tracker: Tracker, event: QueuedEvent): Words {
  const { name, data } = event;
  switch (tracker.kind) {
    case 'ga4':
      // Its names are ours.
      return ['event', name, { ...data, send_to: tracker.id }];
    case 'ads':
      return adsWords(tracker, event);
    case 'gtm':
      // A container's triggers listen to the layer, not to calls.
      return [{ event: name, ...data }];
    case 'tiktok':
      return name === 'page_view' ? ['page'] : withName(named.tiktok[name], data);
    case 'meta':
    case 'pinterest':
    case 'snapchat':
      return withName(named[tracker.kind][name], data);
  }
}

const withName = (called: string | undefined, data: EventData): Words =>
  called === undefined ? null : ['track', called, sumOf(data)];
