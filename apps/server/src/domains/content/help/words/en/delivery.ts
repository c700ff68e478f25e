import type { GroupWords } from '../../help.types.ts';

/** How orders travel, in English. */
export const delivery: GroupWords<'delivery'> = {
  title: 'Delivery',
  text: 'How long it takes, what it costs, and where your parcel is.',
  questions: {
    'how-long-does-delivery-take': {
      title: 'How long does delivery take?',
      answer:
        '<p>Within {{ store.country }} your order usually arrives {{ delivery.home }} after it has been made. Most orders are printed and packed within two working days.</p>{{ delivery.table }}<p>The checkout shows the days that apply to your address before you pay.</p>',
      words: 'shipping postage time days arrive when post',
    },
    'what-does-delivery-cost': {
      title: 'What does delivery cost?',
      answer:
        '<p>It depends on where your order goes and how quickly you need it.</p>{{ delivery.table }}<p>You see the exact price at the checkout, before you pay.</p>',
      words: 'shipping postage price charge fee',
    },
    'is-delivery-free': {
      title: 'When is delivery free?',
      answer:
        '<p>Within {{ store.country }}, standard delivery is free once your basket is worth {{ delivery.free }} or more after discounts. Your basket tells you how far you are from it.</p>',
      words: 'free shipping postage threshold',
    },
    'where-is-my-order': {
      title: 'Where is my order?',
      answer:
        '<p>The receipt that we mailed you has a link to your order. It shows whether your things are being printed, packed or are on their way, and has the tracking number once they have left.</p><p>If you have an account, <a href="/account/">your orders are listed there</a>.</p><p>If the last day of the estimate has passed, write to us with your order number and we look for it at once.</p>',
      words: 'track tracking parcel lost late status missing',
    },
    'do-you-deliver-abroad': {
      title: 'Do you deliver to other countries?',
      answer:
        '<p>These are the places that we deliver to:</p>{{ delivery.table }}<p>Outside {{ store.country }} customs may ask for import tax or a handling fee when the parcel arrives. Those are set by the country that it goes to, and are not part of our price.</p>',
      words: 'international customs duty tax overseas europe world shipping',
    },
    'can-i-change-my-delivery-address': {
      title: 'Can I change the delivery address?',
      answer:
        '<p>Yes, until we begin to make your order: <a href="/update-address/">change it here</a>. After that, write to us as soon as you can, with your order number and the new address; as long as the parcel has not left there may be a way.</p>',
      words: 'wrong address moved typo shipping',
    },
  },
};
