/** A Redis that is flushed while the platform serves: nobody is signed out, and limits go on. */
import { calls } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { canHaveServer } from '../../../../scripts/find-server.ts';
import { signIn, type Person } from '../testing/sweep/people.ts';
import { requestOf } from '../testing/sweep/requests.ts';
import { startRedis, type TestRedis } from '../testing/redis-server.ts';
import { testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

describe.skipIf(!canHaveServer('redis-server'))('a Redis that is flushed in use', () => {
  let server: TestRedis;
  let platform: TestPlatform;
  let customer: Person;
  beforeAll(async () => {
    server = await startRedis();
    platform = await createTestPlatform({ redisUrl: server.url });
    customer = await signIn(platform.core, 'customer');
  });
  afterAll(async () => {
    await platform.close();
    await server.kill();
  });

  const sender = (token: string) => ({ host: testHosts.demo, token, secrets: platform.core.secrets });

  test('a customer stays signed in, and lists go on', async () => {
    for (let round = 0; round < 10; round += 1) {
      server.flush();
      const session = await platform.app.inject(requestOf(calls['accounts.get'], {}, sender(customer.token)));
      expect(session.statusCode).toBe(200);
      expect(session.body).toContain(customer.id);
      const list = await platform.app.inject({
        url: '/omnis/v3/frontend/getStoreCoreData/json/',
        headers: { host: testHosts.demo },
      });
      expect(list.statusCode).toBe(200);
    }
  });

  /** Answers to fourteen wrong passwords. */
  async function wrongPasswords(remoteAddress: string, flush: () => void): Promise<string[]> {
    const { id } = await signIn(platform.core, 'customer');
    const token = platform.core.sessions.anonymousToken();
    const codes: string[] = [];
    for (let tries = 0; tries < 14; tries += 1) {
      const body = { email: `${id}@sweep.example`, password: `wrong ${tries}` };
      const request = requestOf(calls['accounts.login'], { body }, sender(token));
      const answer = await platform.app.inject({ ...request, remoteAddress });
      codes.push(z.object({ code: z.string() }).parse(answer.json()).code);
      // The count is in the database a quarter of a second later.
      if (tries === 5) await new Promise((resolve) => setTimeout(resolve, 600));
      if (tries === 5) flush();
    }
    return codes;
  }

  test('wrong passwords are refused after as many tries as without a flush', async () => {
    const undisturbed = await wrongPasswords('198.51.100.1', () => undefined);
    expect(undisturbed.at(-1)).toBe('rate_limited');
    expect(undisturbed[6]).not.toBe('rate_limited');
    expect(await wrongPasswords('198.51.100.2', () => server.flush())).toEqual(undisturbed);
  });
});
