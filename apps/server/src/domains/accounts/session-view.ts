import type { Session } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Identity } from '../../http/context.ts';
import { owesSecondFactor, secondFactorDueAt } from '../../http/staff-rights.ts';
import type { BadgesOf } from '../divisions/badges/badges.service.ts';
import { isClosed } from '../../tenancy/gate.ts';
import { customerProfile, staffProfile } from './accounts.repository.ts';
import { eula } from '../../texts/eula.ts';
import { membershipIn } from '../../security/membership.ts';
import type { SignInPlace } from '../../security/sign-in-place.ts';

/** Tells the apps who is signed in, and what they need to know of the store. */
export type SessionView = (identity: Identity | null, place: SignInPlace) => Promise<Session>;

/** Builds the view over the core. */
export function createSessionView(
  { database, divisions }: Core,
  { badgesOf }: { readonly badgesOf: BadgesOf },
): SessionView {
  async function activeStore(
    identity: Identity | null,
    place: SignInPlace,
  ): Promise<Session['store']['active']> {
    const id =
      identity?.kind === 'owner'
        ? identity.activeDivision
        : place.hostKind === 'platform'
          ? undefined
          : place.division?.id;
    const division = id === undefined || id === null ? null : await divisions.byId(id);
    if (!division) return null;
    const { protocol, port } = new URL(place.origin);
    const membership = membershipIn(identity, division.id);
    return {
      division: division.id,
      name: division.name,
      logo: division.logo,
      host: divisions.hostOf(division) + (port ? `:${port}` : ''),
      previewOrigin: `${protocol}//${divisions.previewHostOf(division)}${port ? `:${port}` : ''}`,
      plan: division.plan,
      pro: division.plan === 'pro',
      paymentProcessor: division.paymentProcessor,
      currency: division.currency,
      theme: division.theme,
      role: membership?.role ?? 'member',
      dashboardPermissions: [...(membership?.permissions ?? [])],
      badges: membership ? await badgesOf(division) : [],
      force2fa: membership !== null && division.force2fa,
      ...(membership && {
        hash: division.project.hash,
        promoUrl: division.project.promoUrl,
        betas: [...division.project.betas],
        integrationType: division.project.integrationType,
        hasShopifyDeliveryProfile: division.hasShopifyDeliveryProfile,
      }),
      closed: isClosed(division),
      review: division.review && {
        since: division.review.since.toISOString(),
        reason: membership ? division.review.reason : '',
      },
      closure: division.project.closure && {
        since: division.project.closure.since.toISOString(),
        reason: membership ? division.project.closure.reason : '',
      },
      fraud: membership && division.project.fraud,
    };
  }

  return async (identity, place) => {
    const own = identity?.divisions ?? [];
    const ofTheirs = await divisions.byIds(own);
    const store: Session['store'] = {
      active: await activeStore(identity, place),
      all: own.flatMap((id) => {
        const division = ofTheirs.get(id);
        return division ? [{ division: id, name: division.name }] : [];
      }),
    };
    if (!identity) return { user: null, store };
    if (identity.kind === 'staff') {
      const profile = await database.platform((db) => staffProfile(db, identity.id));
      if (!profile) return { user: null, store };
      return {
        user: {
          id: profile.id,
          kind: 'staff',
          email: profile.email,
          firstName: profile.first_name,
          lastName: profile.last_name,
          avatar: profile.avatar,
          verified: true,
          signedEula: true,
          internal: true,
          twoFactorAuthEnabled: profile.two_factor,
          permissions: [...identity.permissions],
          twoFactorDueAt: secondFactorDueAt(identity)?.toISOString() ?? null,
          twoFactorOwed: owesSecondFactor(identity),
        },
        store,
      };
    }
    const division = identity.kind === 'owner' ? platformDivision : (place.division?.id ?? platformDivision);
    const profile = await database.tenant(division, (db) => customerProfile(db, division, identity.id));
    if (!profile) return { user: null, store };
    return {
      user: {
        id: profile.id,
        kind: identity.kind,
        email: profile.email,
        firstName: profile.first_name,
        lastName: profile.last_name,
        avatar: profile.avatar,
        verified: profile.verified_at !== null,
        signedEula: (profile.eula_version ?? 0) >= eula.version,
        internal: identity.internal,
        companyId: identity.companyId,
        ...(identity.kind === 'owner' && {
          shouldHaveStore: profile.should_have_store,
          dashboardAccess: identity.dashboardAccess,
        }),
        twoFactorAuthEnabled: profile.two_factor,
        permissions: [],
      },
      store,
    };
  };
}
