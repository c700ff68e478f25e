import type { Language } from '@omnis/models';
import { readThrough } from '../../../cache/read-through.ts';
import type { Core } from '../../../core.ts';
import { blogTag } from '../blog/blog.service.ts';
import { readOwnPolicies } from './policy-texts.repository.ts';

/** Own words of a policy, and when they were saved. */
export interface OwnPolicy {
  readonly html: string | null;
  readonly version: number;
  readonly updatedAt: Date;
}

/** The policies that a store has written in its own words. */
export interface OwnPolicies {
  /** The newest wording of a policy in a language; null where there never was one. */
  find(division: number, policy: string, language: Language): Promise<OwnPolicy | null>;
  /** Drops what shows a store's policies, in every process; call after a commit that changed them. */
  changed(division: number): Promise<void>;
}

class KeptPolicies {
  readonly byPlace: ReadonlyMap<string, OwnPolicy>;

  constructor(byPlace: ReadonlyMap<string, OwnPolicy>) {
    this.byPlace = byPlace;
  }
}

/** Own words of policies, kept until they change. A page of a policy has the tag of what the store writes. */
export function createOwnPolicies({
  database,
  cache,
  changes,
}: Pick<Core, 'database' | 'cache' | 'changes'>): OwnPolicies {
  return {
    async find(division, policy, language) {
      const place = { key: `own-policies:${division}`, tags: [blogTag(division)] };
      const isKept = (value: unknown): value is KeptPolicies => value instanceof KeptPolicies;
      const kept = await readThrough<KeptPolicies>(cache, { ...place, is: isKept }, async () => {
        const rows = await database.tenant(division, (db) => readOwnPolicies(db, division));
        const byPlace = new Map(
          rows.map((row) => [
            `${row.policy} ${row.language}`,
            { html: row.html, version: row.version, updatedAt: row.created_at },
          ]),
        );
        const bytes = rows.reduce((sum, { html }) => sum + 200 + 2 * (html?.length ?? 0), 200);
        return { value: new KeptPolicies(byPlace), bytes };
      });
      return kept.byPlace.get(`${policy} ${language}`) ?? null;
    },

    async changed(division) {
      cache.drop([blogTag(division)]);
      await changes.tell({ kind: 'blog', division });
    },
  };
}
