import type { CallInput, CallResponse, StaffMember } from '@omnis/contract';
import { platformDivision, userStatuses } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { refusedRight } from '../../../http/staff-rights.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { forgetDevices } from '../safety/devices.repository.ts';
import { listSessions } from '../safety/sessions.repository.ts';
import { plainAgent } from '../safety/user-agent.ts';
import { isLastOf, keptRights, ungrantable } from './rights.ts';
import {
  disable,
  enable,
  findStaffById,
  insertInvited,
  listRoles,
  listStaff,
  lockRights,
  mayDo,
  selectStaff,
  setMuted,
  setRights,
  type StaffRecord,
} from './staff.repository.ts';
import { createSendInvite } from './send-invite.ts';
import { toMember, toRow, toUserModel } from './staff-view.ts';

const nobody = (): Failure => fail('not_found', 'There is no such colleague');
const uuid = z.uuid();

/** The platform's own store, in whose log and name staff are spoken of. */
export function ownDivision({ divisions }: Pick<Core, 'divisions'>): Division {
  const division = divisions.platform();
  if (!division) throw new Error('The platform has no store of its own');
  return division;
}

/** A member of staff by the id of an address; fails with `not_found`. */
export async function staffBy(db: Db, id: string): Promise<Result<StaffRecord>> {
  const record = uuid.safeParse(id).success ? await findStaffById(db, id) : null;
  return record ? ok(record) : nobody();
}

const subjectOf = (id: string) => ({ kind: 'staff', id, divisionId: null }) as const;

/** Staff: who they are, inviting, muting, shutting out. */
export function createStaffService(core: Core, { mailer }: { readonly mailer: Mailer }) {
  const { database, reading, jobs, secrets, sessions } = core;
  const mailInvite = createSendInvite(mailer);

  async function view(db: Db, by: Identity, record: StaffRecord): Promise<StaffMember> {
    const showsSessions = refusedRight(by, 'staff.manage') === null;
    const [roles, open] = await Promise.all([
      listRoles(db),
      showsSessions ? listSessions(db, subjectOf(record.id)) : null,
    ]);
    return toMember(record, {
      roles,
      secrets,
      showsPersonal: refusedRight(by, 'staff.personal') === null,
      showsMobile: showsSessions || by.id === record.id,
      sessions:
        open?.map((session) => ({
          id: session.id,
          ...plainAgent(session.user_agent),
          ip: session.ip,
          lastSeenAt: session.last_seen_at.toISOString(),
        })) ?? null,
    });
  }

  /** Works on a member of staff in one transaction that is written down, and answers who they are then. */
  async function change(
    by: Identity,
    id: string,
    { action, work }: { action: string; work: (db: Db, record: StaffRecord) => Promise<Failure | null> },
  ): Promise<Result<StaffMember>> {
    return settle(() =>
      database.platform(async (db) => {
        await lockRights(db);
        const found = await staffBy(db, id);
        if (!found.ok) throw new Rollback(found);
        const failure = await work(db, found.value);
        if (failure) throw new Rollback(failure);
        await recordAudit(db, {
          division: platformDivision,
          actor: by,
          action,
          target: `staff:${id}`,
          data: { email: found.value.email },
        });
        const after = await findStaffById(db, id);
        if (!after) throw new Rollback(nobody());
        return view(db, by, after);
      }),
    );
  }

  async function sendInvite(db: Db, by: Identity, person: Pick<StaffRecord, 'id' | 'email' | 'first_name'>) {
    await mailInvite(db, ownDivision(core), { person, by: by.name });
  }

  async function mute(by: Identity, id: string, muted: boolean): Promise<Result<{ mutedAt: string | null }>> {
    if (muted && id === by.id) return fail('conflict', 'You cannot mute yourself');
    return settle(() =>
      database.platform(async (db) => {
        const found = await staffBy(db, id);
        if (!found.ok) throw new Rollback(found);
        const mutedAt = await setMuted(db, id, muted);
        await recordAudit(db, {
          division: platformDivision,
          actor: by,
          action: muted ? 'staff.muted' : 'staff.unmuted',
          target: `staff:${id}`,
          data: { email: found.value.email },
        });
        return { mutedAt: mutedAt?.toISOString() ?? null };
      }),
    );
  }

  return {
    /** A page of staff by name. */
    list: async (query: CallInput<'atlas.users'>['query']): Promise<CallResponse<'atlas.users'>> => {
      const { page, perPage, status } = query;
      const search = query.search?.trim();
      const wanted = userStatuses.find(({ name }) => name.toLowerCase() === status);
      const { rows, counts } = await reading.platform((db) =>
        listStaff(db, { search, status: wanted?.value, page, perPage }),
      );
      const all = counts.enabled + counts.pending + counts.disabled;
      const total = status === undefined ? all : counts[status];
      return { items: rows.map(toRow), total, page, perPage, counts };
    },

    /** One member of staff, as far as who asks may see. */
    get: (by: Identity, id: string): Promise<Result<StaffMember>> =>
      database.platform(async (db) => {
        const found = await staffBy(db, id);
        return found.ok ? ok(await view(db, by, found.value)) : found;
      }),

    /** Tells whether a person is enabled and may look at stores that only their team sees from inside. */
    mayVisit: (id: string): Promise<boolean> => database.platform((db) => mayDo(db, id, 'stores.review')),

    /** Staff by id in the order asked for, as models; unknown ids are left out. */
    models: (by: Identity, ids: readonly string[]): Promise<Record<string, unknown>[]> =>
      database.platform(async (db) => {
        const wanted = ids.filter((id) => uuid.safeParse(id).success);
        if (wanted.length === 0) return [];
        const [roles, records] = await Promise.all([
          listRoles(db),
          selectStaff(db).where('id', 'in', wanted).execute(),
        ]);
        const showsMobile = refusedRight(by, 'staff.manage') === null;
        return wanted.flatMap((id) =>
          records
            .filter((record) => record.id === id.toLowerCase())
            .map((record) =>
              toUserModel(record, { roles, secrets, showsMobile: showsMobile || id === by.id }),
            ),
        );
      }),

    /** Makes an account that is pending, and mails the link by which its password is set. */
    async invite(by: Identity, person: CallInput<'atlas.inviteUser'>['body']): Promise<Result<StaffMember>> {
      const email = person.email.toLowerCase();
      const wanted = [...new Set(person.roles)];
      const result = await settle(() =>
        database.platform(async (db) => {
          await lockRights(db);
          const failure = ungrantable(by, await listRoles(db), { roles: wanted, permissions: [] });
          if (failure) throw new Rollback(failure);
          const id = await insertInvited(db, { ...person, email });
          if (id === null)
            throw new Rollback(
              fail('validation_failed', 'There is somebody with this email address already', 'email'),
            );
          await setRights(db, id, { roles: wanted, permissions: [] });
          await sendInvite(db, by, { id, email, first_name: person.firstName });
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'staff.invited',
            target: `staff:${id}`,
            data: { email, roles: wanted },
          });
          const record = await findStaffById(db, id);
          if (!record) throw new Error('Who was invited is not there');
          return view(db, by, record);
        }),
      );
      if (result.ok) jobs.wake();
      return result;
    },

    /** Mails the link again. */
    async resend(by: Identity, id: string): Promise<Result<{ message: string }>> {
      const result = await change(by, id, {
        action: 'staff.invited-again',
        work: async (db, record) => {
          if (record.status !== null) return fail('conflict', 'They have set their password already');
          await sendInvite(db, by, record);
          return null;
        },
      });
      if (!result.ok) return result;
      jobs.wake();
      return ok({ message: `A new link is on its way to ${result.value.email}` });
    },

    enable: (by: Identity, id: string): Promise<Result<StaffMember>> =>
      change(by, id, {
        action: 'staff.enabled',
        work: async (db, record) => {
          if (record.status === -1) await enable(db, id);
          return null;
        },
      }),

    /** Shuts somebody out at once: sessions, trusted devices and mailed links end. */
    disable: (by: Identity, id: string): Promise<Result<StaffMember>> =>
      change(by, id, {
        action: 'staff.disabled',
        work: async (db, record) => {
          if (id === by.id) return fail('conflict', 'You cannot disable yourself');
          if (record.status === 0 && (await isLastOf(db, record, { losing: keptRights })))
            return fail(
              'conflict',
              'Nobody else could manage staff then. Give somebody else the role first.',
            );
          await disable(db, id);
          await sessions.revokeAll(db, subjectOf(id));
          await forgetDevices(db, subjectOf(id));
          return null;
        },
      }),

    mute: (by: Identity, id: string) => mute(by, id, true),
    unmute: (by: Identity, id: string) => mute(by, id, false),
  };
}

/** Staff: who they are, inviting, muting, shutting out. */
export type StaffService = ReturnType<typeof createStaffService>;
