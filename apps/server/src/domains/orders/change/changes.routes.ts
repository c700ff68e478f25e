import { statusTexts } from '@omnis/contract';
import { fail, type Result } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { CustomersOrder, OrderChanges } from './changes.service.ts';
import type { createOrderLinks } from './order-links.ts';

/** The preview origin never holds anybody's order. */
const onStore = <T>({ hostKind }: CallContext, work: () => Promise<Result<T>>): Promise<Result<T>> =>
  hostKind === 'preview' ? Promise.resolve(fail('not_found', statusTexts[404] ?? '')) : work();

const at = ({ division, origin }: CallContext, orderHash: string): CustomersOrder => ({
  division,
  origin,
  orderHash,
});

/** Calls by which customers change their orders. */
export function orderChangesRoutes(
  changes: OrderChanges,
  sendLink: ReturnType<typeof createOrderLinks>,
): Route[] {
  return [
    route('orders.options', async (context, { params }) =>
      onStore(context, () => changes.options(context.division, params.orderHash)),
    ),
    route('orders.setAddress', async (context, { params, body }) =>
      onStore(context, () => changes.setAddress(at(context, params.orderHash), body.shippingAddress)),
    ),
    route('orders.changeLines', async (context, { params, body }) =>
      onStore(context, () =>
        changes.changeLines(at(context, params.orderHash), context.idempotencyKey, body.lines),
      ),
    ),
    route('orders.cancel', async (context, { params }) =>
      onStore(context, () => changes.cancel(at(context, params.orderHash), context.idempotencyKey)),
    ),
    route('orders.sendLink', async (context, { body }) =>
      onStore(context, () =>
        sendLink({ division: context.division, ip: context.ip, origin: context.origin }, body),
      ),
    ),
  ];
}
