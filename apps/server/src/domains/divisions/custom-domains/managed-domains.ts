import { randomBytes } from 'node:crypto';
import type { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { statusTexts, type CallInput, type CallResponse, type StoreDomain } from '@omnis/contract';
import { mostDomains, platformDivision } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { isLocal, quickResolver } from '../../../dns/lookups.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../../idempotency/written-once.ts';
import type { Division } from '../../../tenancy/division.ts';
import { createStoreHosts } from '../../../tenancy/hosts.ts';
import { certificateUntil, checkDomain, ownAddresses } from './domain-check.ts';
import { domainView, leadsHere, type Destination } from './domain-view.ts';
import {
  countVersions,
  deleteDomain,
  domainRow,
  domainRows,
  hostFacts,
  insertDomain,
  lockHosts,
  writeFindings,
  writeHosts,
  type StoreDomainRow,
} from './store-domains.repository.ts';

/** The store whose domains are changed, and by whom; a change is made once for its key. */
export interface DomainManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

/** Replacements that a test gives for the outside world. */
export interface DomainsOutside {
  readonly newResolver?: () => Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveTxt'>;
  /** Where certificates are looked at; 443 unless told. */
  readonly tlsPort?: number;
}

/** Milliseconds for which the addresses of the installation are remembered. */
const remembered = 300_000;

const keptId = z.object({ id: z.string() });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const belongsToOther = (): Failure =>
  fail('conflict', 'Another store is connected to this domain. Remove it there first.', 'host');

/** Domains of a store as its team manages them. */
export function createManagedDomains(
  { database, divisions, cache, config }: Pick<Core, 'database' | 'divisions' | 'cache' | 'config'>,
  { newResolver = () => quickResolver(config.dnsServers), tlsPort = 443 }: DomainsOutside = {},
) {
  const hosts = createStoreHosts(config);
  let known: { readonly at: number; readonly destination: Destination } | undefined;

  async function destinationNow(): Promise<Destination> {
    if (known && performance.now() - known.at < remembered) return known.destination;
    const addresses = await ownAddresses(newResolver(), config.platformHost);
    const destination = { host: config.platformHost, addresses };
    if (addresses !== null) known = { at: performance.now(), destination };
    return destination;
  }

  /** Tells whether a host is one of the installation's own, which no store can bring. */
  const isOwn = (host: string): boolean =>
    host === config.platformHost ||
    host === config.atlasHost ||
    host === config.storesDomain ||
    hosts.labelIn(host) !== null ||
    isLocal(host);

  async function viewOf(
    { id: division }: Division,
    id: string,
    destination: Destination,
  ): Promise<Result<StoreDomain>> {
    const [row, { primary }] = await database.platform(async (db) => [
      await domainRow(db, division, id),
      await hostFacts(db, division, ''),
    ]);
    return row ? ok(domainView(row, { primary, destination })) : gone();
  }

  /** Writes which hosts lead to the store: of the domains that were proved, and the one that it is known by. */
  async function settleHosts(db: Db, division: number, primary: string | null): Promise<void> {
    const proved = (await domainRows(db, division)).flatMap(({ host, verified_at: at }) =>
      at ? [host] : [],
    );
    await writeHosts(db, division, { primary, others: proved.filter((host) => host !== primary) });
  }

  /** Makes a change once, in turn with every other store's, and has all processes answer by it. */
  async function change(
    { division, actor, key }: DomainManager,
    { call, request }: { call: 'added' | 'connected' | 'updated' | 'removed'; request: unknown },
    work: (db: Db) => Promise<{ id: string; host: string }>,
  ): Promise<Result<string>> {
    const changed = await settle(() =>
      database.platform(async (db) => {
        await lockHosts(db);
        const once = writeKey({ call: `domain.${call}`, actor, key }, request);
        const { value } = await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          const { id, host } = await work(db);
          const target = `domain:${id}`;
          await recordAudit(db, {
            division: division.id,
            actor,
            action: `domain.${call}`,
            target,
            data: { host },
          });
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

  const rowOf = async (db: Db, division: number, id: string): Promise<StoreDomainRow> => {
    const row = await domainRow(db, division, id);
    if (!row) throw new Rollback(gone());
    return row;
  };

  async function certificateOf(host: string, isHere: boolean, { addresses }: Destination) {
    const { publicScheme } = config.proxy;
    const address = addresses?.[0];
    if (publicScheme !== 'https' || address === undefined || !isHere)
      return { state: publicScheme === 'https' ? ('waiting' as const) : ('none' as const), until: null };
    const until = await certificateUntil(host, address, tlsPort);
    return { state: until ? ('valid' as const) : ('waiting' as const), until: until?.toISOString() ?? null };
  }

  return {
    async list(
      division: Division,
      { limit, cursor }: CallInput<'dashboard.domains'>['query'],
    ): Promise<Result<CallResponse<'dashboard.domains'>>> {
      const [rows, { primary }] = await database.tenant(division.id, async (db) => [
        await domainRows(db, division.id),
        await hostFacts(db, division.id, ''),
      ]);
      const destination = await destinationNow();
      const items = rows
        .map((row) => domainView(row, { primary, destination }))
        .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
      const after = cursor === undefined ? 0 : items.findIndex(({ id }) => id === cursor) + 1;
      if (cursor !== undefined && after === 0)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      const page = items.slice(after, after + limit);
      return ok({
        items: page,
        next: after + limit < items.length ? (page.at(-1)?.id ?? null) : null,
        address: division.subdomain === null ? null : `${division.subdomain}.${config.storesDomain}`,
      });
    },

    async add(
      manager: DomainManager,
      { host: typed }: CallInput<'dashboard.addDomain'>['body'],
    ): Promise<Result<StoreDomain>> {
      const { division } = manager;
      const host = domainToASCII(typed).toLowerCase();
      if (!hosts.isPossible(host)) return fail('validation_failed', 'Please enter a valid domain', 'host');
      if (isOwn(host))
        return fail(
          'validation_failed',
          'This address belongs to the platform. Enter a domain of your own.',
          'host',
        );
      if (division.id === platformDivision)
        return fail('conflict', 'The platform’s own address is set where it is installed', 'host');
      const added = await change(manager, { call: 'added', request: host }, async (db) => {
        const rows = await domainRows(db, division.id);
        if (rows.some((row) => row.host === host))
          throw new Rollback(fail('conflict', 'You have added this domain already', 'host'));
        if (rows.length >= mostDomains)
          throw new Rollback(fail('conflict', `A store has at most ${mostDomains} domains`, 'host'));
        if ((await hostFacts(db, division.id, host)).isTaken) throw new Rollback(belongsToOther());
        const token = randomBytes(18).toString('base64url');
        return { id: await insertDomain(db, division.id, { host, token }), host };
      });
      return added.ok ? viewOf(division, added.value, await destinationNow()) : added;
    },

    async check(manager: DomainManager, id: string): Promise<Result<CallResponse<'dashboard.checkDomain'>>> {
      const { division } = manager;
      const asked = await database.tenant(division.id, (db) => domainRow(db, division.id, id));
      if (!asked) return gone();
      const [findings, destination] = await Promise.all([
        checkDomain(newResolver(), asked),
        destinationNow(),
      ]);
      const isHere = leadsHere(findings.addresses, destination);
      const isProved = findings.tokenFound === true && isHere;
      const findIn = async (db: Db): Promise<StoreDomainRow> => {
        const row = await rowOf(db, division.id, id);
        await writeFindings(db, division.id, { id, findings, isProved });
        return row;
      };
      const checked =
        isProved && asked.verified_at === null
          ? await change({ ...manager, key: '' }, { call: 'connected', request: id }, async (db) => {
              const { primary, isTaken } = await hostFacts(db, division.id, asked.host);
              if (isTaken) throw new Rollback(belongsToOther());
              const { host } = await findIn(db);
              await settleHosts(db, division.id, primary ?? host);
              return { id, host };
            })
          : await settle(() => database.tenant(division.id, findIn));
      if (!checked.ok) return checked;
      const [view, certificate] = await Promise.all([
        viewOf(division, id, destination),
        certificateOf(asked.host, isHere, destination),
      ]);
      return view.ok ? ok({ ...view.value, certificate }) : view;
    },

    async update(
      manager: DomainManager,
      id: string,
      { isPrimary, version }: CallInput<'dashboard.updateDomain'>['body'],
    ): Promise<Result<StoreDomain>> {
      const { division } = manager;
      const request = [id, isPrimary, version];
      const updated = await change(manager, { call: 'updated', request }, async (db) => {
        const row = await rowOf(db, division.id, id);
        if (row.version !== version)
          throw new Rollback(
            fail('conflict', 'Somebody else has changed this domain. Load it again.', 'version'),
          );
        if (row.verified_at === null)
          throw new Rollback(
            fail('conflict', 'Connect this domain first: its DNS records were not found yet', 'isPrimary'),
          );
        const { primary } = await hostFacts(db, division.id, row.host);
        if (isPrimary || primary === row.host)
          await settleHosts(db, division.id, isPrimary ? row.host : null);
        await countVersions(db, division.id, [id]);
        return { id, host: row.host };
      });
      return updated.ok ? viewOf(division, id, await destinationNow()) : updated;
    },

    async remove(manager: DomainManager, id: string): Promise<Result<{ message: string }>> {
      const { division } = manager;
      const removed = await change(manager, { call: 'removed', request: id }, async (db) => {
        const { host } = await rowOf(db, division.id, id);
        const { primary } = await hostFacts(db, division.id, host);
        await deleteDomain(db, division.id, id);
        await settleHosts(db, division.id, primary === host ? null : primary);
        return { id, host };
      });
      return removed.ok ? ok({ message: 'The domain was removed' }) : removed;
    },
  };
}

/** Domains of a store as its team manages them. */
export type ManagedDomains = ReturnType<typeof createManagedDomains>;
