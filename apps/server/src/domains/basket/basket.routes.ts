import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { BasketService } from './basket.service.ts';
import type { Shopper } from './basket-changes.ts';
import type { SavedFavourites } from './saved-favourites.service.ts';

const shopperOf = ({ division, visitor, currency, language }: CallContext): Shopper => ({
  division,
  owner: visitor.basketOwner,
  currency,
  language,
});

/** Calls of baskets and favourites. */
export function basketRoutes(basket: BasketService, saved: SavedFavourites): Route[] {
  return [
    route('basket.list', async (context, { params }) => basket.list(shopperOf(context), params.name)),
    route('basket.add', async (context, { body }) =>
      basket.add(shopperOf(context), body, context.idempotencyKey),
    ),
    route('basket.bulkAdd', async (context, { body }) =>
      basket.bulkAdd(shopperOf(context), body, context.idempotencyKey),
    ),
    route('basket.remove', async (context, { body }) =>
      basket.remove(shopperOf(context), body.name, body.key),
    ),
    route('basket.update', async (context, { body }) => basket.update(shopperOf(context), body)),
    route('basket.applyCoupon', async (context, { body }) =>
      basket.applyCoupon(shopperOf(context), body.code),
    ),
    route('basket.removeCoupon', async (context) => basket.removeCoupon(shopperOf(context))),
    route('basket.setGiftNote', async (context, { body }) =>
      basket.setGiftNote(shopperOf(context), body.giftNote),
    ),
    route('basket.recoverFavourites', async (context, { body }) =>
      saved.recover(shopperOf(context), body.br),
    ),
    route('basket.emailForLater', async (context, { body }) =>
      saved.mail(shopperOf(context), {
        email: body.email,
        origin: context.origin,
        ip: context.ip,
        language: context.language,
      }),
    ),
  ];
}
