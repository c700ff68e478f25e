import { randomUUID } from 'node:crypto';
import { platformDivision } from '@omnis/models';
import { eula } from '../../texts/eula.ts';
import type { Core } from '../../core.ts';
import { hashPassword } from '../../security/passwords.ts';
import { testDivisions } from '../test-divisions.ts';
import { allCalls, shapeOf } from './access-matrix.ts';
import { roles, type Role, type RoleName } from './roles.ts';

/** Somebody who is signed in, if they are anybody. */
export interface Person {
  readonly id: string;
  /** Token of their session; of a visitor's, who is nobody. */
  readonly token: string;
}

/** Every right that a call asks for. */
export function allRights(): string[] {
  return [...new Set(allCalls.flatMap(({ name }) => shapeOf(name).permission ?? []))];
}

/** Password that `signIn` gives everybody. */
export const sweepPassword = 'sweep-Passw0rd';
const passwordHash = hashPassword(sweepPassword);

async function writePerson({ database }: Core, role: Role, id: string): Promise<number | null> {
  const store = role.ofStore ? testDivisions.demo : testDivisions.other;
  const home = role.kind === 'customer' ? store : platformDivision;
  const email = `${id}@sweep.example`;
  const password_hash = await passwordHash;
  if (role.kind === 'staff') {
    const permissions = role.permissions === 'all' ? allRights() : role.permissions;
    await database.platform(({ query }) =>
      query
        .insertInto('staff')
        .values({ id, email, password_hash, permissions: JSON.stringify(permissions) })
        .execute(),
    );
    return null;
  }
  await database.platform(async ({ query }) => {
    await query
      .insertInto('customers')
      .values({
        division_id: home,
        id,
        email,
        password_hash,
        verified_at: role.verified ? new Date() : null,
        eula_version: role.signedEula ? eula.version : null,
      })
      .execute();
    if (role.kind === 'owner')
      await query
        .insertInto('memberships')
        .values({
          division_id: store,
          customer_id: id,
          role: role.team,
          permissions: JSON.stringify(role.permissions === 'all' ? [] : role.permissions),
        })
        .execute();
  });
  return home;
}

/** Signs somebody in, of a role, as the server would: with a second factor and a password that was just proved. */
export async function signIn(core: Core, name: RoleName): Promise<Person> {
  const role: Role = roles[name];
  const id = randomUUID();
  if (role.kind === 'visitor') return { id, token: core.sessions.anonymousToken() };
  const divisionId = await writePerson(core, role, id);
  return { id, token: await core.sessions.start({ kind: role.kind, id, divisionId }, 'sweep') };
}
