import { randomUUID } from 'node:crypto';
import {
  shopifyProblems,
  type CallInput,
  type CallResponse,
  type ShopifyConnection,
  type ShopifyProfile,
} from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import {
  deleteConnection,
  findConnection,
  insertConnection,
  lockStore,
  noteOnStore,
  updateConnection,
  type ConnectionRow,
} from './connection.repository.ts';
import type { ShopifyShop } from './shopify-answers.ts';
import type { ShopifyAccess, ShopifyApi } from './shopify-api.ts';
import { missingWords, problemWords } from './shopify-words.ts';
import { tokenContext } from './token-context.ts';

/** The store whose connection is managed, and by whom; a change is made once for its key. */
export interface ShopifyManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

type Settings = CallResponse<'dashboard.shopify'>;

/** Times that a store may have Shopify asked by its team. */
const perStore: RateLimit = { max: 30, seconds: 60 * 60 };

const done = z.object({});
const none = (): Failure => fail('not_found', 'Your store isn’t connected to Shopify.');

const viewOf = (row: ConnectionRow): ShopifyConnection => ({
  shopDomain: row.shop_domain,
  shopName: row.shop_name,
  currency: row.currency,
  tokenEnd: row.token_end,
  profiles: row.profiles,
  profileId: row.profile_id,
  connectedAt: row.connected_at.toISOString(),
  checkedAt: row.checked_at.toISOString(),
  problem: shopifyProblems.find((known) => known === row.problem) ?? null,
  version: row.version,
});

/** The columns of a shop as Shopify has it now. */
const shopColumns = ({ name, currency, profiles }: ShopifyShop) => ({
  shop_name: name,
  currency,
  profiles: JSON.stringify(profiles),
  checked_at: new Date(),
  problem: null,
});

/** The chosen profile, as long as the shop still has it. */
const stillThere = (profiles: readonly ShopifyProfile[], chosen: string | null): string | null =>
  profiles.some(({ id }) => id === chosen) ? chosen : null;

/** The connection of a store to Shopify, as its team manages it. */
export function createManagedShopify(
  { database, divisions, cache, secrets }: Pick<Core, 'database' | 'divisions' | 'cache' | 'secrets'>,
  api: ShopifyApi,
) {
  const limits = createRateLimits(database);

  async function get({ id }: Division): Promise<Settings> {
    const row = await database.tenant(id, (db) => findConnection(db, id));
    return { connection: row ? viewOf(row) : null };
  }

  /** Asks Shopify for the shop; a failure names the field that it belongs to. */
  async function tried(division: Division, access: ShopifyAccess): Promise<Result<ShopifyShop>> {
    const wait = await limits.hit(`shopify:${division.id}`, perStore);
    if (wait > 0) return tooMany(wait);
    const asked = await api.shop(access);
    if (!asked.ok) {
      const { message, field } = problemWords[asked.failure.problem];
      return fail('validation_failed', message, field);
    }
    return asked.value.missing.length > 0
      ? fail('validation_failed', missingWords(asked.value), 'accessToken')
      : ok(asked.value);
  }

  /** Makes a change once for its key under the store's lock, with a line in the audit log, and has all processes go by it. */
  async function change(
    { division, actor, key }: ShopifyManager,
    { call, request }: { call: string; request: unknown },
    work: (db: Db) => Promise<{ target: string; data?: Readonly<Record<string, unknown>> }>,
  ): Promise<Result<Settings>> {
    const changed = await settle(() =>
      database.platform(async (db) => {
        await lockStore(db, division.id);
        const once = writeKey({ call: `shopify.${call}`, actor, key }, request);
        await writtenOnce(db, { division: division.id, once, schema: done }, async () => {
          const { target, data = {} } = await work(db);
          await recordAudit(db, {
            division: division.id,
            actor,
            action: `shopify.${call}`,
            target: `shopify:${target}`,
            data,
          });
          return {};
        });
      }),
    );
    if (!changed.ok) return changed;
    await divisions.changed(division.id);
    cache.drop([`division:${division.id}`, `pages:${division.id}`]);
    return ok(await get(division));
  }

  /** The connection in the version that was read. */
  async function hold(db: Db, { id }: Division, version?: number): Promise<ConnectionRow> {
    const row = await findConnection(db, id, true);
    if (!row) throw new Rollback(none());
    if (version !== undefined && row.version !== version)
      throw new Rollback(
        fail('conflict', 'Somebody else has changed this connection. Load the page again.', 'version'),
      );
    return row;
  }

  const openToken = (row: ConnectionRow): string =>
    secrets.decrypt(row.token_sealed, tokenContext(row.division_id, row.id));
  const sealedToken = (division: number, id: string, token: string) => ({
    token_sealed: secrets.encrypt(token, tokenContext(division, id)),
    token_end: token.slice(-4),
  });

  return {
    get,

    async connect(
      manager: ShopifyManager,
      { shopDomain, accessToken }: CallInput<'dashboard.connectShopify'>['body'],
    ): Promise<Result<Settings>> {
      const { division } = manager;
      // Outside of any transaction: Shopify is asked over the network.
      const shop = await tried(division, { shopDomain, token: accessToken });
      if (!shop.ok) return shop;
      const request = [shopDomain, accessToken];
      return change(manager, { call: 'connected', request }, async (db) => {
        const before = await findConnection(db, division.id, true);
        if (before)
          throw new Rollback(
            fail('conflict', `Your store is connected to ${before.shop_domain}. Disconnect it first.`),
          );
        const id = randomUUID();
        await insertConnection(db, {
          division_id: division.id,
          id,
          shop_domain: shopDomain,
          ...shopColumns(shop.value),
          ...sealedToken(division.id, id, accessToken),
          profile_id: null,
        });
        await noteOnStore(db, division.id, { isConnected: true, hasProfile: false });
        return { target: shopDomain };
      });
    },

    async update(
      manager: ShopifyManager,
      body: CallInput<'dashboard.updateShopify'>['body'],
    ): Promise<Result<Settings>> {
      const { division } = manager;
      const { version, accessToken, profileId } = body;
      const before = await database.tenant(division.id, (db) => findConnection(db, division.id));
      if (!before) return none();
      const shop =
        accessToken === undefined
          ? null
          : await tried(division, { shopDomain: before.shop_domain, token: accessToken });
      if (shop && !shop.ok) return shop;
      return change(manager, { call: 'updated', request: body }, async (db) => {
        const row = await hold(db, division, version);
        const profiles = shop?.value.profiles ?? row.profiles;
        if (profileId !== undefined && !profiles.some(({ id }) => id === profileId))
          throw new Rollback(
            fail(
              'validation_failed',
              'Your Shopify shop has no such delivery profile. Refresh the list and choose again.',
              'profileId',
            ),
          );
        const chosen = profileId ?? stillThere(profiles, row.profile_id);
        await updateConnection(
          db,
          { division: division.id, versioned: true },
          {
            ...(shop && shopColumns(shop.value)),
            ...(accessToken !== undefined && sealedToken(division.id, row.id, accessToken)),
            profile_id: chosen,
          },
        );
        await noteOnStore(db, division.id, { isConnected: true, hasProfile: chosen !== null });
        return {
          target: row.shop_domain,
          data: {
            ...(profileId !== undefined && { profile: profiles.find(({ id }) => id === profileId)?.name }),
            ...(accessToken !== undefined && { changed: ['accessToken'] }),
          },
        };
      });
    },

    /** Asks Shopify again. A failure is noted on the connection and answered with it. */
    async check(manager: ShopifyManager): Promise<Result<Settings>> {
      const { division } = manager;
      const before = await database.tenant(division.id, (db) => findConnection(db, division.id));
      if (!before) return none();
      const wait = await limits.hit(`shopify:${division.id}`, perStore);
      if (wait > 0) return tooMany(wait);
      const asked = await api.shop({ shopDomain: before.shop_domain, token: openToken(before) });
      const isWell = asked.ok && asked.value.missing.length === 0;
      const problem = asked.ok ? 'scopes' : asked.failure.problem;
      return change(manager, { call: 'checked', request: before.id }, async (db) => {
        const row = await hold(db, division);
        const chosen = isWell ? stillThere(asked.value.profiles, row.profile_id) : row.profile_id;
        await updateConnection(
          db,
          // The profile is gone: an edit of the version before would choose it again.
          { division: division.id, versioned: chosen !== row.profile_id },
          isWell ? { ...shopColumns(asked.value), profile_id: chosen } : { problem, checked_at: new Date() },
        );
        await noteOnStore(db, division.id, { isConnected: true, hasProfile: chosen !== null });
        return { target: row.shop_domain, data: { problem: isWell ? null : problem } };
      });
    },

    disconnect: (manager: ShopifyManager): Promise<Result<Settings>> =>
      change(manager, { call: 'disconnected', request: null }, async (db) => {
        const row = await hold(db, manager.division);
        await deleteConnection(db, manager.division.id);
        await noteOnStore(db, manager.division.id, { isConnected: false, hasProfile: false });
        return { target: row.shop_domain };
      }),
  };
}

/** The connection of a store to Shopify, as its team manages it. */
export type ManagedShopify = ReturnType<typeof createManagedShopify>;
