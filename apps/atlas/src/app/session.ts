import type { StaffPermission } from '@omnis/models';
import { safeRedirect, signedOutElse, type Guard, type GuardRef } from '@omnis/guards';
import type { GuardOptions } from '@omnis/guards/react-router';
import { sessionContext, type OmnisStore } from '@omnis/store';

/** Open to staff who are signed in; everyone else goes to /login/ and comes back. */
export const staffOnly: readonly GuardRef[] = ['isAtlas', 'isLoggedIn'];

/** Signing in is for those who are not: others go where they were heading. */
export const signedOutOnly: Guard = signedOutElse('/');

/** Where a sign-in leads to: the `redirect_uri` of its address, when that is on this site. */
export function redirectTarget(loginAddress: string): string {
  const query = loginAddress.split('?', 2)[1] ?? '';
  return safeRedirect(new URLSearchParams(query).get('redirect_uri'));
}

/** Sections that a member of staff may see, in the order of the navigation. */
const sections = [
  ['orders.view', '/'],
  ['chat.view', '/chats/'],
  ['stores.review', '/stores/'],
  ['staff.view', '/staff/'],
] as const satisfies readonly (readonly [StaffPermission, string])[];

/** The page that a member of staff sees first: the first section that they may see, such as the chats for support. */
export const firstPage = (permissions: readonly string[]): string =>
  sections.find(([permission]) => permissions.includes(permission))?.[1] ?? '/';

/** The guards' view of this browser: only staff count as signed in here. */
export function guardOptions(store: OmnisStore): GuardOptions {
  return { context: sessionContext(store, { accepts: ({ kind }) => kind === 'staff', atlas: true }) };
}
