import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { hashesOf, keptCode, newCode } from '../domains/gift-cards/card-code.ts';
import { cardByHashes } from '../domains/gift-cards/gift-cards.repository.ts';
import { Died, makeMortal, type Mortal } from '../testing/mortal-database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { readKeyFile, writeKeyFile } from './key-file.ts';
import { KeyMismatch } from './key-checks.ts';
import { countSealed, removeKey, reseal, RotationError, rotateKeys } from './rotate-keys.ts';
import { sealedColumns } from './sealed-columns.ts';
import { folderKeys } from './key-source.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

let database: Database;
let mortal: Mortal;
let drop: () => Promise<void>;
const dataDir = mkdtempSync(join(tmpdir(), 'omnis-keys-'));
let secrets: Secrets;
const people = 25;

/** Every sealed value of the staff, opened. */
async function opened(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { table, column, context } of sealedColumns.filter((each) => each.table === 'staff')) {
    const { rows } = await database.direct(
      `SELECT ${context} AS context, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`,
      [],
    );
    for (const row of z.array(z.object({ context: z.string(), sealed: z.string() })).parse(rows))
      found[row.context] = secrets.decrypt(row.sealed, row.context);
  }
  return found;
}

const keyIds = () => Object.keys(readKeyFile(dataDir).keys);

beforeAll(async () => {
  ({ database, drop } = await testDatabase());
  mortal = makeMortal(database);
  secrets = loadSecrets(folderKeys(dataDir));
  await database.platform(async ({ query }) => {
    for (let n = 0; n < people; n += 1) {
      const id = `00000000-0000-4000-8000-0000000000${10 + n}`;
      await query
        .insertInto('staff')
        .values({
          id,
          email: `${n}@omnis.example`,
          password_hash: 'none',
          two_factor_secret: secrets.encrypt(`secret ${n}`, `staff.two_factor_secret:${id}`),
          bank_account_number: secrets.encrypt(`account ${n}`, `staff.bank_account_number:${id}`),
        })
        .execute();
    }
  });
});
afterAll(async () => {
  await database.close();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a rotation of the keys', () => {
  test('finds gift cards by their codes while it is under way, and afterwards', async () => {
    const id = '00000000-0000-4000-8000-000000000099';
    const code = newCode();
    const division = 12;
    await database.platform(async ({ query }) => {
      await query
        .insertInto('divisions')
        .values({ id: division, code: 'omnis', name: 'Omnis', company_name: 'Omnis' })
        .execute();
      await query
        .insertInto('gift_cards')
        .values({
          division_id: division,
          id,
          ...keptCode(secrets, { division, id }, code),
          currency: 'GBP',
          value_minor: 2500,
          balance_minor: 2500,
          recipient_email: 'ann@shop.example',
          issued_by: 'Omnis',
          order_id: null,
          order_item_id: null,
          unit: null,
        })
        .execute();
    });
    const found = () =>
      database.tenant(division, (db) =>
        cardByHashes(db, division, hashesOf(loadSecrets(folderKeys(dataDir)), code)),
      );
    const before = await found();
    expect(before?.id).toBe(id);
    mortal.dieAt(40, 'before');
    await rotateKeys(database, dataDir).catch(() => undefined);
    mortal.revive();
    expect(keyIds()).toHaveLength(2);
    expect((await found())?.id).toBe(id);
    await rotateKeys(database, dataDir);
    await removeKey(database, dataDir, 'k1');
    expect(keyIds()).toEqual(['k2']);
    const after = await found();
    expect(after?.id).toBe(id);
    expect(after?.code_hash).not.toBe(before?.code_hash);
  });

  test('killed around any of its transactions loses no row, and goes on when it is run again', async () => {
    const before = await opened();
    expect(Object.keys(before)).toHaveLength(2 * people);
    let kills = 0;
    for (const when of ['before', 'after'] as const) {
      for (let at = 1; ; at += 7) {
        mortal.dieAt(at, when);
        const end = await rotateKeys(database, dataDir, { batch: 10 }).catch((error: unknown) => error);
        mortal.revive();
        if (!(end instanceof Died)) break;
        kills += 1;
        expect(await opened()).toEqual(before);
      }
    }
    expect(kills).toBeGreaterThan(2);
    const { current, older } = await rotateKeys(database, dataDir);
    expect(await opened()).toEqual(before);
    expect(keyIds()).toEqual([...older, current]);
    for (const id of older) await removeKey(database, dataDir, id);
    expect(await opened()).toEqual(before);
    const { rows } = await database.direct(
      `SELECT DISTINCT split_part(two_factor_secret, '.', 1) AS key FROM staff WHERE two_factor_secret IS NOT NULL`,
      [],
    );
    expect(rows).toEqual([{ key: current }]);
  });

  test('goes on past a value that cannot be opened, names it, and lets no key go that seals something', async () => {
    const { current: former } = readKeyFile(dataDir);
    const id = '00000000-0000-4000-8000-000000000010';
    const bound = secrets.encrypt('moved', 'staff.bank_sort_code:another row');
    await database.direct(`UPDATE staff SET bank_sort_code = $1 WHERE id = $2`, [bound, id]);
    const refused = rotateKeys(database, dataDir, { batch: 3 });
    await expect(refused).rejects.toThrow(RotationError);
    await expect(refused).rejects.toThrow('1 in staff.bank_sort_code');
    expect((await countSealed(database)).filter(({ key }) => key === former)).toEqual([
      { table: 'staff', column: 'bank_sort_code', key: former, rows: 1 },
    ]);
    await expect(removeKey(database, dataDir, former)).rejects.toThrow(/1 values are still sealed with/);
    const { current } = readKeyFile(dataDir);
    await expect(removeKey(database, dataDir, current)).rejects.toThrow(/is the current key/);
    await database.direct(`UPDATE staff SET bank_sort_code = NULL WHERE id = $1`, [id]);
    expect(await reseal(database, readKeyFile(dataDir))).toBe(0);
    await removeKey(database, dataDir, former);
    expect(keyIds()).toEqual([current]);
  });

  test('is refused with keys that are not those of the database', async () => {
    const other = mkdtempSync(join(tmpdir(), 'omnis-keys-'));
    await expect(rotateKeys(database, other)).rejects.toThrow(KeyMismatch);
    rmSync(other, { recursive: true });
  });

  test('is heard of by a running server, whose signatures hold until the old key goes', () => {
    const file = readKeyFile(dataDir);
    const running = loadSecrets(folderKeys(dataDir));
    const signature = running.sign('xsrf', 'session');
    writeKeyFile(dataDir, {
      current: 'k99',
      keys: { ...file.keys, k99: Buffer.alloc(32, 7).toString('base64') },
    });
    const sealedElsewhere = loadSecrets(folderKeys(dataDir)).encrypt('text', 'place');
    expect(sealedElsewhere).toMatch(/^k99\./);
    expect(running.decrypt(sealedElsewhere, 'place')).toBe('text');
    expect(running.verify('xsrf', 'session', signature)).toBe(true);
    expect(running.encrypt('text', 'place')).toMatch(/^k99\./);
    writeKeyFile(dataDir, file);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain('k99');
  });
});

test('a sealed value stands in a column that rotation knows', async () => {
  const { rows } = await database.direct(
    `SELECT conrelid::regclass::text AS table, conname AS name FROM pg_constraint WHERE conname LIKE '%\\_sealed'`,
    [],
  );
  const constraints = z.array(z.object({ table: z.string(), name: z.string() })).parse(rows);
  const named = constraints.map(
    ({ table, name }) => name.slice(table.length + 1, -'_sealed'.length) + ` of ${table}`,
  );
  const known = sealedColumns.map(({ table, column }) => `${column} of ${table}`);
  expect(named.filter((each) => !known.includes(each))).toEqual([]);
  expect(known.filter((each) => !named.includes(each))).toEqual([]);
});
