import { randomUUID } from 'node:crypto';
import { dashboardNotificationSchema, type DashboardNotification } from '@omnis/contract';
import { platformDivision, type DashboardPermission } from '@omnis/models';
import { z } from 'zod';
import { eula } from '../texts/eula.ts';
import { sessionCookie } from '../plugins/visitor.ts';
import { testClient, type TestClient } from './test-client.ts';
import { testHosts } from './test-divisions.ts';
import type { TestPlatform } from './test-platform.ts';

/** Somebody of the teams of stores, signed in. */
export interface TestMember {
  readonly id: string;
  readonly client: TestClient;
}

/** A member of the teams of these stores with these permissions; `owner`: who owns them. */
export async function testMember(
  { app, core }: Pick<TestPlatform, 'app' | 'core'>,
  divisions: readonly number[],
  permissions: readonly DashboardPermission[] | 'owner' = 'owner',
): Promise<TestMember> {
  const id = randomUUID();
  await core.database.platform(async ({ query }) => {
    await query
      .insertInto('customers')
      .values({
        division_id: platformDivision,
        id,
        email: `${id}@team.example`,
        password_hash: 'none',
        first_name: 'Olive',
        last_name: 'Owner',
        verified_at: new Date(),
        eula_version: eula.version,
      })
      .execute();
    await query
      .insertInto('memberships')
      .values(
        divisions.map((division) => ({
          division_id: division,
          customer_id: id,
          role: permissions === 'owner' ? 'owner' : 'member',
          permissions: JSON.stringify(permissions === 'owner' ? [] : permissions),
        })),
      )
      .execute();
  });
  const token = await core.sessions.start({ kind: 'owner', id, divisionId: platformDivision }, 'tests');
  const client = testClient(app, testHosts.platform);
  client.cookies.set(sessionCookie, token);
  return { id, client };
}

const listSchema = z.object({
  items: z.array(dashboardNotificationSchema),
  total: z.number(),
  unread: z.number(),
});

/** Notifications of a person about a store, as the dashboard lists them. */
export async function toldTo(
  { client }: Pick<TestMember, 'client'>,
  division: number,
  query = '',
): Promise<{ items: DashboardNotification[]; total: number; unread: number }> {
  const answer = await client.get(`/omnis/v3/dashboard/divisions/${division}/notifications/?${query}`);
  return listSchema.parse(answer.json);
}
