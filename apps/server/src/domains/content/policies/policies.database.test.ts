import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { responseOf } from '../../../testing/response-of.ts';
import { testClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';
import { policyTemplates } from './policies.service.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({ payment_processor: 'direct' })
      .where('id', '=', testDivisions.other)
      .execute(),
  );
  await platform.core.divisions.reload();
});
afterAll(() => platform.close());

const names = policyTemplates.map(({ name }) => name);

describe('the policies', () => {
  test('are the four of the spec (storefront.md §2 Route list)', () => {
    expect(names).toEqual([
      'terms-of-use',
      'terms-of-sale',
      'use-of-cookies-and-disclaimer',
      'privacy-policy',
    ]);
  });

  test.each(names)('%s speaks of the store, and of nothing that it has not', async (name) => {
    const shopper = testClient(platform.app, testHosts.demo);
    const policy = responseOf('policies.get', await shopper.get(`/omnis/v3/policies/${name}/`));
    const words = policy.sections.map(({ html }) => html).join(' ');
    expect(words).toContain('Demo Goods');
    expect(words).toContain('hello@demo.example');
    expect(words).not.toMatch(/\{\{|\}\}|undefined| {2}/);
    // The test store delivers nowhere.
    expect(words).not.toContain('counted from');
    expect(policy.others.map((other) => other.name)).toEqual(names.filter((other) => other !== name));
  });

  test('are not there for a store that takes its own payments', async () => {
    const shopper = testClient(platform.app, testHosts.other);
    for (const name of names) expect((await shopper.get(`/omnis/v3/policies/${name}/`)).status).toBe(404);
  });

  test('are no others', async () => {
    const shopper = testClient(platform.app, testHosts.demo);
    expect((await shopper.get('/omnis/v3/policies/constructor/')).status).toBe(404);
  });
});
