import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Sent to who wants to return worn-out cotton: how it goes (storefront.md §1 and §9: free, postage paid, a coupon). */
export function remillMail(brand: MailBrand): MailDraft {
  return {
    subject: brand.say('How to send back your worn-out cotton'),
    preheader: brand.say('It is free, the postage in the UK is paid, and you get a coupon.'),
    parts: [
      { kind: 'heading', text: brand.say('Thank you for sending it back') },
      {
        kind: 'paragraph',
        text: brand.say(
          'We turn clothes made of 100% cotton into new ones, whatever their brand or condition. It is free, and we pay the postage in the UK.',
        ),
      },
      {
        kind: 'columns',
        columns: [
          {
            title: brand.say('What to do'),
            lines: [
              brand.say('1. Check the labels: 100% cotton, washed and dry.'),
              brand.say('2. Reply to this email with your postal address and how many pieces you have.'),
              brand.say('3. {store} sends you a label with the postage paid.', { store: brand.storeName }),
              brand.say('4. Put everything into one parcel, with the label on it.'),
            ],
          },
        ],
      },
      {
        kind: 'paragraph',
        text: brand.say('When your parcel has arrived, we send your coupon to this address.'),
      },
      {
        kind: 'small',
        text: brand.say('If this was not you, ignore this email and you will hear nothing more.'),
      },
    ],
  };
}
