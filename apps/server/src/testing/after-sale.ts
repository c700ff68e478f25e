import { hashPassword } from '../security/passwords.ts';
import { testClient, type TestClient } from './test-client.ts';
import { testHosts } from './test-divisions.ts';
import type { TestPlatform } from './test-platform.ts';

/** A member of staff with these permissions, who is signed in. */
export async function insertStaff(
  platform: TestPlatform,
  name: string,
  permissions: readonly string[],
): Promise<TestClient> {
  const password = 'correct horse battery';
  const email = `${name}@omnis.example`;
  const password_hash = await hashPassword(password);
  await platform.core.database.platform(({ query }) =>
    query
      .insertInto('staff')
      .values({
        email,
        password_hash,
        first_name: 'Sam',
        last_name: name,
        permissions: JSON.stringify(permissions),
      })
      .execute(),
  );
  const client = testClient(platform.app, testHosts.atlas);
  await client.post('/omnis/v3/dashboard/secure/login/', { email, password });
  return client;
}

/** Sends an order off, as of now. */
export async function sendOff(platform: TestPlatform, division: number, hash: string): Promise<number> {
  const { database } = platform.core;
  const { rows } = await database.direct(
    `UPDATE orders SET status = 'complete' WHERE hash = $1 RETURNING id`,
    [hash],
  );
  const id = Number(Reflect.get(Object(rows[0]), 'id'));
  await database.direct(
    `INSERT INTO order_status_log (division_id, order_id, status, user_kind, user_name) VALUES ($1, $2, 'complete', 'staff', 'Sam')`,
    [division, id],
  );
  return id;
}
