/** Visitors behind a proxy with TLS: every absolute address, and the limits by address. */
import { callPath, calls } from '@omnis/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { requestOf } from '../testing/sweep/requests.ts';
import { testDivisions } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const proxyAddress = '10.0.0.1';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform({
    proxy: readConfig({ TRUST_PROXY: proxyAddress }).proxy,
    mode: 'production',
    storesDomain: 'shops.example',
    platformHost: 'omnis.test',
    atlasHost: 'atlas.omnis.test',
  });
  await platform.core.database.platform(({ query }) =>
    query
      .updateTable('divisions')
      .set({ custom_domain: 'xn--bcher-kva.example' })
      .where('id', '=', testDivisions.other)
      .execute(),
  );
  await platform.core.divisions.changed(testDivisions.other);
});
afterAll(() => platform.close());

const hosts = [
  'demo.shops.example',
  'demo.shops.example:8443',
  'xn--bcher-kva.example',
  'omnis.test',
] as const;

/** Asks as a proxy would for somebody. */
function through(
  options: InjectOptions & { url: string },
  { host, visitor = '203.0.113.7' }: { host: string; visitor?: string },
) {
  const headers = {
    ...options.headers,
    host,
    'x-forwarded-for': visitor,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'other.shops.example',
    'x-forwarded-port': '9',
    forwarded: 'host=other.shops.example;proto=http;for=1.1.1.1',
  };
  return platform.app.inject({ remoteAddress: proxyAddress, ...options, headers });
}

const absolute = /https?:\/\/[^/"<\s]+/g;
const isOfNames = /^https?:\/\/(www\.(w3|sitemaps)\.org)$/;

test.each(hosts)('robots, sitemap and feed of %s name its https address', async (host) => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/blog/feed.xml']) {
    const { statusCode, body } = await through({ url }, { host });
    expect([url, statusCode]).toEqual([url, 200]);
    const origins = new Set((body.match(absolute) ?? []).filter((origin) => !isOfNames.test(origin)));
    expect([url, ...origins]).toEqual([url, `https://${host}`]);
  }
});

/** A mutation that needs no session. */
const language = (origin: string | undefined): InjectOptions & { url: string } => ({
  method: 'POST',
  url: '/language/',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    ...(origin === undefined ? {} : { origin }),
  },
  payload: 'language=en&back=/',
});

test('a cookie that depends on the scheme is secure over https alone', async () => {
  const host = 'demo.shops.example';
  const over = await through(language(`https://${host}`), { host });
  const direct = await through({ ...language(`http://${host}`), remoteAddress: '10.0.0.2' }, { host });
  const cookieOf = ({ cookies }: typeof over) => cookies.find(({ name }) => name === 'language');
  expect(cookieOf(over)).toMatchObject({ value: 'en', secure: true });
  expect(cookieOf(direct)).toMatchObject({ value: 'en' });
  expect(cookieOf(direct)?.secure).toBeFalsy();
});

describe('asking to sign in', () => {
  /** Asks for what a passkey signs, which is limited by address and costs no hashing; null: it was answered. */
  async function refusal(
    headers: { host: string; origin: string },
    { from = proxyAddress, visitor }: { from?: string; visitor?: string } = {},
  ): Promise<string | null> {
    const { core } = platform;
    const sender = { host: headers.host, token: core.sessions.anonymousToken(), secrets: core.secrets };
    const asked = requestOf(calls['accounts.passkeyOptions'], { body: {} }, sender);
    const answer = await through(
      {
        ...asked,
        url: callPath('accounts.passkeyOptions'),
        remoteAddress: from,
        headers: { ...asked.headers, origin: headers.origin },
      },
      { host: headers.host, ...(visitor === undefined ? {} : { visitor }) },
    );
    return answer.statusCode === 200 ? null : answer.json<{ code: string }>().code;
  }

  test.each(hosts)('is answered at the https origin of %s', async (host) => {
    expect(await refusal({ host, origin: `https://${host}` })).toBeNull();
  });

  test.each([
    'http://demo.shops.example',
    'https://demo.shops.example:8443',
    'https://other.shops.example',
    'null',
  ])('is refused from %s', async (origin) => {
    expect(await refusal({ host: 'demo.shops.example', origin })).toBe('invalid_origin');
  });

  test('is refused over https when the sender is not the proxy', async () => {
    const at = { host: 'demo.shops.example', origin: 'https://demo.shops.example' };
    expect(await refusal(at, { from: '10.0.0.2' })).toBe('invalid_origin');
  });

  test('is counted by the address that the proxy saw, not by one that was made up', async () => {
    const at = { host: 'demo.shops.example', origin: 'https://demo.shops.example' };
    const answers: (string | null)[] = [];
    for (let count = 0; count < 61; count += 1)
      answers.push(await refusal(at, { visitor: `198.51.100.${count}, 203.0.113.50` }));
    expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => null));
    expect(answers.at(-1)).toBe('rate_limited');
    expect(await refusal(at, { visitor: '203.0.113.51' })).toBeNull();
  });
});

test('emails lead to the https addresses', () => {
  expect(platform.services.notifications.platformOrigin()).toBe('https://omnis.test');
});
