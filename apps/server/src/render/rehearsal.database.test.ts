import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDivisions } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { writeProduct } from '../testing/test-shop.ts';
import type { DeliveryDeps } from './delivery.ts';
import type { PageRequest } from './page-request.ts';
import { rehearsals, rehearse, type Rehearsal } from './rehearsal.ts';

let platform: TestPlatform;
const given: { deps?: DeliveryDeps } = {};

beforeAll(async () => {
  platform = await createTestPlatform(
    {},
    {},
    {
      register: async (_app, deps) => {
        given.deps = deps;
      },
      page: () => Promise.reject(new Error('Not asked for')),
    },
  );
});
afterAll(() => platform.close());

async function pages(): Promise<Rehearsal[]> {
  if (!given.deps) throw new Error('The delivery was not registered');
  return rehearsals(given.deps);
}

type Thread = Parameters<typeof rehearse>[0];

/** A thread that notes what it is given; someone else waits for it after so many pages. */
function thread(until = Infinity): Thread & { readonly seen: PageRequest[]; readonly isTidy: () => boolean } {
  const seen: PageRequest[] = [];
  let tidied = false;
  return {
    seen,
    isTidy: () => tidied,
    tidy: () => {
      tidied = true;
    },
    get pages() {
      return seen.length < until ? 0 : 1;
    },
    render: async (request) => {
      seen.push(request);
      return { status: 200, headers: {}, body: new Uint8Array(), shared: true, files: [] };
    },
  };
}

describe('a rehearsal', () => {
  test('shows the home page, a list and products of the first shop, with its own calls', async () => {
    const { demo } = testDivisions;
    await writeProduct(platform, { division: demo, urlName: 'tee', name: 'Tee' });
    const found = await pages();
    const origin = 'http://demo.localhost';
    expect(found.map(({ request }) => request.url)).toEqual([
      `${origin}/`,
      `${origin}/search/?q=`,
      `${origin}/product/tee/`,
    ]);
    expect(found[0]?.request).toMatchObject({ division: demo, mode: 'native', origin, headers: {} });
    const answer = await found[2]?.call('products.get', { params: { division: demo, urlName: 'tee' } });
    expect(answer).toMatchObject({ ok: true, value: { name: 'Tee' } });
  });

  test('goes round, and has an end', async () => {
    const found = await pages();
    const whole = thread();
    await rehearse(whole, found);
    expect(whole.seen.length).toBeGreaterThan(200);
    expect(whole.seen[found.length]?.url).toBe(found[0]?.request.url);
    expect(whole.isTidy()).toBe(true);
  });

  test('stops for the first who waits, and does nothing without a shop', async () => {
    const wanted = thread(5);
    await rehearse(wanted, await pages());
    expect(wanted.seen).toHaveLength(5);
    expect(wanted.isTidy()).toBe(false);
    const idle = thread();
    await rehearse(idle, []);
    expect(idle.seen).toEqual([]);
  });
});
