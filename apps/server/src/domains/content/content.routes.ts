import { ok } from '../../http/answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { BlogService } from './blog/blog.service.ts';
import type { HelpService } from './help/help.service.ts';
import type { PoliciesService } from './policies/policies.service.ts';
import type { SitemapService } from './sitemap/sitemap.service.ts';

/** The services of a shop's texts. */
export interface ContentServices {
  readonly blog: BlogService;
  readonly help: HelpService;
  readonly policies: PoliciesService;
  readonly sitemap: SitemapService;
}

/** The calls of a shop's texts. */
export function contentRoutes({ blog, help, policies, sitemap }: ContentServices): Route[] {
  return [
    route('blog.paginate', ({ division }, { query }) => blog.paginate(division, query)),
    route('blog.get', ({ division }, { params }) => blog.post(division, params.post)),
    route('sitemap.get', ({ division, language }, { query }) =>
      sitemap.page(division, { page: query.page, language }),
    ),
    route('policies.get', ({ division, language }, { params }) =>
      policies.get(division, { name: params.policy, language }),
    ),
    route('help.list', async ({ division, language }, { query }) =>
      ok(await help.list(division, { search: query.search, language })),
    ),
    route('help.group', ({ division, language }, { params }) =>
      help.group(division, { code: params.group, language }),
    ),
    route('help.question', ({ division, language }, { params }) =>
      help.question(division, { name: params.question, language }),
    ),
    route('help.reason', ({ division, language }, { params }) =>
      help.reason(division, { name: params.reason, language }),
    ),
  ];
}
