import type { CallContext } from '../../http/context.ts';
import { answeredOnce, route, type Route } from '../../http/route.ts';
import type { CardHolder, GiftCardsService } from './gift-cards.service.ts';
import type { ManagedCardsService } from './managed-cards.service.ts';

const holderOf = ({ division, visitor, ip, currency }: CallContext): CardHolder => ({
  division,
  owner: visitor.basketOwner,
  ip,
  currency,
});

/** Calls of gift cards: those of shoppers, and those of the store's team. */
export function giftCardsRoutes(cards: GiftCardsService, managed: ManagedCardsService): Route[] {
  return [
    route('giftCards.apply', async (context, { body }) => {
      const holder = holderOf(context);
      return cards.apply({ ...holder, currency: body.currency ?? holder.currency }, body.code);
    }),
    route('giftCards.remove', async (context, { body }) => cards.remove(holderOf(context), body.id)),
    route('giftCards.balance', async (context, { body }) => cards.balance(holderOf(context), body.code)),
    route('dashboard.giftCards', ({ division }, { query }) => managed.list(division, query)),
    answeredOnce(
      route('dashboard.issueGiftCard', async ({ division, visitor }, { body }) =>
        managed.issue({ division, actor: visitor.identity }, body),
      ),
    ),
    answeredOnce(
      route('dashboard.blockGiftCard', async ({ division, visitor }, { params, body }) =>
        managed.block({ division, actor: visitor.identity }, { id: params.id, blocked: body.blocked }),
      ),
    ),
  ];
}
