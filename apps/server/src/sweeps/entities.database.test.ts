/**
 * The schemas of `@omnis/models` read the platform's own answers (platform.md §3): each call is made as everybody who may,
 * and whatever in its answer is an entity goes through the schema of its kind. A new call joins by itself.
 */
import type { Call } from '@omnis/contract';
import { parseEntity } from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls, promised } from '../testing/sweep/access-matrix.ts';
import { inputsOf } from '../testing/sweep/call-inputs.ts';
import { entitiesIn, keptLists, lostOf } from '../testing/sweep/entities-in.ts';
import { signIn, type Person } from '../testing/sweep/people.ts';
import { requestOf } from '../testing/sweep/requests.ts';
import { hostKinds, roles, type RoleName } from '../testing/sweep/roles.ts';
import { writeThings, type StoreThings } from '../testing/sweep/store-things.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const hosts = {
  store: testHosts.demo,
  preview: 'demo.preview.localhost:3000',
  platform: testHosts.platform,
  atlas: testHosts.atlas,
} as const;
const callers = ['visitor', 'customer', 'owner', 'staff'] as const satisfies readonly RoleName[];

let platform: TestPlatform;
let things: StoreThings;
const people = new Map<RoleName, Person>();
/** Kinds of entities that were read, by call. */
const seen = new Map<string, Set<string>>();

beforeAll(async () => {
  platform = await createTestPlatform();
  for (const role of callers) {
    const person = await signIn(platform.core, role);
    people.set(role, person);
    if (role === 'customer') things = await writeThings(platform, testDivisions.demo, person);
  }
});
afterAll(() => platform.close());

/** Answers of a call to everybody who may make it, at each host. */
async function answersOf(call: Call): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const kind of hostKinds)
    for (const role of callers) {
      if (promised(call, roles[role], kind) !== 'in') continue;
      const isAccount = call.method !== 'GET' && call.name.startsWith('accounts.');
      const person = isAccount ? await signIn(platform.core, role) : people.get(role);
      for (const input of inputsOf(call, things)) {
        await platform.core.database.platform(({ query }) => query.deleteFrom('rate_limits').execute());
        const from = { host: hosts[kind], token: person?.token ?? '', secrets: platform.core.secrets };
        const { statusCode, body } = await platform.app.inject(requestOf(call, input, from));
        if (statusCode < 300 && body.startsWith('{')) answers.push(JSON.parse(body));
      }
    }
  return answers;
}

// Reading calls come first: the others change and delete the things that answers are about.
const inOrder = allCalls.toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));

describe('platform.md §3 The entities as a package: every answer is read by the schema of its entity', () => {
  test.each(inOrder.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    for (const answer of await answersOf(call))
      for (const entity of entitiesIn(answer)) {
        const where = `${name}: ${entity.name} at ${entity.at}`;
        const read = parseEntity(entity.schema, entity.told);
        expect([where, read.ok ? [] : read.errors]).toEqual([where, []]);
        if (!read.ok) continue;
        expect([where, lostOf(entity, read.value)]).toEqual([where, []]);
        expect([where, keptLists(entity.told, read.value)]).toEqual([where, []]);
        seen.set(name, (seen.get(name) ?? new Set()).add(entity.name));
      }
  });

  test('the sweep has found entities of each kind, in the calls that are about them', () => {
    const found = Object.fromEntries([...seen].map(([name, kinds]) => [name, [...kinds].toSorted()]));
    expect(found).toMatchObject({
      'products.get': expect.arrayContaining(['product']),
      'products.list': ['product'],
      'dashboard.product': expect.arrayContaining(['product']),
      'dashboard.products': ['product'],
      'orders.get': expect.arrayContaining(['address', 'order', 'order item']),
      'dashboard.order': expect.arrayContaining(['address', 'order', 'order item']),
      'atlas.order': expect.arrayContaining(['address', 'order', 'order item']),
      'atlas.orders': ['order'],
      'dashboard.customers': ['customer'],
      'dashboard.customer': expect.arrayContaining(['customer']),
      'atlas.users': ['user'],
    });
    expect(new Set(Object.values(found).flat())).toEqual(
      new Set([
        'address',
        'badge',
        'cart item',
        'customer',
        'favourite',
        'image',
        'order',
        'order item',
        'page',
        'product',
        'user',
      ]),
    );
  });
});
