import type { Session } from '@omnis/contract';
import type { Core } from '../../core.ts';
import type { Identity } from '../../http/context.ts';
import { noteLanguage } from './life/life.repository.ts';
import type { SessionStart } from '../../security/sessions.ts';
import type { SessionView } from './session-view.ts';
import type { TakeAlong, SignInPlace } from '../../security/sign-in-place.ts';
import { subjectOf } from '../../security/subject.ts';

/** A new session: its token for the cookie, and what the apps are told. */
export interface Entrance {
  readonly token: string;
  readonly session: Session;
}

/** Puts a signed-in session in place of the visitor's and takes along what was the visitor's. */
export type Enter = (
  place: SignInPlace,
  account: { readonly kind: Identity['kind']; readonly id: string },
  how?: Omit<SessionStart, 'ip'>,
) => Promise<Entrance>;

/** Builds the way in over the core. */
export function createEnter(
  { database, sessions }: Core,
  { view, takeAlong }: { view: SessionView; takeAlong: readonly TakeAlong[] },
): Enter {
  return async (place, account, how = {}) => {
    const subject = subjectOf(account, place.division?.id ?? null);
    if (subject.kind === 'customer')
      await database.platform((db) => noteLanguage(db, subject, place.language));
    const token = await sessions.start(subject, place.userAgent, { ...how, ip: place.ip });
    if (place.visitor.identity) await sessions.revoke(place.visitor.token);
    if (subject.kind === 'customer' && place.division && !place.visitor.identity) {
      const { id } = place.division;
      await database.tenant(id, async (db) => {
        const owners = { from: place.visitor.basketOwner, to: `customer:${subject.id}` };
        for (const take of takeAlong) await take(db, id, owners);
      });
    }
    const identity = await sessions.identify(token, subject);
    return { token, session: await view(identity, place) };
  };
}
