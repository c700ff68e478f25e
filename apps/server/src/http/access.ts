import { statusTexts, texts, type Call, type CallShape } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import { membershipIn } from '../security/membership.ts';
import type { Division } from '../tenancy/division.ts';
import type { DivisionsService, KnownHost } from '../tenancy/divisions.service.ts';
import { fail, type Failure } from './answer.ts';
import type { Visitor } from './context.ts';
import { refusedRight } from './staff-rights.ts';

const notFound = (): Failure => fail('not_found', statusTexts[404] ?? '');
/** Reading and changing a page are refused with the texts of their own (storefront.md §8). */
function forbidden(call: Call): Failure {
  // Muting is refused in words of its own (platform.md §8).
  if (call.name === 'atlas.muteUser' || call.name === 'atlas.unmuteUser')
    return fail('forbidden', texts.permissionDenied);
  if (!call.name.startsWith('pages.')) return fail('forbidden', statusTexts[403] ?? '');
  return fail('forbidden', call.method === 'GET' ? texts.pageOfAnotherStore : texts.pageSaveForbidden);
}
const signIn = (): Failure => fail('unauthenticated', 'Sign in to go on');

/** Outcome of the access check: the store the call is about, or why not. */
export type Admission = { ok: true; division: Division | null } | Failure;

/**
 * The access rule of a call, enforced before its handler (design: request path, step 2). The store comes from
 * the host; a division in the path must be that store, or one that the signed-in owner is a member of. Only that one
 * may have to be read.
 */
export function admit(
  call: Call,
  place: KnownHost,
  asked: { visitor: Visitor; division: number | undefined; divisions: DivisionsService },
): Admission | Promise<Admission> {
  const { visitor } = asked;
  const shape: CallShape = call;
  const owned = async (): Promise<Admission> => {
    if (place.kind !== 'platform') return forbidden(call);
    if (visitor.identity?.kind !== 'owner') return signIn();
    // A dashboard asks for all three of its owner (platform.md §6); the calls of the own account do not.
    if (!visitor.identity.verified) return fail('forbidden', 'Verify your email address first');
    if (!visitor.identity.signedEula) return fail('forbidden', 'Sign the licence agreement first');
    const membership = asked.division === undefined ? null : membershipIn(visitor.identity, asked.division);
    const division = membership && (await asked.divisions.byId(membership.division));
    if (!division) return forbidden(call);
    if (division.force2fa && !visitor.identity.hasSecondFactor)
      return fail(
        'two_factor_setup_required',
        'Turn on two-factor sign-in first: this store asks it of its team',
      );
    const { dashboardPermission = 'any' } = shape;
    if (dashboardPermission !== 'any' && !membership.permissions.includes(dashboardPermission))
      return forbidden(call);
    return { ok: true, division };
  };
  const visited = (): Admission => {
    if (!place.division) return notFound();
    if (asked.division !== undefined && asked.division !== place.division.id) return forbidden(call);
    return { ok: true, division: place.division };
  };
  const staffed = (): Admission => {
    if (place.kind !== 'atlas') return visitor.identity ? forbidden(call) : signIn();
    if (visitor.identity?.kind !== 'staff') return signIn();
    const refused = shape.permission === undefined ? null : refusedRight(visitor.identity, shape.permission);
    if (refused) return refused.code === 'forbidden' ? forbidden(call) : refused;
    return { ok: true, division: null };
  };
  switch (shape.access) {
    case 'account':
      return { ok: true, division: place.division };
    case 'signed-in':
      return visitor.identity ? { ok: true, division: place.division } : signIn();
    case 'store':
      return visited();
    case 'customer': {
      const admission = visited();
      return admission.ok && visitor.identity?.kind !== 'customer' ? signIn() : admission;
    }
    case 'visitor-or-owner':
      return place.kind === 'platform' && ![undefined, platformDivision].includes(asked.division)
        ? owned()
        : visited();
    case 'owner':
      return owned();
    case 'store-or-staff':
      return place.kind === 'atlas' ? staffed() : visited();
    case 'staff':
      return staffed();
  }
}
