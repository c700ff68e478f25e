import { subscriberOffer } from '@omnis/models';
import { definePlugin } from '@omnis/validation';

/** Currencies beside the main one; the page of currencies keeps them, with rates and rounding. */
export const currency = definePlugin({
  code: 'currency',
  title: 'Currencies',
  summary: 'Lets shoppers pay in more than one currency.',
  fields: [],
  managedAt: '/dashboard/currencies/',
});

/** The offer to new subscribers (storefront.md §4, Notifications). */
export const offer = definePlugin({
  code: 'email-subscriber-offer',
  title: 'Subscriber offer',
  summary: 'Offers visitors a discount code if they subscribe to your newsletter.',
  fields: [
    {
      name: 'title',
      kind: 'text',
      label: 'Title',
      help: 'Leave it empty to use our words in the shopper’s language.',
      rules: [['max_length', 80]],
    },
    {
      name: 'copy',
      kind: 'lines',
      label: 'Text',
      help: 'Leave it empty to use our words in the shopper’s language.',
      rules: [['max_length', 300]],
    },
    {
      name: 'coupon',
      kind: 'coupon',
      label: 'Discount code',
      help: 'Emailed to subscribers once they confirm. Leave it empty to offer news without a discount.',
      isTestable: true,
    },
    {
      name: 'delay',
      kind: 'number',
      label: 'Seconds until it appears',
      help: 'Counted from when the page is opened.',
      rules: [
        ['min_value', 5],
        ['max_value', 600],
      ],
      initial: subscriberOffer.delay / 1000,
    },
  ],
});

/** The bar that asks for consent to cookies. */
export const cookiePolicy = definePlugin({
  code: 'cookie-policy',
  title: 'Cookie policy',
  summary: 'Asks visitors for consent before anything follows them.',
  fields: [
    {
      name: 'message',
      kind: 'lines',
      label: 'Message',
      help: 'Leave it empty to use our words in the shopper’s language.',
      rules: [['max_length', 500]],
    },
    {
      name: 'allowEssentialOnly',
      kind: 'switch',
      label: 'Visitors can accept essential cookies only',
      help: 'Consent must be as easy to refuse as to give in the EU and the UK. Keep this on if you sell there.',
      initial: true,
    },
  ],
});

/** The banner with the last days to order for Christmas; the page of banners keeps its look. */
export const christmasBanner = definePlugin({
  code: 'christmas-banner',
  title: 'Christmas banner',
  summary: 'Shows the last day to order for Christmas, in season.',
  fields: [],
  managedAt: '/dashboard/banners/',
});
