import { fail, ok, type Result } from '../../http/answer.ts';
import type { CallContext, Identity } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { FactoryService } from './factory.service.ts';

function staffOf({ visitor }: CallContext): Result<Identity> {
  return visitor.identity?.kind === 'staff'
    ? ok(visitor.identity)
    : fail('unauthenticated', 'Sign in to go on');
}

/** Calls of atlas on orders. */
export function factoryRoutes(factory: FactoryService): Route[] {
  return [
    route('atlas.stores', async (_context, { query }) => ok(await factory.stores(query))),
    route('atlas.orders', async (_context, { query }) => factory.queue(query)),
    route('atlas.order', async (context, { params }) => {
      const staff = staffOf(context);
      return staff.ok ? factory.order(staff.value, params.id) : staff;
    }),
    route('atlas.setStatus', async (context, { params, body }) => {
      const staff = staffOf(context);
      return staff.ok ? factory.setStatus(staff.value, params.id, body) : staff;
    }),
    route('atlas.recordPayment', async (context, { params: { id }, body }) => {
      const staff = staffOf(context);
      return staff.ok ? factory.recordPayment(staff.value, { id, key: context.idempotencyKey }, body) : staff;
    }),
    route('atlas.refundOrder', async (context, { params: { id }, body }) => {
      const staff = staffOf(context);
      return staff.ok ? factory.refund(staff.value, { id, key: context.idempotencyKey }, body) : staff;
    }),
    route('atlas.reprintOrder', async (context, { params: { id }, body }) => {
      const staff = staffOf(context);
      return staff.ok ? factory.reprint(staff.value, { id, key: context.idempotencyKey }, body) : staff;
    }),
    route('atlas.addParcel', async (context, { params, body }) => {
      const staff = staffOf(context);
      return staff.ok ? factory.addParcel(staff.value, params.id, body) : staff;
    }),
    route('atlas.removeParcel', async (context, { params }) => {
      const staff = staffOf(context);
      return staff.ok ? factory.removeParcel(staff.value, params) : staff;
    }),
    route('atlas.bookReturn', async (context, { params, body }) => {
      const staff = staffOf(context);
      return staff.ok ? factory.bookReturn(staff.value, params, body) : staff;
    }),
  ];
}
