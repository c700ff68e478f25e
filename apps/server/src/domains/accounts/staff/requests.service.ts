import type { PermissionRequest } from '@omnis/contract';
import { grantedBy, isStaffPermission, platformDivision, staffPermissions } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { refusedRight } from '../../../http/staff-rights.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { permissionAskedMail, permissionDecidedMail } from '../../notifications/mail/staff-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import {
  decideRequest,
  findRequest,
  insertRequests,
  requestsOf,
  requestsToDecide,
  type RequestRecord,
} from './requests.repository.ts';
import { rightsOf, ungrantable } from './rights.ts';
import { findStaffById, listRoles, lockRights, setRights, staffWith } from './staff.repository.ts';
import { ownDivision } from './staff.service.ts';

const askLimit: RateLimit = { max: 20, seconds: 60 * 60 };
const uuid = z.uuid();

function toRequest(record: RequestRecord): PermissionRequest {
  return {
    id: record.id,
    permission: record.permission,
    reason: record.reason,
    state: record.state,
    note: record.note,
    askedAt: record.created_at.toISOString(),
    expiresAt: record.expires_at.toISOString(),
    decidedAt: record.decided_at?.toISOString() ?? null,
    decidedBy: record.decided_by_name,
    requester: {
      id: record.staff_id,
      name: `${record.first_name} ${record.last_name}`.trim() || record.email,
      email: record.email,
    },
  };
}

const titleOf = (name: string): string => (isStaffPermission(name) ? staffPermissions[name].title : name);

/** One message for several permissions, and one for each. */
function failAll(code: 'validation_failed' | 'conflict', messages: readonly string[]): Failure {
  const [first = ''] = messages;
  return {
    ok: false,
    code,
    message: first,
    errors: messages.map((message) => ({ field: 'permissions', message })),
  };
}

/** Permission requests of staff, and their answers. */
export function createPermissionRequestsService(core: Core, { mailer }: { readonly mailer: Mailer }) {
  const { database, jobs, sessions } = core;
  const limits = createRateLimits(database);

  /** Mails everybody who may decide about a request, but who asks. */
  async function tellDeciders(db: Db, by: Identity, request: RequestRecord): Promise<void> {
    const needed = grantedBy(request.permission);
    if (needed === null) return;
    for (const decider of await staffWith(db, ['permissions.grant', needed])) {
      if (decider.id === by.id) continue;
      await mailer.send(db, ownDivision(core), {
        kind: 'account.permission-asked',
        dedupeKey: `account.permission-asked:${request.id}:${decider.id}`,
        to: decider.email,
        draft: (brand) =>
          permissionAskedMail(brand, {
            firstName: decider.first_name,
            by: by.name,
            title: titleOf(request.permission),
            reason: request.reason,
            link: `${mailer.atlasOrigin()}/permissions/`,
          }),
      });
    }
  }

  return {
    /** Asks for permissions; all of them or, when one cannot be asked for, none. */
    async ask(by: Identity, names: string, reason: string): Promise<Result<{ items: PermissionRequest[] }>> {
      const wanted = [
        ...new Set(
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean),
        ),
      ];
      const unknown = wanted.filter((name) => !isStaffPermission(name));
      if (unknown.length > 0 || wanted.length === 0)
        return failAll(
          'validation_failed',
          unknown.length > 0
            ? unknown.map((name) => `There is no permission “${name}”`)
            : ['Name a permission to ask for'],
        );
      const held = wanted.filter((name) => by.permissions.includes(name));
      if (held.length > 0)
        return failAll(
          'conflict',
          held.map((name) => `You have the permission “${titleOf(name)}” already`),
        );
      const wait = await limits.hit(`permission-request:${by.id}`, askLimit);
      if (wait > 0) return tooMany(wait);
      const result = await settle(() =>
        database.platform(async (db) => {
          // One request after another, so that asking twice at once asks once.
          await lockRights(db);
          const self = await findStaffById(db, by.id);
          if (self?.muted_at)
            throw new Rollback(fail('forbidden', 'You are muted: ask a colleague in person'));
          const open = (await requestsOf(db, by.id)).filter(({ state }) => state === 'open');
          const asked = wanted.filter((name) => open.some(({ permission }) => permission === name));
          if (asked.length > 0)
            throw new Rollback(
              failAll(
                'conflict',
                asked.map((name) => `You have asked for “${titleOf(name)}” already`),
              ),
            );
          await insertRequests(db, { staffId: by.id, permissions: wanted, reason });
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: 'permission.requested',
            target: `staff:${by.id}`,
            data: { permissions: wanted, reason },
          });
          const mine = (await requestsOf(db, by.id)).filter(
            ({ permission, state }) => state === 'open' && wanted.includes(permission),
          );
          for (const request of mine) await tellDeciders(db, by, request);
          return { items: mine.map(toRequest) };
        }),
      );
      if (result.ok) jobs.wake();
      return result;
    },

    /** Requests of the person who is signed in. */
    async mine(by: Identity): Promise<{ items: PermissionRequest[] }> {
      return { items: (await database.platform((db) => requestsOf(db, by.id))).map(toRequest) };
    },

    /** Requests of others that the signed-in person may grant. */
    async toDecide(by: Identity): Promise<{ items: PermissionRequest[] }> {
      const records = await database.platform((db) => requestsToDecide(db, by.id));
      return {
        items: records
          .filter(({ permission }) => refusedRight(by, grantedBy(permission) ?? '') === null)
          .map(toRequest),
      };
    },

    /** Grants or refuses; who asked is told by mail, and signed out when they have got something. */
    async decide(
      by: Identity,
      id: string,
      { decision, note }: { decision: 'grant' | 'refuse'; note: string },
    ): Promise<Result<PermissionRequest>> {
      const granted = decision === 'grant';
      const result = await settle(() =>
        database.platform(async (db) => {
          await lockRights(db);
          const request = uuid.safeParse(id).success ? await findRequest(db, id) : null;
          const who = request && (await findStaffById(db, request.staff_id));
          if (!request || !who) throw new Rollback(fail('not_found', 'There is no such request'));
          if (who.id === by.id)
            throw new Rollback(fail('conflict', 'You cannot decide about your own request'));
          const { permission } = request;
          const refused = ungrantable(by, await listRoles(db), { roles: [], permissions: [permission] });
          if (refused) throw new Rollback(refused);
          const state = granted ? 'granted' : 'refused';
          if (!(await decideRequest(db, id, { state, note, by })))
            throw new Rollback(fail('conflict', 'This request was decided already, or has expired'));
          if (granted) {
            const { roles, permissions } = rightsOf(who);
            await setRights(db, who.id, { roles, permissions: [...new Set([...permissions, permission])] });
            await sessions.revokeAll(db, { kind: 'staff', id: who.id });
          }
          await recordAudit(db, {
            division: platformDivision,
            actor: by,
            action: `permission.${state}`,
            target: `staff:${who.id}`,
            data: { email: who.email, permission, note },
          });
          await mailer.send(db, ownDivision(core), {
            kind: 'account.permission-decided',
            dedupeKey: `account.permission-decided:${id}`,
            to: who.email,
            draft: (brand) =>
              permissionDecidedMail(brand, {
                firstName: who.first_name,
                title: titleOf(permission),
                granted,
                note,
                by: by.name,
                link: `${mailer.atlasOrigin()}/permissions/mine/`,
              }),
          });
          const after = await findRequest(db, id);
          return toRequest(after ?? request);
        }),
      );
      if (result.ok) jobs.wake();
      return result;
    },
  };
}

/** Permission requests of staff, and their answers. */
export type PermissionRequestsService = ReturnType<typeof createPermissionRequestsService>;
