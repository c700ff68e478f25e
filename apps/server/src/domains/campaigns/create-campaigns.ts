import { statusTexts } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import { answeredOnce, route, type Route } from '../../http/route.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { Customers } from '../customers/customers.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import { createCampaignSender } from './campaign-sender.ts';
import { countSeen } from './campaigns.repository.ts';
import { createManagedCampaigns, type CampaignManager } from './managed-campaigns.ts';

/** Domains that campaigns work with. */
export interface CampaignDomains {
  readonly customers: Customers;
  readonly notifications: Notifications;
}

/** Counts from one network address in an hour, and tests of a store. */
const perVisitor: RateLimit = { max: 120, seconds: 60 * 60 };
const perStore: RateLimit = { max: 30, seconds: 60 * 60 };
/** Notifications that a store sends or schedules in a day: subscribers who get more leave. */
const perDay: RateLimit = { max: 20, seconds: 24 * 60 * 60 };

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): CampaignManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Notifications that stores write (storefront.md §3 Notification), and how they are sent and counted. */
export function createCampaigns(core: Core, domains: CampaignDomains): { readonly routes: Route[] } {
  const managed = createManagedCampaigns(core, domains.customers);
  const sender = createCampaignSender(core, domains);
  const limits = createRateLimits(core.database);
  return {
    routes: [
      route('dashboard.campaigns', ({ division }, { query }) => managed.list(division, query)),
      route('dashboard.createCampaign', (context, { body }) => managed.create(managerOf(context), body)),
      route('dashboard.campaign', ({ division }, { params }) => managed.read(division, params.id)),
      route('dashboard.updateCampaign', (context, { params, body }) =>
        managed.update(managerOf(context), params.id, body),
      ),
      route('dashboard.deleteCampaign', (context, { params }) =>
        managed.remove(managerOf(context), params.id),
      ),
      route('dashboard.sendCampaign', async (context, { params, body }) => {
        const wait = await limits.hit(`campaign-send:${context.division.id}`, perDay);
        if (wait > 0) return tooMany(wait);
        return managed.send(managerOf(context), params.id, body);
      }),
      answeredOnce(
        route('dashboard.testCampaign', async ({ division, visitor }, { params }) => {
          const wait = await limits.hit(`campaign-test:${division.id}`, perStore);
          if (wait > 0) return tooMany(wait);
          const email = visitor.identity?.email ?? '';
          return email !== '' && (await sender.test(division, params.id, email))
            ? ok({ message: `The notification was emailed to ${email}` })
            : fail('not_found', statusTexts[404] ?? '');
        }),
      ),
      route('notifications.seen', async ({ division, ip }, { params, body }) => {
        const wait = await limits.hit(`campaign-seen:${division.id}:${ip}`, perVisitor);
        if (wait > 0) return tooMany(wait);
        await core.database.tenant(division.id, (db) =>
          countSeen(db, { division: division.id, id: params.id }, body.what),
        );
        return ok({ message: 'Counted' });
      }),
    ],
  };
}
