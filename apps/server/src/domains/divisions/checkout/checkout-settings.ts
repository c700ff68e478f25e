import type { Core } from '../../../core.ts';
import { ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import { createManagedCheckout } from './managed-checkout.ts';

/** The domain of what the checkouts of stores ask: what a store's team manages, with its calls. */
export function createCheckoutSettings(core: Pick<Core, 'database' | 'divisions' | 'cache'>): {
  readonly routes: Route[];
} {
  const managed = createManagedCheckout(core);
  return {
    routes: [
      route('dashboard.checkoutSettings', async ({ division }) => ok(managed.read(division))),
      route('dashboard.updateCheckoutSettings', async (context, { body }) => {
        const { division, visitor, idempotencyKey: key } = context;
        return managed.update({ division, actor: visitor.identity, key }, body);
      }),
    ],
  };
}
