import type { Session } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Upload } from '../../../http/context.ts';
import type { FileStore } from '../../files/index.ts';
import { deleteOwnPicture, takeOwnPicture } from '../own-picture.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import type { SessionView } from '../session-view.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import { subjectOf, type Subject } from '../../../security/subject.ts';
import { eula } from '../../../texts/eula.ts';
import { changeProfile, signedEula, signEula, writeAvatar, type ProfileChange } from './life.repository.ts';

const signIn = (): Failure => fail('unauthenticated', 'Sign in to go on');

/** Pictures that one account may upload in an hour. */
const pictureLimit: RateLimit = { max: 20, seconds: 60 * 60 };

/** Changes that people make to their own account, and terms that they sign. */
export function createProfileService(
  core: Core,
  { view, fileStore }: { readonly view: SessionView; readonly fileStore: FileStore },
) {
  const { database, sessions } = core;
  const limits = createRateLimits(database);

  function subjectAt(place: SignInPlace): Subject | null {
    const { identity } = place.visitor;
    return identity && subjectOf(identity, place.division?.id ?? null);
  }

  /** The session as it is after a change: the identity of the request is older than that. */
  async function renewed(place: SignInPlace, subject: Subject): Promise<Session> {
    const identity: Identity | null = await sessions.identify(place.visitor.token, subject);
    return view(identity, place);
  }

  /** The account whose picture it is; staff have theirs in their profile, with more about it. */
  function picturedAt(place: SignInPlace): Result<Subject> {
    const subject = subjectAt(place);
    if (!subject) return signIn();
    return subject.kind === 'staff' ? fail('forbidden', 'Change your picture in your profile') : ok(subject);
  }

  async function showPicture(
    place: SignInPlace,
    subject: Subject,
    avatar: string | null,
  ): Promise<Result<Session>> {
    const written = await database.platform((db) => writeAvatar(db, subject, avatar));
    if (written?.before !== avatar)
      await deleteOwnPicture(fileStore, subject, written ? written.before : avatar);
    return written ? ok(await renewed(place, subject)) : signIn();
  }

  return {
    /** Takes in a picture of oneself in place of the one before, which is deleted. */
    async setPicture(place: SignInPlace, upload: Upload | null): Promise<Result<Session>> {
      const who = picturedAt(place);
      const wait = who.ok ? await limits.hit(`picture:${who.value.id}`, pictureLimit) : 0;
      if (!who.ok || wait > 0) {
        upload?.stream.resume();
        return who.ok ? tooMany(wait) : who;
      }
      const taken = await takeOwnPicture(fileStore, who.value, upload);
      return taken.ok ? showPicture(place, who.value, taken.value.avatar) : taken;
    },

    /** Removes the picture of oneself, its bytes too. */
    async removePicture(place: SignInPlace): Promise<Result<Session>> {
      const who = picturedAt(place);
      return who.ok ? showPicture(place, who.value, null) : who;
    },

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

/** Changes that people make to their own account, and terms that they sign. */
export type ProfileService = ReturnType<typeof createProfileService>;
