import type { ApiError, CallInput, SearchRedirects, StoreSynonyms } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { redirectFaults } from './redirect-faults.ts';
import { lockSearch, readSearch, writeSearch, type SearchColumns } from './shop-search.repository.ts';
import { synonymFaults } from './synonym-faults.ts';

/** The store whose search is changed, and by whom; a change is made once for its key. */
export interface SearchManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

const keptVersion = z.object({ version: z.number() });

const redirectsOf = ({
  search_redirects: items,
  search_settings: settings,
}: SearchColumns): SearchRedirects => ({
  items: items.map(({ searchTerm, destinationUrl }) => ({ searchTerm, destinationUrl })),
  version: settings.redirectsVersion,
});

const synonymsOf = ({
  search_settings: { synonyms, synonymsVersion: version },
}: SearchColumns): StoreSynonyms => ({
  items: synonyms.map((words) => ({ words })),
  version,
});

function refuse(errors: ApiError['errors']): void {
  const [first] = errors;
  if (first)
    throw new Rollback({ ok: false, code: 'validation_failed', message: first.message, errors: [...errors] });
}

function refuseStale(sent: number, known: number): void {
  if (sent !== known)
    throw new Rollback(
      fail('conflict', 'Somebody else has changed this list. Load the page again.', 'version'),
    );
}

/** Search redirects and synonyms of a store as its team manages them. */
export function createManagedSearch({
  database,
  divisions,
  cache,
}: Pick<Core, 'database' | 'divisions' | 'cache'>) {
  /** Changes the columns once for the key, and has all processes answer by them. */
  async function change(
    { division, actor, key }: SearchManager,
    { action, body }: { readonly action: 'redirects' | 'synonyms'; readonly body: object },
    next: (before: SearchColumns) => SearchColumns,
  ): Promise<Result<SearchColumns>> {
    const work = async (db: Db): Promise<SearchColumns> => {
      const before = await lockSearch(db, division.id);
      const once = writeKey({ call: `search.${action}`, actor, key }, body);
      await writtenOnce(db, { division: division.id, once, schema: keptVersion }, async () => {
        const after = next(before);
        await writeSearch(db, division.id, after);
        const data = action === 'redirects' ? redirectsOf(after) : synonymsOf(after);
        await recordAudit(db, {
          division: division.id,
          actor,
          action: `search.${action}_updated`,
          target: 'search',
          data: { ...data },
        });
        return { version: data.version };
      });
      return readSearch(db, division.id);
    };
    const changed = await settle(() => database.platform(work));
    if (!changed.ok) return changed;
    await divisions.changed(division.id);
    cache.drop([`division:${division.id}`, `pages:${division.id}`]);
    return changed;
  }

  /** Every host by which shoppers reach a store. */
  const hostsOf = (division: Division): ReadonlySet<string> =>
    new Set(
      [divisions.hostOf(division), division.customDomain ?? '', ...division.otherDomains]
        .filter((host) => host !== '')
        .map((host) => host.toLowerCase()),
    );

  return {
    redirects: async (division: Division): Promise<Result<SearchRedirects>> =>
      ok(redirectsOf(await database.platform((db) => readSearch(db, division.id)))),

    synonyms: async (division: Division): Promise<Result<StoreSynonyms>> =>
      ok(synonymsOf(await database.platform((db) => readSearch(db, division.id)))),

    async updateRedirects(
      manager: SearchManager,
      body: CallInput<'dashboard.updateSearchRedirects'>['body'],
    ): Promise<Result<SearchRedirects>> {
      const changed = await change(manager, { action: 'redirects', body }, (before) => {
        const { search_settings: settings } = before;
        refuseStale(body.version, settings.redirectsVersion);
        refuse(redirectFaults(body.items, hostsOf(manager.division)));
        return {
          search_redirects: body.items,
          search_settings: { ...settings, redirectsVersion: settings.redirectsVersion + 1 },
        };
      });
      return changed.ok ? ok(redirectsOf(changed.value)) : changed;
    },

    async updateSynonyms(
      manager: SearchManager,
      body: CallInput<'dashboard.updateSynonyms'>['body'],
    ): Promise<Result<StoreSynonyms>> {
      const changed = await change(manager, { action: 'synonyms', body }, (before) => {
        const { search_settings: settings } = before;
        refuseStale(body.version, settings.synonymsVersion);
        refuse(synonymFaults(body));
        return {
          ...before,
          search_settings: {
            ...settings,
            synonyms: body.items.map(({ words }) => words),
            synonymsVersion: settings.synonymsVersion + 1,
          },
        };
      });
      return changed.ok ? ok(synonymsOf(changed.value)) : changed;
    },
  };
}
