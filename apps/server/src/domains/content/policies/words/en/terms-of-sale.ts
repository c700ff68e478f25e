import type { PolicyWords } from '../../policy.types.ts';

/** Terms of sale, in English. */
export const termsOfSale: PolicyWords<'terms-of-sale'> = {
  title: 'Terms of sale',
  text: 'What you and we agree on when you order: price, delivery, returns, and what happens when something goes wrong.',
  parts: {
    who: {
      title: 'Who you buy from',
      html: '<p>Goods in this shop are offered by {{ store.name }}. {{ platform.name }} takes the payment and has the goods made and sent. These terms hold for every order, together with the price and the delivery that the checkout shows.</p>',
    },
    contract: {
      title: 'How an order comes about',
      html: '<p>What we show is an invitation to order. Your order is an offer to us; it is accepted when we confirm it by mail. We may refuse one, for instance if something has sold out or a price was plainly wrong. Then nothing is taken from your card, or it goes back to it.</p>',
    },
    prices: {
      title: 'Prices and payment',
      html: '<p>Prices include VAT where it is due. Delivery is shown on its own line before you pay. The card is charged when the order is confirmed. Orders to other countries may meet import tax there, which the receiver pays.</p>',
    },
    currencies: {
      title: 'Currencies',
      html: '<p>You can pay in {{ currency.list }}. The price that you saw when you paid is the price that holds, whatever the exchange rates do afterwards.</p>',
    },
    delivery: {
      title: 'Making and delivery',
      html: '<p>Things are made after you order them. The days below are counted from when your order leaves us; they are estimates. If it takes more than 30 days, you may cancel and get all your money back.</p>{{ delivery.table }}<p>The risk passes to you when the parcel reaches you, or whoever you asked us to send it to.</p>',
    },
    withdrawal: {
      title: 'Changing your mind',
      html: '<p>The law gives you 14 days from the day of delivery to tell us that you do not want to keep something, without a reason. We give you 30. You then have 14 days to send it back, unworn and unwashed. We pay back the price and our cheapest delivery within 14 days of having the goods, or proof that you sent them, to the card that you paid with. The postage of the return is yours, unless we say otherwise.</p><p>This does not hold for things that were made to your own design, with your name, text or picture on them, nor for sealed goods that cannot be sold again for reasons of hygiene once they were opened.</p>',
    },
    faults: {
      title: 'If something is faulty',
      html: '<p>Goods must be as described, fit for what they are for, and of satisfactory quality. If one is not, you may have it replaced or repaired; if that does not work, or not in good time, you get your money back. You need not pay for the postage. Small differences of shade or position are part of printing things one by one.</p>',
    },
    artworks: {
      title: 'Artworks of your own',
      html: '<p>If you have something printed that you uploaded, you promise that you have the right to it. We do not print what is against the law or hateful, and cancel such orders.</p>',
    },
    liability: {
      title: 'What we answer for',
      html: '<p>We answer for loss that we cause and that could be foreseen, up to the price of your order. We do not limit what the law does not let us limit: death or injury by our negligence, fraud, and your rights as a consumer. We do not answer for delays that nobody could have prevented, but tell you of them.</p>',
    },
    complaints: {
      title: 'Complaints',
      html: '<p>Write to <a href="mailto:{{ store.email }}">{{ store.email }}</a> first: most things are put right within a day. The law of {{ store.country }} holds; as a consumer you may also go to the courts of the country that you live in.</p>',
    },
  },
};
