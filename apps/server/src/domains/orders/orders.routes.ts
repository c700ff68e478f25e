import { statusTexts } from '@omnis/contract';
import { fail, ok } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { OwnerCancels } from './cancel/owner-cancel.service.ts';
import type { Fulfilments } from './fulfilments/fulfilments.service.ts';
import type { HandRefunds } from './hand-refunds/hand-refunds.service.ts';
import type { OrderMails } from './mails/order-mails.service.ts';
import type { OrderNotes } from './notes/order-notes.service.ts';
import type { RecordedPayments } from './payments/record-payment.ts';
import type { OrdersService } from './orders.service.ts';

/** Calls of orders, for shoppers and owners. */
export function ordersRoutes(
  orders: OrdersService,
  {
    recordedPayments,
    handRefunds,
    ownerCancels,
    orderNotes,
    fulfilments,
    orderMails,
  }: {
    recordedPayments: RecordedPayments;
    handRefunds: HandRefunds;
    ownerCancels: OwnerCancels;
    orderNotes: OrderNotes;
    fulfilments: Fulfilments;
    orderMails: OrderMails;
  },
): Route[] {
  return [
    route('orders.get', async ({ division, hostKind, language }, { params }) =>
      // The preview origin runs what the editor shows and never holds anybody's addresses.
      hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : orders.byHash(division, params.orderHash, language),
    ),
    route('orders.mine', async ({ division, visitor }, { query }) =>
      visitor.identity
        ? ok(await orders.mine(division, visitor.identity.id, query))
        : fail('unauthenticated', 'Sign in to go on'),
    ),
    route('dashboard.order', async ({ division }, { params }) => orders.managedById(division.id, params.id)),
    route('dashboard.recordPayment', async (context, { params, body }) => {
      const at = { division: context.division.id, orderId: params.id, key: context.idempotencyKey };
      const { identity } = context.visitor;
      if (!identity) return fail('unauthenticated', 'Sign in to go on');
      const recorded = await recordedPayments.record(identity, at, body);
      return recorded.ok ? orders.managedById(at.division, at.orderId) : recorded;
    }),
    route('dashboard.refundOrder', async (context, { params, body }) => {
      const at = { division: context.division.id, orderId: params.id, key: context.idempotencyKey };
      const { identity } = context.visitor;
      if (!identity) return fail('unauthenticated', 'Sign in to go on');
      const refunded = await handRefunds.refund(identity, at, body);
      return refunded.ok ? orders.managedById(at.division, at.orderId) : refunded;
    }),
    route('dashboard.cancelOrder', async ({ division, visitor, idempotencyKey: key }, { params, body }) => {
      if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
      const at = { division, orderId: params.id, key };
      const cancelled = await ownerCancels.cancel(visitor.identity, at, body);
      return cancelled.ok ? orders.managedById(division.id, at.orderId) : cancelled;
    }),
    route('dashboard.addOrderNote', async ({ division, visitor, idempotencyKey: key }, { params, body }) => {
      if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
      const at = { division, orderId: params.id, key };
      const added = await orderNotes.add(visitor.identity, at, body);
      return added.ok ? orders.managedById(division.id, at.orderId) : added;
    }),
    route('dashboard.fulfilOrder', async ({ division, visitor, idempotencyKey: key }, { params, body }) => {
      if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
      const at = { division, orderId: params.id, key };
      const sent = await fulfilments.fulfil(visitor.identity, at, body);
      return sent.ok ? orders.managedById(division.id, at.orderId) : sent;
    }),
    route('dashboard.readyOrder', async ({ division, visitor, idempotencyKey: key }, { params }) => {
      if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
      const at = { division, orderId: params.id, key };
      const ready = await fulfilments.ready(visitor.identity, at);
      return ready.ok ? orders.managedById(division.id, at.orderId) : ready;
    }),
    route('dashboard.completeOrder', async ({ division, visitor, idempotencyKey: key }, { params }) => {
      if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
      const at = { division, orderId: params.id, key };
      const done = await fulfilments.complete(visitor.identity, at);
      return done.ok ? orders.managedById(division.id, at.orderId) : done;
    }),
    route(
      'dashboard.updateFulfilment',
      async ({ division, visitor, idempotencyKey: key }, { params, body }) => {
        if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
        const at = { division, orderId: params.id, fulfilment: params.fulfilment, key };
        const changed = await fulfilments.change(visitor.identity, at, body);
        return changed.ok ? orders.managedById(division.id, at.orderId) : changed;
      },
    ),
    route(
      'dashboard.cancelFulfilment',
      async ({ division, visitor, idempotencyKey: key }, { params, body }) => {
        if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
        const at = { division, orderId: params.id, fulfilment: params.fulfilment, key };
        const cancelled = await fulfilments.cancel(visitor.identity, at, body.version);
        return cancelled.ok ? orders.managedById(division.id, at.orderId) : cancelled;
      },
    ),
    route('dashboard.sendOrderMail', async ({ division, visitor, idempotencyKey: key }, { params, body }) => {
      if (!visitor.identity) return fail('unauthenticated', 'Sign in to go on');
      const at = { division, orderId: params.id, key };
      const sent = await orderMails.sendAgain(visitor.identity, at, body);
      return sent.ok ? orders.managedById(division.id, at.orderId) : sent;
    }),
    route('dashboard.overview', async ({ division }) => ok(await orders.overview(division))),
  ];
}
