import type { Core } from '../../../core.ts';
import type { CallContext } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { BasketService } from '../basket.service.ts';
import type { Shopper } from '../basket-changes.ts';
import { createManagedAbandoned } from './managed-abandoned.ts';
import { createUnfinished } from './unfinished.ts';

const shopperOf = ({ division, visitor, currency, language }: CallContext): Shopper => ({
  division,
  owner: visitor.basketOwner,
  currency,
  language,
});

/** Checkouts that are not finished: noted, listed, reminded of and restored. */
export function createAbandoned(core: Core, deps: { basket: BasketService; mailer: Mailer }) {
  const unfinished = createUnfinished(core, deps);
  const managed = createManagedAbandoned(core);
  return {
    routes: [
      route('checkout.noteContact', (context, { body }) =>
        unfinished.noteContact(shopperOf(context), { ...body, ip: context.ip }),
      ),
      route('basket.restore', (context, { body }) => unfinished.restore(shopperOf(context), body.token)),
      route('dashboard.abandonedCheckouts', ({ division }, { query }) => managed.list(division, query)),
      route('dashboard.reminderSettings', ({ division }) => managed.settings(division)),
      route('dashboard.updateReminderSettings', ({ division, visitor, idempotencyKey: key }, { body }) =>
        managed.update({ division, actor: visitor.identity, key }, body),
      ),
    ],
  };
}
