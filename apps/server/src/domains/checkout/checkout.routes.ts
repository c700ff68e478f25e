import { statusTexts } from '@omnis/contract';
import { fail } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { Buyer } from './begin-checkout.ts';
import type { SplitTestsService } from '../split-tests/split-tests.service.ts';
import type { CheckoutService } from './checkout.service.ts';

function buyerOf(
  { division, visitor, currency, language, origin }: CallContext,
  splitTests: Buyer['splitTests'],
): Buyer {
  const { identity, basketOwner } = visitor;
  return {
    division,
    owner: basketOwner,
    customerId: identity?.id ?? null,
    currency,
    language,
    origin,
    splitTests,
  };
}

/** Calls of checkout. */
export function checkoutRoutes(
  checkout: CheckoutService,
  splitTests: Pick<SplitTestsService, 'countedWith'>,
): Route[] {
  return [
    route('checkout.quote', async (context, { body }) => {
      const { division, visitor } = context;
      const { currency = context.currency } = body;
      if (!division.currencies.some((code) => code === currency)) {
        return fail('validation_failed', `This shop does not sell in ${currency}`, 'currency');
      }
      return checkout.quote({ division, owner: visitor.basketOwner, currency }, body);
    }),
    route('checkout.place', async (context, { body }) => {
      const counted = await splitTests.countedWith(context.division, context.split);
      return checkout.place(buyerOf(context, counted), context.idempotencyKey, body);
    }),
    route('checkout.toPay', async ({ division, hostKind }, { params }) =>
      hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : checkout.toPay(division, params.orderHash),
    ),
    route('checkout.pay', async ({ division, visitor, origin, hostKind, idempotencyKey }, { params, body }) =>
      hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : checkout.pay(
            {
              division,
              owner: visitor.basketOwner,
              origin,
              ...params,
              ...body,
              expectedTotal: body.expectedTotal,
            },
            idempotencyKey,
          ),
    ),
    route('checkout.confirm', async ({ division, visitor }, { body }) =>
      checkout.confirm({ division, owner: visitor.basketOwner }, body.paymentIntent),
    ),
  ];
}
