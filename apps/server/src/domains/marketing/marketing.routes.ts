import { statusTexts } from '@omnis/contract';
import { fail } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { MarketingService } from './marketing.service.ts';

/** The calls of mailing lists. */
export function marketingRoutes(marketing: MarketingService): Route[] {
  return [
    route('store.subscribe', async ({ division, origin, language, ip }, { body }) =>
      body.division === undefined || body.division === division.id
        ? marketing.subscribe(division, body, { origin, language, ip })
        : fail('forbidden', statusTexts[403] ?? '', 'division'),
    ),
    route('store.confirmSubscription', ({ division, origin, language }, { body }) =>
      marketing.confirm(division, body.token, { origin, language }),
    ),
  ];
}
