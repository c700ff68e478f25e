import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Sent to who has confirmed that they want a store's news, with the coupon that they were offered for it. */
export function subscriberOfferMail(
  brand: MailBrand,
  {
    firstName,
    title,
    coupon,
    link,
    unsubscribe,
  }: {
    firstName: string;
    /** Title of the offer; '' for general words. */ title: string;
    coupon: string;
    link: string;
    /** Takes them off the list. */
    unsubscribe: string;
  },
): MailDraft {
  return {
    subject: brand.say('Your code for {store}', { store: brand.storeName }),
    preheader: brand.say('{coupon}: enter it in your basket.', { coupon }),
    parts: [
      {
        kind: 'heading',
        text: firstName ? brand.say('Thank you, {firstName}', { firstName }) : brand.say('Thank you'),
      },
      {
        kind: 'paragraph',
        text:
          title === ''
            ? brand.say(
                'You are subscribed to the newsletter of {store}. As promised: enter this code in your basket.',
                {
                  store: brand.storeName,
                },
              )
            : brand.say(
                'You are subscribed to the newsletter of {store}. As promised, {title}: enter this code in your basket.',
                {
                  store: brand.storeName,
                  title,
                },
              ),
      },
      { kind: 'quote', label: brand.say('Your code'), text: coupon },
      { kind: 'button', text: brand.say('Go to the shop'), href: link },
      { kind: 'small', text: brand.say('You get this email because you have confirmed your subscription.') },
      { kind: 'link', text: brand.say('Unsubscribe from the newsletter'), href: unsubscribe },
    ],
  };
}
