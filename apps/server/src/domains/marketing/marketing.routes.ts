import { route, type Route } from '../../http/route.ts';
import type { MarketingService } from './marketing.service.ts';

/** The calls of mailing lists. */
export function marketingRoutes(marketing: MarketingService): Route[] {
  return [
    route('store.subscribe', ({ division, origin, language, ip }, { body }) =>
      marketing.subscribe(division, body, { origin, language, ip }),
    ),
    route('store.confirmSubscription', ({ division, origin, language }, { body }) =>
      marketing.confirm(division, body.token, { origin, language }),
    ),
  ];
}
