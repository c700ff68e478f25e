import type { Core } from '../../core.ts';
import type { Route } from '../../http/route.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Delivery } from '../delivery/create-delivery.ts';
import type { Designs } from '../designs/create-designs.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import { createAbandoned } from './abandoned/create-abandoned.ts';
import { basketRoutes } from './basket.routes.ts';
import { createBasketService } from './basket.service.ts';
import { createSavedFavourites } from './saved-favourites.service.ts';

/** Baskets, favourites, and reminders of baskets that nobody ordered. */
export function createBasket(
  core: Core,
  {
    catalogue: { service: catalogue },
    delivery: { shipping },
    designs,
    notifications: { mailer },
  }: { catalogue: Catalogue; delivery: Delivery; designs: Designs; notifications: Notifications },
) {
  const service = createBasketService(core, {
    catalogue,
    freeFrom: (division) => shipping.freeFrom(division),
    productOfDesign: (division, design) => designs.service.productOf(division, design),
  });
  const routes: Route[] = [
    ...basketRoutes(service, createSavedFavourites(core, { basket: service, catalogue, mailer })),
    ...createAbandoned(core, { basket: service, mailer }).routes,
  ];
  return { service, routes };
}

/** The domain of baskets. */
export type Basket = ReturnType<typeof createBasket>;
