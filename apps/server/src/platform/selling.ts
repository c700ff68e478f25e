import type { Core } from '../core.ts';
import { createAddresses } from '../domains/accounts/addresses/create-addresses.ts';
import { createArtworks } from '../domains/designs/artworks/create-artworks.ts';
import { createBasket } from '../domains/basket/create-basket.ts';
import { createReviews } from '../domains/catalogue/reviews/create-reviews.ts';
import { createCheckout } from '../domains/checkout/create-checkout.ts';
import { intentsOfOrder } from '../domains/checkout/tried-payments.ts';
import { createDesigns } from '../domains/designs/create-designs.ts';
import { createDiscounts } from '../domains/discounts/discounts.ts';
import { createFigures } from '../domains/figures/figures.ts';
import { createGiftCards } from '../domains/gift-cards/create-gift-cards.ts';
import { createOrders } from '../domains/orders/create-orders.ts';
import { createQuotes } from '../domains/quotes/create-quotes.ts';
import type { Store } from './store.ts';

/** The domains of selling, from the basket to orders and what follows them. */
export function createSelling(core: Core, store: Store) {
  const { catalogue, delivery, files, marketing, notifications, payments, splitTests } = store;
  const figures = createFigures(core);
  const addresses = createAddresses(core, { delivery });
  const artworks = createArtworks(core, { files });
  const designs = createDesigns(core, { artworks, catalogue });
  const giftCards = createGiftCards(core, { notifications });
  const basket = createBasket(core, { catalogue, delivery, designs, notifications });
  const orders = createOrders(core, {
    catalogue,
    delivery,
    figures,
    giftCards,
    notifications,
    payments,
    triedPayments: intentsOfOrder,
  });
  return {
    figures,
    addresses,
    artworks,
    designs,
    giftCards,
    basket,
    orders,
    checkout: createCheckout(core, {
      addresses,
      catalogue,
      delivery,
      designs,
      marketing,
      notifications,
      payments,
      splitTests,
    }),
    discounts: createDiscounts(core, { catalogue }),
    quotes: createQuotes(core, { artworks, files, notifications, orders }),
    reviews: createReviews(core, { artworks, catalogue, orders }),
  };
}

/** The domains of selling. */
export type Selling = ReturnType<typeof createSelling>;
