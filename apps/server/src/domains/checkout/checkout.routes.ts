import { statusTexts } from '@omnis/contract';
import { isCurrencyCode } from '@omnis/models';
import { fail } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { Buyer } from './begin-checkout.ts';
import type { SplitTestsService } from '../split-tests/split-tests.service.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { LimitDeclines, Payer } from './decline-limit.ts';

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

const payerOf = ({ division, visitor, ip }: CallContext): Payer => ({
  division: division.id,
  owner: visitor.basketOwner,
  ip,
});

/** Services that the calls of checkout need besides it. */
export interface CheckoutNeeds {
  readonly splitTests: Pick<SplitTestsService, 'countedWith'>;
  readonly limitDeclines: LimitDeclines;
}

/** Calls of checkout. */
export function checkoutRoutes(
  checkout: CheckoutService,
  { splitTests, limitDeclines }: CheckoutNeeds,
): Route[] {
  return [
    route('checkout.quote', async (context, { body }) => {
      const { division, visitor, language } = context;
      const { currency = context.currency } = body;
      // One that was taken away meanwhile is answered in the store's own.
      if (!isCurrencyCode(currency)) {
        return fail('validation_failed', `This shop does not sell in ${currency}`, 'currency');
      }
      return checkout.quote({ division, owner: visitor.basketOwner, currency, language }, body);
    }),
    route('checkout.place', async (context, { body }) => {
      const counted = await splitTests.countedWith(context.division, context.split);
      return limitDeclines(payerOf(context), () =>
        checkout.place(buyerOf(context, counted), context.idempotencyKey, body),
      );
    }),
    route('checkout.toPay', async ({ division, hostKind, language }, { params }) =>
      hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : checkout.toPay(division, params.orderHash, language),
    ),
    route('checkout.pay', async (context, { params, body }) => {
      const { division, visitor, origin, hostKind, idempotencyKey } = context;
      if (hostKind === 'preview') return fail('not_found', statusTexts[404] ?? '');
      const payer = {
        division,
        owner: visitor.basketOwner,
        origin,
        ...params,
        ...body,
        expectedTotal: body.expectedTotal,
      };
      return limitDeclines(payerOf(context), () => checkout.pay(payer, idempotencyKey));
    }),
    route('checkout.confirm', async ({ division, visitor }, { body }) =>
      checkout.confirm({ division, owner: visitor.basketOwner }, body.paymentIntent),
    ),
  ];
}
