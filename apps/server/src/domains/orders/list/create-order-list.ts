import type { Core } from '../../../core.ts';
import { ok } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import { createOrderExport } from './order-export.service.ts';
import { createOrderList } from './order-list.service.ts';
import { createOrderViews, type ViewEdit } from './order-views.service.ts';

const editOf = ({ division, visitor, idempotencyKey: key }: CallContext): ViewEdit => ({
  division,
  actor: visitor.identity,
  key,
});

/** The list of a store's orders for its team, with its file, its saved views and its calls. */
export function createOrderListRoom(core: Pick<Core, 'reading' | 'database'>) {
  const list = createOrderList(core);
  const file = createOrderExport(core);
  const views = createOrderViews(core);
  return {
    find: list.find,
    file,
    routes: [
      route('dashboard.orders', async ({ division }, { query }) => list.list(division, query)),
      route('dashboard.exportOrders', async ({ division, visitor }, { query }) =>
        file.file(division, visitor.identity, query),
      ),
      route('dashboard.orderViews', async ({ division }) => ok({ items: await views.list(division) })),
      route('dashboard.createOrderView', async (context, { body }) => views.create(editOf(context), body)),
      route('dashboard.deleteOrderView', async (context, { params }) =>
        views.remove(editOf(context), params.id),
      ),
    ],
  };
}

/** The list of a store's orders. */
export type OrderListRoom = ReturnType<typeof createOrderListRoom>;
