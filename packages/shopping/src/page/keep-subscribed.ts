import { subscriberOffer } from '@omnis/models';
import { keepCookie } from '@omnis/shop-kit';

/** Keeps that this browser's visitor has subscribed: what they have is not offered to them (storefront.md §4 Notifications). */
export function keepSubscribed(): void {
  keepCookie(subscriberOffer.cookie, 'subscribed', subscriberOffer.days.subscribed);
}
