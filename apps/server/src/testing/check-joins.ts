/** Vitest's set-up of the tests with a database: each file fails that has sent a join across stores. */
import { afterAll } from 'vitest';
import { acrossStores } from './joins-across-stores.ts';
import { loadParser, looseTables } from './tenant-joins.ts';
import { checkedStatements, watchedStatements, watchedTables } from './watched-joins.ts';

/** The badges of a store look at its owner's account, which is the platform's; which tables beside depends on the badges. */
const ofBadges = /^[^*]*\bcompletion_badges customers\*[^*]*$/;

afterAll(async () => {
  const fresh = [...watchedStatements].filter((sql) => !checkedStatements.has(sql));
  watchedStatements.clear();
  if (fresh.length === 0) return;
  await loadParser();
  const found: string[] = [];
  for (const sql of fresh) {
    checkedStatements.add(sql);
    const loose = looseTables(sql, watchedTables);
    if (loose !== null && !acrossStores.has(loose) && !ofBadges.test(loose)) found.push(`${loose}\n${sql}`);
  }
  if (found.length > 0)
    throw new Error(
      `Joins across stores, which a database that is spread by store cannot answer from one machine (docs/decisions/0188-distributed-tables.md). Say that the division_id of the tables marked with * is that of the others:\n\n${found.join('\n\n')}`,
    );
});
