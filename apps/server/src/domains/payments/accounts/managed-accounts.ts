import { randomUUID } from 'node:crypto';
import { statusTexts, type CallInput, type CallResponse, type PaymentAccount } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { paymentSettingsSchema, type PaymentSettings } from '../../../tenancy/payment-settings.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { PaymentProcessor } from '../processor.ts';
import { isLiveKey, readPayouts, tryKeys } from '../stripe/own-account.ts';
import { webhookPathOf } from '../stripe/webhook.ts';
import {
  accountRow,
  accountRows,
  countUnderWay,
  deleteUnused,
  insertAccount,
  lockSettings,
  updateAccount,
  writeSettings,
  type AccountRow,
} from './accounts.repository.ts';
import { secretKeyContext, webhookSecretContext } from './store-processors.ts';

/** The store whose payments are managed, and by whom; a change is made once for its key. */
export interface PaymentsManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
  /** Address of the platform, with the scheme. */
  readonly origin: string;
}

const keptId = z.object({ id: z.string() });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const stale = (what: string): Rollback =>
  new Rollback(fail('conflict', `Somebody else has changed ${what}. Load the page again.`, 'version'));

const viewOf = (row: AccountRow, origin: string): PaymentAccount => ({
  id: row.id,
  state: row.ended_at === null ? 'current' : 'former',
  mode: row.is_live ? 'live' : 'test',
  stripeAccount: row.stripe_account,
  name: row.name,
  publishableKey: row.publishable_key,
  secretKeyEnd: row.secret_key_end,
  webhookUrl: `${origin}${webhookPathOf(row.division_id, row.id)}`,
  hasWebhookSecret: row.webhook_secret_sealed !== null,
  connectedAt: row.connected_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  version: row.version,
});

/** How a store takes money, as its team manages it. */
export function createManagedAccounts(
  {
    database,
    divisions,
    cache,
    secrets,
    config,
    settings: installed,
  }: Pick<Core, 'database' | 'divisions' | 'cache' | 'secrets' | 'config' | 'settings'>,
  platform: Pick<PaymentProcessor, 'kind'>,
) {
  /** Makes a change once, and has all processes answer by it. */
  async function change(
    { division, actor, key }: PaymentsManager,
    { call, request }: { call: 'connected' | 'updated' | 'removed' | 'methods'; request: unknown },
    work: (db: Db, settings: PaymentSettings) => Promise<{ id: string; data?: Record<string, unknown> }>,
  ): Promise<Result<string>> {
    const changed = await settle(() =>
      database.platform(async (db) => {
        const settings = paymentSettingsSchema.parse(await lockSettings(db, division.id));
        const once = writeKey({ call: `payments.${call}`, actor, key }, request);
        const { value } = await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          const { id, data = {} } = await work(db, settings);
          const target = id === '' ? 'payments' : `payment_account:${id}`;
          await recordAudit(db, { division: division.id, actor, action: `payments.${call}`, target, data });
          return { id };
        });
        return value.id;
      }),
    );
    if (!changed.ok) return changed;
    await divisions.changed(division.id);
    cache.drop([`division:${division.id}`, `pages:${division.id}`]);
    return changed;
  }

  /** Ends the current account, unless money of its payments is under way. */
  async function end(db: Db, division: number, id: string): Promise<void> {
    const underWay = await countUnderWay(db, { division, id });
    if (underWay > 0)
      throw new Rollback(
        fail(
          'conflict',
          `${underWay === 1 ? 'A payment' : `${underWay} payments`} of this account ${underWay === 1 ? 'is' : 'are'} under way. Try again in a few minutes.`,
        ),
      );
    if (!(await deleteUnused(db, { division, id })))
      await updateAccount(db, { division, id }, { ended_at: new Date() });
  }

  const sealedSecret = (division: number, id: string, secretKey: string) => ({
    secret_key_sealed: secrets.encrypt(secretKey, secretKeyContext(division, id)),
    secret_key_end: secretKey.slice(-4),
  });
  const sealedWebhook = (division: number, id: string, secret: string | undefined) =>
    secret === undefined
      ? {}
      : { webhook_secret_sealed: secrets.encrypt(secret, webhookSecretContext(division, id)) };

  async function shown({ division, origin }: PaymentsManager, id: string): Promise<Result<PaymentAccount>> {
    const row = await database.tenant(division.id, (db) => accountRow(db, division.id, id));
    return row ? ok(viewOf(row, origin)) : gone();
  }

  return {
    async list(
      { division, origin }: Pick<PaymentsManager, 'division' | 'origin'>,
      { limit, cursor }: CallInput<'dashboard.payments'>['query'],
    ): Promise<Result<CallResponse<'dashboard.payments'>>> {
      const rows = await database.tenant(division.id, (db) => accountRows(db, division.id));
      const after = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1;
      if (cursor !== undefined && after === 0)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      const page = rows.slice(after, after + limit);
      const isLive = isLiveKey(installed.stripe()?.secretKey ?? '');
      const { methods, version } = division.payments;
      return ok({
        items: page.map((row) => viewOf(row, origin)),
        next: after + limit < rows.length ? (page.at(-1)?.id ?? null) : null,
        platform: { processor: platform.kind, mode: isLive ? 'live' : 'test' },
        offered: { methods, version },
      });
    },

    async add(
      manager: PaymentsManager,
      body: CallInput<'dashboard.addPaymentAccount'>['body'],
    ): Promise<Result<PaymentAccount>> {
      const { id: division } = manager.division;
      // Outside of any transaction: Stripe is asked over the network.
      const tried = await tryKeys(body, config.stripeApiBase);
      if (!tried.ok) return tried;
      const { stripeAccount, name, isLive } = tried.value;
      const added = await change(manager, { call: 'connected', request: body }, async (db, settings) => {
        const rows = await accountRows(db, division);
        const current = rows.find(({ ended_at: ended }) => ended === null);
        const known = rows.find((row) => row.stripe_account === stripeAccount && row.is_live === isLive);
        if (current && current.id === known?.id)
          throw new Rollback(
            fail('conflict', 'Your store takes payments through this account already', 'secretKey'),
          );
        if (current) await end(db, division, current.id);
        const id = known?.id ?? randomUUID();
        const columns = {
          name,
          publishable_key: body.publishableKey,
          ...sealedSecret(division, id, body.secretKey),
          ...sealedWebhook(division, id, body.webhookSecret),
          ended_at: null,
        };
        // One that it had before comes back with what it took.
        if (known) await updateAccount(db, { division, id }, { ...columns, connected_at: new Date() });
        else
          await insertAccount(db, {
            division_id: division,
            id,
            stripe_account: stripeAccount,
            is_live: isLive,
            ...columns,
          });
        const account = { id, publishableKey: body.publishableKey, isLive };
        await writeSettings(db, division, { ...settings, account, hadAccount: true });
        return { id, data: { stripeAccount, mode: isLive ? 'live' : 'test' } };
      });
      return added.ok ? shown(manager, added.value) : added;
    },

    async update(
      manager: PaymentsManager,
      id: string,
      body: CallInput<'dashboard.updatePaymentAccount'>['body'],
    ): Promise<Result<PaymentAccount>> {
      const { id: division } = manager.division;
      const { version, publishableKey, secretKey, webhookSecret } = body;
      const before = await database.tenant(division, (db) => accountRow(db, division, id));
      if (!before) return gone();
      const tried =
        publishableKey === undefined && secretKey === undefined
          ? null
          : await tryKeys(
              {
                publishableKey: publishableKey ?? before.publishable_key,
                secretKey:
                  secretKey ?? secrets.decrypt(before.secret_key_sealed, secretKeyContext(division, id)),
              },
              config.stripeApiBase,
            );
      if (tried && !tried.ok) return tried;
      const isOther =
        tried !== null &&
        (tried.value.stripeAccount !== before.stripe_account || tried.value.isLive !== before.is_live);
      if (isOther)
        return fail(
          'validation_failed',
          'These keys are of another account or mode. Connect it as a new account.',
          secretKey === undefined ? 'publishableKey' : 'secretKey',
        );
      const updated = await change(
        manager,
        { call: 'updated', request: [id, body] },
        async (db, settings) => {
          const row = await accountRow(db, division, id);
          if (!row) throw new Rollback(gone());
          if (row.version !== version) throw stale('this account');
          await updateAccount(
            db,
            { division, id },
            {
              ...(tried ? { name: tried.value.name } : {}),
              ...(publishableKey === undefined ? {} : { publishable_key: publishableKey }),
              ...(secretKey === undefined ? {} : sealedSecret(division, id, secretKey)),
              ...sealedWebhook(division, id, webhookSecret),
            },
          );
          if (settings.account?.id === id && publishableKey !== undefined)
            await writeSettings(db, division, {
              ...settings,
              account: { ...settings.account, publishableKey },
            });
          const changed = Object.entries({ publishableKey, secretKey, webhookSecret });
          return {
            id,
            data: { changed: changed.flatMap(([name, value]) => (value === undefined ? [] : name)) },
          };
        },
      );
      return updated.ok ? shown(manager, updated.value) : updated;
    },

    async remove(
      manager: PaymentsManager,
      id: string,
    ): Promise<Result<CallResponse<'dashboard.removePaymentAccount'>>> {
      const { id: division } = manager.division;
      const removed = await change(manager, { call: 'removed', request: id }, async (db, settings) => {
        const row = await accountRow(db, division, id);
        if (!row) throw new Rollback(gone());
        if (row.ended_at !== null)
          throw new Rollback(
            fail('conflict', 'This account has ended already. It is kept for refunds of what it took.'),
          );
        await end(db, division, id);
        await writeSettings(db, division, { ...settings, account: null });
        return { id, data: { stripeAccount: row.stripe_account } };
      });
      return removed.ok ? ok({ message: 'The account was removed' }) : removed;
    },

    async offer(
      manager: PaymentsManager,
      { version, methods }: CallInput<'dashboard.updatePaymentMethods'>['body'],
    ): Promise<Result<CallResponse<'dashboard.updatePaymentMethods'>>> {
      const { division } = manager;
      let offered = { methods, version: version + 1 };
      const updated = await change(
        manager,
        { call: 'methods', request: [version, methods] },
        async (db, settings) => {
          if (settings.version !== version) throw stale('the ways to pay');
          const needsStripe = methods.some((method) => method !== 'card');
          if (needsStripe && settings.account === null && platform.kind === 'test')
            throw new Rollback(
              fail(
                'validation_failed',
                'Ways to pay beside cards need Stripe. Connect your Stripe account first.',
                'methods',
              ),
            );
          await writeSettings(db, division.id, { ...settings, ...offered });
          return { id: '', data: { methods } };
        },
      );
      if (!updated.ok) return updated;
      const now = await divisions.byId(division.id);
      if (now) offered = { methods: now.payments.methods, version: now.payments.version };
      return ok(offered);
    },

    async payouts(
      { division }: Pick<PaymentsManager, 'division'>,
      { limit, cursor: after }: CallInput<'dashboard.payouts'>['query'],
    ): Promise<Result<CallResponse<'dashboard.payouts'>>> {
      const { account } = division.payments;
      const row =
        account && (await database.tenant(division.id, (db) => accountRow(db, division.id, account.id)));
      if (!row)
        return ok({ items: [], next: null, by: 'platform', interval: division.project.paymentInterval });
      const secretKey = secrets.decrypt(row.secret_key_sealed, secretKeyContext(division.id, row.id));
      const read = await readPayouts({ secretKey, apiBase: config.stripeApiBase }, { limit, after });
      return read.ok ? ok({ ...read.value, by: 'account', interval: null }) : read;
    },
  };
}

/** How a store takes money, as its team manages it. */
export type ManagedAccounts = ReturnType<typeof createManagedAccounts>;
