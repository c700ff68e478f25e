import { fail, type Result } from '../../../http/answer.ts';
import type { CallContext, Identity } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import type { Core } from '../../../core.ts';
import type { CatalogueLookups } from '../../catalogue/catalogue.types.ts';
import type { Shipping } from '../../delivery/shipping.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { OrderAt } from '../cancel/owner-cancel.service.ts';
import type { AmountRefunds } from '../change/amount-refunds.ts';
import { createDrafts } from '../drafts/drafts.service.ts';
import type { OrdersService } from '../orders.service.ts';
import { createOrderEdits } from './order-edits.service.ts';
import { createPayLinks } from './pay-link.service.ts';

/** Drafts of orders and the changes that a store's team makes, with their calls. */
export function createOrderEditing(
  core: Core,
  deps: {
    orders: OrdersService;
    catalogue: CatalogueLookups;
    shipping: Shipping;
    mailer: Mailer;
    amountRefunds: AmountRefunds;
  },
) {
  const { orders, mailer } = deps;
  const drafts = createDrafts(core, deps);
  const edits = createOrderEdits(core, { ...deps, drafts });
  const payLinks = createPayLinks(core, mailer);

  /** Runs for the person who is signed in. */
  function as<T>(
    { visitor, division, idempotencyKey: key }: CallContext,
    orderId: number,
    work: (by: Identity, at: OrderAt) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const { identity } = visitor;
    return identity
      ? work(identity, { division, orderId, key })
      : Promise.resolve(fail('unauthenticated', 'Sign in to go on'));
  }

  return {
    drafts,
    edits,
    payLinks,
    routes: [
      route('dashboard.createDraft', async (context, { body }) =>
        as(context, 0, async (by, at) => {
          const created = await drafts.create(by, at, body);
          return created.ok ? orders.managedById(context.division.id, created.value) : created;
        }),
      ),
      route('dashboard.priceDraft', async ({ division }, { body }) => drafts.price(division, body)),
      route('dashboard.updateOrder', async (context, { params, body }) =>
        as(context, params.id, async (by, at) => {
          const updated = await edits.update(by, at, body);
          return updated.ok ? orders.managedById(context.division.id, at.orderId) : updated;
        }),
      ),
      route('dashboard.deleteDraft', async (context, { params, query }) =>
        as(context, params.id, (by, at) => drafts.remove(by, at, query.version)),
      ),
      route('dashboard.sendPayLink', async (context, { params, body }) =>
        as(context, params.id, async (by, at) => {
          const sent = await payLinks.send(by, at, body.version);
          return sent.ok ? orders.managedById(context.division.id, at.orderId) : sent;
        }),
      ),
    ],
  };
}

/** Drafts of orders and the changes that a team makes. */
export type OrderEditing = ReturnType<typeof createOrderEditing>;
