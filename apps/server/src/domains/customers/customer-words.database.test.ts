/** Customers as words find them, by whichever way, beside a plain comparison. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { beginsWith, haveWords, isWord } from './customer-words.ts';
import { insertRecord, listRecords, writeWords } from './customers.repository.ts';

const { demo } = testDivisions;
const people = Array.from({ length: 30 }, (_, n) => ({
  email: `worded-${n}@shop.example`,
  words: ['worded', ['grace', 'graham', 'ada'][n % 3] ?? '', ['jones', 'bell'][n % 2] ?? '', `#t${n % 5}`],
  last: Date.UTC(2026, 0, 1 + ((n * 7) % 10)),
}));
const idOf = new Map<string, string>();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.core.database.tenant(demo, async (db) => {
    for (const { email, last } of people)
      idOf.set(
        email,
        await insertRecord(db, { division_id: demo, email, last_order_at: new Date(last).toISOString() }),
      );
    await writeWords(db, demo, new Map(people.map(({ email, words }) => [idOf.get(email) ?? '', words])));
  });
});
afterAll(() => platform.close());

// The number of customers that make a word a rare one decides only by which way they are found.
test.each([0, 7, 12, 1000])(
  'customers have a word for each that is asked, with rare ones up to %i',
  async (most) => {
    const starts = ['gra', 'grace', 'ada', 'jones', 'b', 'worded', 'nobody'];
    for (const [one, other] of starts.flatMap((start) => starts.map((each) => [start, each] as const))) {
      const found = await platform.core.database.tenant(demo, async (db) => {
        const conditions = await haveWords(db, { division: demo, most }, [
          beginsWith(one),
          beginsWith(other),
          isWord('#t1'),
        ]);
        return db.query
          .selectFrom('customer_records')
          .select('email')
          .where('division_id', '=', demo)
          .where(sql<boolean>`${sql.join(conditions, sql` AND `)}`)
          .execute();
      });
      const wanted = people.filter(
        ({ words }) =>
          words.includes('#t1') &&
          [one, other].every((start) => words.some((word) => word.startsWith(start))),
      );
      expect(new Set(found.map(({ email }) => email))).toEqual(new Set(wanted.map(({ email }) => email)));
    }
  },
);

test('a page of customers with two words follows the one before it, last order first', async () => {
  const page = (after?: { last: number; id: string }) =>
    platform.core.database.tenant(demo, (db) =>
      listRecords(db, {
        division: demo,
        filters: { search: 'Gra Jones' },
        sort: 'last_order',
        after: after ? { sort: 'last_order', value: new Date(after.last).toISOString(), id: after.id } : null,
        limit: 4,
      }),
    );
  const wanted = people
    .filter(({ words }) => words[1]?.startsWith('gra') && words[2] === 'jones')
    .map(({ email, last }) => ({ last, id: idOf.get(email) ?? '' }))
    .toSorted((a, b) => b.last - a.last || (a.id < b.id ? 1 : -1));
  expect(wanted.length).toBeGreaterThan(8);
  expect((await page()).map(({ id }) => id)).toEqual(wanted.slice(0, 4).map(({ id }) => id));
  expect((await page(wanted[3])).map(({ id }) => id)).toEqual(wanted.slice(4, 8).map(({ id }) => id));
});
