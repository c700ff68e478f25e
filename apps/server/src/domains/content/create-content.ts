import type { Core } from '../../core.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Delivery } from '../delivery/create-delivery.ts';
import type { Files } from '../files/index.ts';
import type { Pages } from '../pages/create-pages.ts';
import type { Payments } from '../payments/create-payments.ts';
import type { Division } from '../../tenancy/division.ts';
import { createBlogService } from './blog/blog.service.ts';
import { createManagedPosts } from './blog/managed-posts.ts';
import { managedPostsRoutes } from './blog/managed-posts.routes.ts';
import { postFinder, questionFinder } from './find-content.ts';
import { contentRoutes } from './content.routes.ts';
import { createHelpService } from './help/help.service.ts';
import { createManagedPolicies } from './own-policies/managed-policies.ts';
import { managedPoliciesRoutes } from './own-policies/managed-policies.routes.ts';
import { createOwnPolicies } from './own-policies/own-policies.ts';
import { createPoliciesService } from './policies/policies.service.ts';
import { createSitemapService } from './sitemap/sitemap.service.ts';

/** The blog, help, policies and the site map of a store. */
export function createContent(
  core: Core,
  {
    catalogue,
    delivery,
    files,
    pages,
    payments,
  }: { catalogue: Catalogue; delivery: Delivery; files: Files; pages: Pages; payments: Payments },
) {
  const blog = createBlogService(core);
  const help = createHelpService(core, delivery.shipping);
  const own = createOwnPolicies(core);
  const policies = createPoliciesService({ help, own, payments: payments.service });
  const sitemap = createSitemapService(core, {
    catalogue: catalogue.service,
    pages: pages.service,
    blog,
    help,
    policies,
  });
  catalogue.contentFinders.add(postFinder(blog));
  catalogue.contentFinders.add(questionFinder(help));
  const hostOf = (division: Division): string => core.divisions.hostOf(division);
  const posts = createManagedPosts(core, { blog, fileStore: files.fileStore });
  return {
    blog,
    sitemap,
    help,
    policies,
    routes: [
      ...contentRoutes({ blog, help, policies, sitemap }),
      ...managedPostsRoutes(posts, hostOf),
      ...managedPoliciesRoutes(createManagedPolicies(core, { own, policies }), hostOf),
    ],
  };
}
