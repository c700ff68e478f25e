import type { CallContext } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { ManagedWebhooks, WebhooksManager } from './managed-webhooks.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): WebhooksManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Calls of webhooks, all of the store's team. */
export function webhooksRoutes(managed: ManagedWebhooks): Route[] {
  return [
    route('dashboard.webhooks', ({ division }, { query }) => managed.list(division, query)),
    route('dashboard.createWebhook', (context, { body }) => managed.create(managerOf(context), body)),
    route('dashboard.updateWebhook', (context, { params, body }) =>
      managed.update(managerOf(context), params.id, body),
    ),
    route('dashboard.deleteWebhook', (context, { params }) => managed.remove(managerOf(context), params.id)),
    route('dashboard.rotateWebhookSecret', (context, { params, body }) =>
      managed.rotate(managerOf(context), params.id, body.version),
    ),
    route('dashboard.testWebhook', (context, { params }) => managed.test(managerOf(context), params.id)),
    route('dashboard.webhookDeliveries', ({ division }, { params, query }) =>
      managed.deliveries(division, params.id, query),
    ),
    route('dashboard.retryWebhookDelivery', (context, { params }) =>
      managed.retry(managerOf(context), params),
    ),
  ];
}
