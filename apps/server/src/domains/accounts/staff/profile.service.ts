import type { CallInput, OwnProfile, StaffMember } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import { firstMessages, formatHexColour, parseHexColour, validate } from '@omnis/validation';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Upload } from '../../../http/context.ts';
import { mailedTo } from '../life/tokens.repository.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { FileStore } from '../../files/index.ts';
import { deleteOwnPicture, takeOwnPicture } from '../own-picture.ts';
import {
  isAvatar,
  isUsernameTaken,
  reportsTo,
  writeProfile,
  type ProfileColumns,
} from './profile.repository.ts';
import { listRoles, lockRights } from './staff.repository.ts';
import { subjectOf } from '../../../security/subject.ts';
import { staffBy, type StaffService } from './staff.service.ts';
import { personalContext, toProfile, toRow } from './staff-view.ts';

type Work = CallInput<'atlas.setUserProfile'>['body'];
type Own = CallInput<'atlas.setMyProfile'>['body'];

/** The first broken rule of platform.md §5; empty fields are right. */
function faultOf(errors: Record<string, string>): Failure | null {
  const [field, message] = Object.entries(errors)[0] ?? [];
  return field === undefined || message === undefined ? null : fail('validation_failed', message, field);
}

/** A colour as it is kept: six hex digits, or ''; null for what is no colour. */
function colourOf(text: string): string | null {
  if (text === '') return '';
  const colour = parseHexColour(text);
  return colour && formatHexColour({ ...colour, alpha: 1 });
}

/** Why somebody cannot report to somebody; null when they can. */
async function chiefFault(db: Db, id: string, chief: string): Promise<Failure | null> {
  const found = await staffBy(db, chief);
  if (!found.ok) return fail('validation_failed', 'There is no such colleague', 'reportsTo');
  return chief === id || (await reportsTo(db, chief, id))
    ? fail('validation_failed', 'They would report to themselves', 'reportsTo')
    : null;
}

/** The columns of what is given about somebody's work; what is refused leaves the transaction. */
async function workColumns(db: Db, id: string, work: Work): Promise<ProfileColumns> {
  const { username, colour, reportsTo: chief } = work;
  const broken = faultOf(firstMessages(validate({ username: ['alpha_dash'] }, work)));
  if (broken) throw new Rollback(broken);
  const hex = colour === undefined ? undefined : colourOf(colour);
  if (hex === null) throw new Rollback(fail('validation_failed', 'Please enter a valid colour', 'colour'));
  const name = username?.toLowerCase();
  if (name && (await isUsernameTaken(db, name, id)))
    throw new Rollback(fail('validation_failed', 'Somebody else is called this', 'username'));
  const fault = chief ? await chiefFault(db, id, chief) : null;
  if (fault) throw new Rollback(fault);
  const { team, channel, size, isLeadership, okrs } = work;
  return {
    ...(name !== undefined && { username: name === '' ? null : name }),
    ...(team !== undefined && { team }),
    ...(hex !== undefined && { colour: hex }),
    ...(chief !== undefined && { reports_to: chief === '' ? null : chief }),
    ...(channel !== undefined && { channel }),
    ...(size !== undefined && { size }),
    ...(isLeadership !== undefined && { is_leadership: isLeadership }),
    ...(okrs !== undefined && { okrs: JSON.stringify(okrs) }),
  };
}

/** Services of other domains that the profiles of staff need. */
export interface StaffProfileDeps {
  readonly staff: StaffService;
  readonly fileStore: FileStore;
}

/** Facts that staff give about themselves, and their work (platform.md §3, User). */
export function createStaffProfileService(core: Core, { staff, fileStore }: StaffProfileDeps) {
  const { database, secrets } = core;

  async function mine(db: Db, by: Identity): Promise<OwnProfile> {
    const found = await staffBy(db, by.id);
    if (!found.ok) throw new Rollback(found);
    return {
      ...toRow(found.value),
      newEmail: await mailedTo(db, { kind: 'staff', id: by.id, divisionId: null }, 'email'),
      profile: toProfile(found.value, { secrets, showsMobile: true, roles: await listRoles(db) }),
    };
  }

  /** Which fields changed is written down, not what is in them: some are sealed. */
  async function write(
    db: Db,
    by: Identity,
    { id, columns, fields }: { id: string; columns: ProfileColumns; fields: readonly string[] },
  ): Promise<void> {
    await writeProfile(db, id, columns);
    await recordAudit(db, {
      division: platformDivision,
      actor: by,
      action: 'staff.profile-changed',
      target: `staff:${id}`,
      data: { fields },
    });
  }

  /** Changes what is one's own in one transaction, and answers what it is then. */
  function changeMine(
    by: Identity,
    columns: ProfileColumns,
    fields: readonly string[],
  ): Promise<Result<OwnProfile>> {
    return settle(() =>
      database.platform(async (db) => {
        await write(db, by, { id: by.id, columns, fields });
        return mine(db, by);
      }),
    );
  }

  /** Puts a picture in place of the one before, whose bytes go where no colleague shows the same one. */
  async function changePhoto(
    by: Identity,
    columns: Pick<ProfileColumns, 'avatar' | 'profile_photo'>,
  ): Promise<Result<OwnProfile>> {
    const before = await database.platform((db) => staffBy(db, by.id));
    const result = await changeMine(by, columns, ['photo']);
    const old = before.ok ? before.value.avatar : null;
    if (!result.ok || old === null || old === result.value.avatar) return result;
    // Files from before each person had their own may be shown by two.
    const isShown = await database.platform((db) => isAvatar(db, old));
    if (!isShown) await deleteOwnPicture(fileStore, subjectOf(by, null), old);
    return result;
  }

  return {
    /** Changes what somebody's work is. */
    async setWork(by: Identity, id: string, work: Work): Promise<Result<StaffMember>> {
      const result = await settle(() =>
        database.platform(async (db) => {
          // One after another, so that no two chiefs report to each other.
          await lockRights(db);
          const found = await staffBy(db, id);
          if (!found.ok) throw new Rollback(found);
          const columns = await workColumns(db, id, work);
          await write(db, by, { id, columns, fields: Object.keys(work) });
        }),
      );
      return result.ok ? staff.get(by, id) : result;
    },

    /** The own profile. */
    mine: (by: Identity): Promise<Result<OwnProfile>> =>
      settle(() => database.platform((db) => mine(db, by))),

    /** Changes what somebody says of themselves. */
    async setMine(by: Identity, own: Own): Promise<Result<OwnProfile>> {
      const { firstName, lastName, mission, bio, mobile } = own;
      const fault = faultOf(firstMessages(validate({ mobile: ['uk_phone'] }, { mobile })));
      if (fault) return fault;
      const sealed = mobile && secrets.encrypt(mobile, personalContext('mobile_number', by.id));
      const columns: ProfileColumns = {
        ...(firstName !== undefined && { first_name: firstName }),
        ...(lastName !== undefined && { last_name: lastName }),
        ...(mission !== undefined && { mission }),
        ...(bio !== undefined && { bio }),
        ...(sealed !== undefined && { mobile_number: sealed === '' ? null : sealed }),
      };
      return changeMine(by, columns, Object.keys(own));
    },

    /** Takes in a picture of oneself. The bytes are kept before the row is written. */
    async setPhoto(by: Identity, upload: Upload | null): Promise<Result<OwnProfile>> {
      const taken = await takeOwnPicture(fileStore, subjectOf(by, null), upload);
      if (!taken.ok) return taken;
      const { avatar, photo } = taken.value;
      return changePhoto(by, { avatar, profile_photo: JSON.stringify(photo) });
    },

    /** Takes the picture of oneself away, its bytes too. */
    removePhoto: (by: Identity): Promise<Result<OwnProfile>> =>
      changePhoto(by, { avatar: null, profile_photo: null }),
  };
}

/** Facts that staff give about themselves, and their work. */
export type StaffProfileService = ReturnType<typeof createStaffProfileService>;
