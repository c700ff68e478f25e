import { alertMailKinds, type AlertMails, type CallInput } from '@omnis/contract';
import type { Language } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { ownLanguage, type Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { readAlertMails, writeAlertMails } from './alert-mails.repository.ts';

/** The store whose addresses are changed, and by whom; a change is made once for its key. */
export interface AlertMailsManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

/** An address that an email to a team goes to. */
export interface AlertRecipient {
  readonly email: string;
  readonly language: Language;
}

/** Each address once, however it is written. */
const distinct = (addresses: readonly string[]): string[] =>
  [
    ...new Map(addresses.toReversed().map((address) => [address.toLowerCase(), address])).values(),
  ].toReversed();

/** The addresses that get a store's emails to its team, as the team manages them. */
export function createAlertMailsService({ database }: Pick<Core, 'database'>) {
  return {
    read: async (division: Division): Promise<Result<AlertMails>> =>
      ok(await database.tenant(division.id, (db) => readAlertMails(db, division.id))),

    /** Addresses named for emails about low stock; none where the owners get them. */
    async lowStock(db: Db, division: Division): Promise<AlertRecipient[]> {
      const { lowStock } = await readAlertMails(db, division.id);
      const language = ownLanguage(division);
      return lowStock.map((email) => ({ email, language }));
    },

    /** 409 when the addresses were changed since they were read. */
    update: (
      { division, actor, key }: AlertMailsManager,
      body: CallInput<'dashboard.updateAlertMails'>['body'],
    ): Promise<Result<AlertMails>> =>
      settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'alert-mails.update', actor, key }, body);
          const schema = z.object({ version: z.number() });
          await writtenOnce(db, { division: division.id, once, schema }, async () => {
            const before = await readAlertMails(db, division.id, { lock: true });
            const next = { ...before };
            for (const kind of alertMailKinds) next[kind] = distinct(body[kind] ?? before[kind]);
            if (body.version !== before.version || !(await writeAlertMails(db, division.id, next))) {
              const message = 'Somebody else has changed these settings. Load them again.';
              throw new Rollback(fail('conflict', message, 'version'));
            }
            await recordAudit(db, {
              division: division.id,
              actor,
              action: 'alert_mails.updated',
              target: `division:${division.id}`,
              data: Object.fromEntries(alertMailKinds.map((kind) => [kind, next[kind].length])),
            });
            return { version: body.version };
          });
          return readAlertMails(db, division.id);
        }),
      ),
  };
}

/** The addresses that get a store's emails to its team. */
export type AlertMailsService = ReturnType<typeof createAlertMailsService>;
