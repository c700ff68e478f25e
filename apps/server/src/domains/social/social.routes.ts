import { ok } from '../../http/answer.ts';
import { answeredOnce, route, type Route } from '../../http/route.ts';
import type { SocialService } from './social.service.ts';

/** The calls of posts on Instagram (storefront.md §7), and of the connection that owners make. */
export function socialRoutes(social: SocialService): Route[] {
  return [
    route('social.instagramPosts', async ({ division }, { query }) =>
      ok(await social.posts(division, query.limit)),
    ),
    route('settings.instagram', async ({ division }) => ok(await social.connection(division))),
    answeredOnce(
      route('settings.connectInstagram', ({ division, visitor }, { body }) =>
        social.connect({ division, actor: visitor.identity }, body.token),
      ),
    ),
    answeredOnce(
      route('settings.disconnectInstagram', async ({ division, visitor }) =>
        ok(await social.disconnect({ division, actor: visitor.identity })),
      ),
    ),
  ];
}
