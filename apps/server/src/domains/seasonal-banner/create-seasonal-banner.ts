import type { Core } from '../../core.ts';
import { ok } from '../../http/answer.ts';
import { route } from '../../http/route.ts';
import { createSeasonalBannerService } from './seasonal-banner.service.ts';

/** The dates and words of the seasonal banner of all stores (storefront.md §2 Other UI). */
export function createSeasonalBanner(core: Core) {
  const service = createSeasonalBannerService(core);
  return {
    service,
    routes: [
      route('atlas.seasonalBanner', async () => ok(await service.current())),
      route('atlas.updateSeasonalBanner', ({ visitor, idempotencyKey: key }, { body }) =>
        service.update({ actor: visitor.identity, key }, body),
      ),
    ],
  };
}

/** The domain of the seasonal banner. */
export type SeasonalBannerDomain = ReturnType<typeof createSeasonalBanner>;
