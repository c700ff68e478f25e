import { randomUUID } from 'node:crypto';
import { platformDivision } from '@omnis/models';
import { eula } from '../domains/accounts/life/eula.ts';
import { sessionCookie } from '../plugins/visitor.ts';
import { testClient, type TestClient } from './test-client.ts';
import { testHosts } from './test-divisions.ts';
import type { TestPlatform } from './test-platform.ts';

/** A signed-in owner of stores, on the platform's host. */
export async function testOwner(
  { app, core }: Pick<TestPlatform, 'app' | 'core'>,
  divisions: readonly number[],
): Promise<TestClient> {
  const id = randomUUID();
  await core.database.platform(async ({ query }) => {
    await query
      .insertInto('customers')
      .values({
        division_id: platformDivision,
        id,
        email: `${id}@owners.example`,
        password_hash: 'none',
        first_name: 'Olive',
        last_name: 'Owner',
        avatar: null,
        company_id: null,
        two_factor_secret: null,
        two_factor_last_step: null,
        verified_at: new Date(),
        eula_version: eula.version,
      })
      .execute();
    await query
      .insertInto('memberships')
      .values(divisions.map((division) => ({ division_id: division, customer_id: id })))
      .execute();
  });
  const token = await core.sessions.start({ kind: 'owner', id, divisionId: platformDivision }, 'tests');
  const client = testClient(app, testHosts.platform);
  client.cookies.set(sessionCookie, token);
  return client;
}
