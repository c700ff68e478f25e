import type { Session } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import type { SessionView } from '../session-view.ts';
import type { SignInPlace } from '../sign-in-place.ts';
import { subjectOf, type Subject } from '../subject.ts';
import { eula } from './eula.ts';
import { changeProfile, signedEula, signEula, type ProfileChange } from './life.repository.ts';

const signIn = (): Failure => fail('unauthenticated', 'Sign in to go on');

/** What people change and sign of their own account. */
export function createProfileService(core: Core, view: SessionView) {
  const { database, sessions } = core;

  function subjectAt(place: SignInPlace): Subject | null {
    const { identity } = place.visitor;
    return identity && subjectOf(identity, place.division?.id ?? null);
  }

  /** The session as it is after a change: the identity of the request is older than that. */
  async function renewed(place: SignInPlace, subject: Subject): Promise<Session> {
    const identity: Identity | null = await sessions.identify(place.visitor.token, subject);
    return view(identity, place);
  }

  return {
    async update(place: SignInPlace, change: ProfileChange): Promise<Result<Session>> {
      const subject = subjectAt(place);
      if (!subject) return signIn();
      await database.platform((db) => changeProfile(db, subject, change));
      return ok(await renewed(place, subject));
    },

    async eula(place: SignInPlace) {
      const subject = subjectAt(place);
      if (!subject) return signIn();
      const signed =
        subject.kind === 'staff' ? undefined : await database.platform((db) => signedEula(db, subject));
      const isCurrent = signed?.eula_version === eula.version;
      return ok({ ...eula, signedAt: isCurrent ? (signed?.eula_signed_at?.toISOString() ?? null) : null });
    },

    async signEula(place: SignInPlace, version: number): Promise<Result<Session>> {
      const subject = subjectAt(place);
      if (!subject) return signIn();
      if (subject.kind === 'staff') return fail('forbidden', 'Staff do not sign this agreement');
      if (version !== eula.version)
        return fail(
          'conflict',
          'There is a newer version of the agreement. Read it before you sign.',
          'version',
        );
      await database.platform((db) => signEula(db, subject, version));
      return ok(await renewed(place, subject));
    },
  };
}

/** What people change and sign of their own account. */
export type ProfileService = ReturnType<typeof createProfileService>;
