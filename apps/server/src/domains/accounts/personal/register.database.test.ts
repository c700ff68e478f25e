import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { platformTables } from '../../../testing/sweep/digest.ts';
import { demo, openPersonal, type PersonalFixture } from '../../../testing/test-personal.ts';
import type { Host } from '../../../testing/test-safety.ts';
import { findPerson } from './person.ts';
import { copyTable } from './personal.repository.ts';
import { impersonalTables, personalTables } from './register.ts';

let world: PersonalFixture;
beforeAll(async () => {
  world = await openPersonal();
});
afterAll(() => world.platform.close());
beforeEach(() => world.reset());

const ownRow = { customer: 'customers', owner: 'customers', staff: 'staff' } as const;

describe('the register of personal data', () => {
  test('knows every table: as personal, or as not, with the reason', async () => {
    const tables = (await platformTables(world.database)).map(({ name }) => name);
    const known = [...personalTables.map(({ table }) => table), ...Object.keys(impersonalTables)];
    expect(tables.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !tables.includes(name))).toEqual([]);
  });

  test('calls no table impersonal that points at somebody', async () => {
    const { rows } = await world.database.direct(
      `SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = 'public' AND data_type <> 'boolean'
       AND column_name ~ '(customer|subject|actor|user|owner|person(?!alisation)|staff|requester|created_by|invited).*|^(e?mail|recipient|phone|mobile|first_name|last_name|author|ip|user_agent|address|reply_to|contact_email)$'`,
      [],
    );
    const pointing = z.array(z.object({ table: z.string(), column: z.string() })).parse(rows);
    expect(pointing.length).toBeGreaterThan(30);
    expect(pointing.filter(({ table }) => table in impersonalTables)).toEqual([]);
  });

  test('names only columns that are there', async () => {
    for (const { table, withheld = {}, shown = {}, fate } of personalTables) {
      const { rows } = await world.database.direct(
        `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
        [table],
      );
      const columns = z
        .array(z.object({ name: z.string() }))
        .parse(rows)
        .map(({ name }) => name);
      const named = [withheld, shown, fate.kind === 'change' ? fate.set : {}].flatMap(Object.keys);
      expect([table, named.filter((name) => !columns.includes(name))]).toEqual([table, []]);
    }
  });

  test.each(['demo', 'platform', 'atlas'] satisfies Host[])(
    'reads every table for accounts at %s',
    async (host) => {
      const email = await world.newAccount(host);
      const kind = host === 'demo' ? 'customer' : host === 'platform' ? 'owner' : 'staff';
      const divisionId = host === 'demo' ? demo : host === 'platform' ? 12 : null;
      const subject = { kind, id: await world.idOf(email), divisionId } as const;
      await world.database.platform(async (db) => {
        const person = await findPerson(db, subject);
        if (!person) throw new Error('nobody');
        for (const entry of personalTables) {
          const { table, rows } = await copyTable(db, entry, {
            person,
            open: (sealed, context) => world.platform.core.secrets.decrypt(sealed, context),
          });
          // Nobody but the account itself is in it.
          expect([table, rows.length]).toEqual([table, ownRow[kind] === table ? 1 : expect.any(Number)]);
        }
      });
    },
  );
});
