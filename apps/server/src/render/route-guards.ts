import {
  dashboardAccess,
  guardsForPage,
  guardsForPath,
  runGuards,
  type GuardRef,
  type PartialGuardContext,
} from '@omnis/guards';
import {
  homepageSplitTest,
  homepageVariations,
  normalisePageUrl,
  pagePath,
  type HomepageVariation,
} from '@omnis/models';
import type { FastifyRequest } from 'fastify';
import { readThrough } from '../cache/read-through.ts';
import type { Core } from '../core.ts';
import { membershipIn } from '../security/membership.ts';
import type { Division } from '../tenancy/division.ts';
import type { PagesService } from '../domains/pages/pages.service.ts';
import { pagesTag } from '../domains/pages/pages-tag.ts';
import type { SplitTestsService } from '../domains/split-tests/split-tests.service.ts';
import { splitVisitorOf } from '../http/split-visitor.ts';
import type { Identity, Membership } from '../http/context.ts';
import { owesSecondFactor } from '../http/staff-rights.ts';
import { readVisitor } from '../plugins/visitor.ts';
import { dashboardPath } from './dashboard-path.ts';
import { pagePathOf } from './page-path.ts';

/** Guards of a store's own pages by their addresses; only of those that are not for everybody. */
type PageGuards = ReadonlyMap<string, readonly GuardRef[]>;

const isPageGuards = (value: unknown): value is PageGuards => value instanceof Map;

/** Guards of a page without those that its store's team passes, who have proved themselves where they sign in. */
function forTeam(list: readonly GuardRef[]): readonly GuardRef[] {
  const proved = new Set<GuardRef>(dashboardAccess);
  // A page for shoppers who are signed in asks for one of them, and the team is no shopper.
  return dashboardAccess.every((name) => list.includes(name))
    ? list.filter((name) => !proved.has(name))
    : list;
}

/** Role of an owner in the store that they manage now. */
const managedBy = (identity: Identity | null): Membership | null =>
  identity?.activeDivision ? membershipIn(identity, identity.activeDivision) : null;

/** Where a visitor of a document is sent instead; null for those who may see it. */
export type RouteGuard = (request: FastifyRequest) => Promise<string | null>;

/**
 * Runs the guards of the three apps before a document is made (platform.md §2, storefront.md §6), so that a visitor is
 * redirected by the server and sees nothing of what they may not see. The browser runs the same on navigation.
 */
export function createRouteGuard(
  { cache, divisions, sessions }: Core,
  {
    pages,
    splitTests,
  }: { pages: Pick<PagesService, 'published'>; splitTests: Pick<SplitTestsService, 'shown'> },
): RouteGuard {
  function pageGuards(division: Division): Promise<PageGuards> {
    const key = `page-guards:${division.id}`;
    return readThrough<PageGuards>(
      cache,
      { key, tags: [pagesTag(division.id)], is: isPageGuards },
      async () => {
        const guarded = new Map<string, readonly GuardRef[]>();
        for (const page of await pages.published(division)) {
          // An earlier check has decided whether the store is open at all.
          const list = guardsForPage(page).filter((name) => name !== 'canVisitStore');
          if (list.length > 0) guarded.set(normalisePageUrl(pagePath(page)), list);
        }
        return { value: guarded, bytes: 200 * (guarded.size + 1) };
      },
    );
  }

  /** The store that somebody manages, as far as the dashboard's guards look at it. */
  async function managedStore(identity: Identity | null): Promise<PartialGuardContext['store']> {
    const division = await divisions.byId(managedBy(identity)?.division ?? 0);
    return (
      division && {
        active: true,
        plan: division.plan,
        paymentProcessor: division.paymentProcessor,
        force2fa: division.force2fa,
        integrationType: division.project.integrationType,
        hasShopifyDeliveryProfile: division.hasShopifyDeliveryProfile,
      }
    );
  }

  /** The store that is visited; whether it lets the visitor in was asked before. */
  function visitedStore(division: Division | null): PartialGuardContext['store'] {
    return (
      division && {
        active: true,
        plan: division.plan,
        paymentProcessor: division.paymentProcessor,
        integrationType: division.project.integrationType,
        hasShopifyDeliveryProfile: division.hasShopifyDeliveryProfile,
        underReview: division.review !== null,
        visitorAllowed: true,
      }
    );
  }

  /** The home that a visitor sees of the two of the homepage test; null without one that runs. */
  async function homepageOf(request: FastifyRequest): Promise<HomepageVariation | null> {
    const division = request.place?.division;
    if (!division) return null;
    const shown = await splitTests.shown(division, {
      names: [homepageSplitTest],
      visitor: splitVisitorOf(request),
      query: request.url.split('?', 2)[1] ?? '',
    });
    const own = shown.get(homepageSplitTest)?.variation;
    return homepageVariations.find((variation) => variation === own) ?? null;
  }

  return async (request) => {
    const { place, url, method } = request;
    // The canvas has no visitor of its own: what it shows comes from the editor.
    if (!place || place.kind === 'preview' || (method !== 'GET' && method !== 'HEAD')) return null;
    const path = url.split('?', 1)[0] ?? '/';
    const isDashboard = place.kind === 'platform' && dashboardPath.test(url);
    const app = place.kind === 'atlas' ? 'atlas' : isDashboard ? 'dashboard' : 'store';
    const own =
      app === 'store' && place.division
        ? ((await pageGuards(place.division)).get(pagePathOf(path)) ?? [])
        : [];
    const list = [...guardsForPath(app, path), ...(request.isTeam ? forTeam(own) : own)];
    if (list.length === 0) return null;
    const { identity } = await readVisitor(request, sessions);
    const user = identity && {
      internal: identity.kind === 'staff',
      verified: identity.verified,
      signedEula: identity.signedEula,
      companyId: identity.companyId,
      twoFactorAuthEnabled: identity.hasSecondFactor,
      twoFactorOwed: owesSecondFactor(identity),
      dashboardPermissions: managedBy(identity)?.permissions ?? [],
    };
    const result = runGuards(list, {
      path: url,
      country: request.cookies['country'] ?? null,
      atlas: app === 'atlas',
      homepageVariation: app === 'store' ? await homepageOf(request) : null,
      user,
      store: app === 'dashboard' ? await managedStore(identity) : visitedStore(place.division),
    });
    return result.passed ? null : result.redirect;
  };
}
