import { subscriberOffer, type Notification } from '@omnis/models';
import { makeNotification } from '@omnis/shop-kit';

/** The id and the tag of the subscriber offer among the notifications. */
export const offerTag = subscriberOffer.cookie;

/** The offer as a notification: its form asks for what storefront.md §5 requires. */
export function offerNotification(words: {
  readonly title: string;
  readonly copy: string;
  readonly subscribe: string;
}): Notification {
  return makeNotification({
    id: offerTag,
    tag: offerTag,
    title: words.title,
    body: words.copy,
    replacePrevious: true,
    form: {
      fields: [{ name: 'firstName' }, { name: 'email' }],
      actions: [{ text: words.subscribe, href: '', primary: true, forcePro: false }],
    },
  });
}
