import { randomUUID } from 'node:crypto';
import { calls } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openChat, shopChat, type ChatFixture } from '../../testing/test-chat.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { hashPassword } from '../../security/passwords.ts';
import { staffPassword } from '../../testing/test-staff.ts';

let world: ChatFixture;
beforeAll(async () => {
  world = await openChat();
});
afterAll(() => world.platform.close());
beforeEach(async () => {
  await world.reset();
  await world.agent([3]);
});

/** An account of the demo store. */
async function newCustomer(): Promise<string> {
  const email = `${randomUUID()}@shop.example`;
  const password_hash = await hashPassword(staffPassword);
  await world.platform.core.database.platform(({ query }) =>
    query.insertInto('customers').values({ division_id: testDivisions.demo, email, password_hash }).execute(),
  );
  return email;
}

const signIn = (client: TestClient, email: string) =>
  client.post('/omnis/v3/dashboard/secure/login/', { email, password: staffPassword });
const openOf = async (client: TestClient): Promise<string | undefined> =>
  calls['liveChat.current'].response.parse((await client.get(`${shopChat}/chat/`)).json).open?.chat.id;

describe('a chat and its owner', () => {
  test('it goes along when its visitor signs in, and stays with the account when they sign out', async () => {
    const email = await newCustomer();
    const client = world.shopper();
    const { chat } = await world.begin(client);
    expect(await signIn(client, email)).toMatchObject({ status: 200 });
    expect(await openOf(client)).toBe(chat.id);
    expect(await world.say(client, chat.id, 'still me')).toMatchObject({ status: 201 });
    await client.post('/omnis/v3/dashboard/secure/logout/');
    expect(await openOf(client)).toBeUndefined();
    expect(await client.get(`${shopChat}/chat/${chat.id}/`)).toMatchObject({ status: 404 });
    const elsewhere = world.shopper();
    await signIn(elsewhere, email);
    expect(await openOf(elsewhere)).toBe(chat.id);
  });

  test('where the account has an open one, that goes on and the other ends', async () => {
    const email = await newCustomer();
    const first = world.shopper();
    await signIn(first, email);
    const kept = await world.begin(first);
    const second = world.shopper();
    const other = await world.begin(second);
    expect(await signIn(second, email)).toMatchObject({ status: 200 });
    expect(await openOf(second)).toBe(kept.chat.id);
    expect((await world.read(second, other.chat.id)).chat.status).toBe('ended');
  });
});
