import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { builtDelivery } from '../render/built.ts';
import { allCalls } from '../testing/sweep/access-matrix.ts';
import { writeApps } from '../testing/sweep/apps-root.ts';
import { signIn } from '../testing/sweep/people.ts';
import { pathParams, requestOf } from '../testing/sweep/requests.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { writeProduct } from '../testing/test-shop.ts';

const { demo, other } = testDivisions;
const folder = writeApps(mkdtempSync(join(tmpdir(), 'omnis-apps-')));

let platform: TestPlatform;
let port: number;

beforeAll(async () => {
  // Everything strict, as in production; the hosts stay those of the tests.
  // Whoever sends is a trusted proxy: not even its word about the host counts.
  const { proxy } = readConfig({ TRUST_PROXY: '1' });
  platform = await createTestPlatform({ mode: 'production', proxy }, {}, await builtDelivery(folder));
  for (const division of [demo, other])
    await writeProduct(platform, { division, urlName: 'thing', name: `thing of ${division}` });
  await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const address = platform.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends bytes as they are, and reads until the server has had enough. */
function raw(head: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.setEncoding('utf8').setTimeout(20_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (data) => (text += String(data)));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

const paths = [
  '/',
  `/omnis/v3/division/PLACE/products/`,
  '/omnis/v3/frontend/getStoreCoreData/json/',
] as const;

/** Ways to say the host of a request, with the only store that may answer; null: none. */
const variants: readonly [string, (path: string) => string[], number | null][] = [
  ['as it is', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost:3000'], demo],
  ['in capitals', (path) => [`GET ${path} HTTP/1.1`, 'Host: DEMO.Localhost:3000'], demo],
  ['without a port', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost'], demo],
  ['with another port', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost:81'], demo],
  ['with a dot at its end', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost.'], demo],
  ['with a port that is none', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost:x'], null],
  [
    'with somebody before it',
    (path) => [`GET ${path} HTTP/1.1`, 'Host: other.localhost@demo.localhost'],
    null,
  ],
  ['with a name before it', (path) => [`GET ${path} HTTP/1.1`, 'Host: x:demo@other.localhost'], null],
  ['that nobody has', (path) => [`GET ${path} HTTP/1.1`, 'Host: nobody.localhost'], null],
  ['that ends like one', (path) => [`GET ${path} HTTP/1.1`, 'Host: evildemo.localhost'], null],
  ['that begins like one', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost.evil.example'], null],
  ['with a path', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost/other.localhost'], null],
  ['with a space', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost other.localhost'], null],
  ['with a port that is too large', (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost:99999'], null],
  ['of nothing', (path) => [`GET ${path} HTTP/1.1`, 'Host:'], null],
  ['left out', (path) => [`GET ${path} HTTP/1.1`], null],
  [
    'twice',
    (path) => [`GET ${path} HTTP/1.1`, 'Host: demo.localhost:3000', 'Host: other.localhost:3000'],
    null,
  ],
  [
    'forwarded',
    (path) => [
      `GET ${path} HTTP/1.1`,
      'Host: demo.localhost:3000',
      'X-Forwarded-Host: other.localhost:3000',
      'X-Host: other.localhost:3000',
      'X-Original-Host: other.localhost:3000',
      'Forwarded: host=other.localhost:3000',
    ],
    demo,
  ],
  [
    'in its address too',
    (path) => [`GET http://demo.localhost:3000${path} HTTP/1.1`, 'Host: demo.localhost:3000'],
    demo,
  ],
  [
    'in its address, and another one beside it',
    (path) => [`GET http://other.localhost:3000${path} HTTP/1.1`, 'Host: demo.localhost:3000'],
    null,
  ],
  [
    'in an address of another kind',
    (path) => [`GET ftp://demo.localhost:3000${path} HTTP/1.1`, 'Host: demo.localhost:3000'],
    null,
  ],
  [
    'after two slashes',
    (path) => [`GET //other.localhost:3000${path} HTTP/1.1`, 'Host: demo.localhost:3000'],
    demo,
  ],
];

describe('a request says its host', () => {
  test.each(variants)('%s', async (_, head, store) => {
    // Twice: the second answer may come from a cache that the first one filled, or that the other store's did.
    for (const round of [1, 2]) {
      for (const path of paths) {
        for (const place of [demo, other]) {
          const answer = await raw(head(path.replace('PLACE', String(place))));
          const where = `round ${round} ${path} ${place}: ${answer.slice(0, 600)}`;
          expect(statusOf(answer), where).toBeLessThan(500);
          for (const division of [demo, other]) {
            const shows = new RegExp(`store ${division}\\b|thing of ${division}|"division":${division}\\b`);
            if (division !== store) expect(answer, where).not.toMatch(shows);
          }
          if (store === null) expect(statusOf(answer), where).toBeGreaterThanOrEqual(400);
        }
        await raw([`GET ${path.replace('PLACE', String(other))} HTTP/1.1`, 'Host: other.localhost:3000']);
      }
    }
  });

  test('and gets that store’s page, call and start', async () => {
    const [honest] = variants;
    for (const path of paths) {
      const answer = await raw(honest?.[1](path.replace('PLACE', String(demo))) ?? []);
      expect(answer, path).toMatch(/^HTTP\/1\.1 200/);
      expect(answer).toMatch(new RegExp(`store ${demo}|thing of ${demo}|"division":${demo}`));
    }
  });
});

const hosts = {
  store: testHosts.demo,
  preview: 'demo.preview.localhost:3000',
  platform: testHosts.platform,
  atlas: testHosts.atlas,
} as const;

/** Faults in the headers of an answer. */
function faults(answer: Awaited<ReturnType<TestPlatform['app']['inject']>>, kind: string): string[] {
  const { headers } = answer;
  const found: string[] = [];
  const need = (isGood: boolean, what: string): void => void (isGood || found.push(what));
  need(headers['x-content-type-options'] === 'nosniff', 'nosniff');
  need(headers['referrer-policy'] === 'strict-origin-when-cross-origin', 'referrer policy');
  need(/max-age=(?!0)\d{7,}/.test(String(headers['strict-transport-security'])), 'HSTS');
  need(headers['x-powered-by'] === undefined && headers['server'] === undefined, 'says what it is');
  const policy = headers['content-security-policy'] ?? '';
  const type = headers['content-type'] ?? '';
  const isDocument = type.startsWith('text/html');
  if (isDocument || kind === 'call') {
    need(/frame-ancestors /.test(policy), 'frame-ancestors');
    const directive =
      /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? '*';
    need(!/unsafe-inline|unsafe-eval|\*|https?:|data:/.test(directive), `scripts from ${directive}`);
    need(directive !== '', 'script-src');
    if (['platform', 'atlas'].includes(kind)) need(/frame-ancestors 'none'/.test(policy), 'framed');
    if (isDocument && answer.body.includes('<script'))
      need(/'nonce-[\w+/=]{22,}'|'sha256-/.test(directive), 'a nonce or a hash');
  }
  if (kind === 'call' || isDocument)
    need(
      /no-store|no-cache|private/.test(String(headers['cache-control'])),
      `kept: ${headers['cache-control']}`,
    );
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  const isKept = !/no-store|private/.test(headers['cache-control'] ?? '');
  if (kind === 'file' && isKept) need(cookies.length === 0, `a cookie: ${cookies.join()}`);
  for (const cookie of cookies) {
    const [name = ''] = cookie.split('=');
    need(/; Secure/i.test(cookie) && /; Path=\/(;|$)/i.test(cookie), `${name}: Secure, Path=/`);
    need(/; SameSite=Lax/i.test(cookie) && !/; Domain=/i.test(cookie), `${name}: SameSite, no Domain`);
    if (name !== 'XSRF-TOKEN') {
      need(name.startsWith('__Host-'), `${name}: __Host-`);
      need(/; HttpOnly/i.test(cookie), `${name}: HttpOnly`);
    }
  }
  return found;
}

describe('headers', () => {
  test.each(allCalls.map((call) => [call.name, call] as const))('of the call %s', async (_, call) => {
    for (const host of Object.values(hosts)) {
      const { token } = await signIn(platform.core, 'visitor');
      const params = Object.fromEntries(
        pathParams(call).map((name) => [name, name === 'division' ? demo : '1']),
      );
      const honest = requestOf(call, { params }, { host, token, secrets: platform.core.secrets });
      const answer = await platform.app.inject(honest);
      expect([host, answer.statusCode, ...faults(answer, 'call')]).toEqual([host, answer.statusCode]);
      // Without a cookie the answer brings one; without a token it is an error.
      const { cookie: _cookie, ...bare } = honest.headers ?? {};
      const first = await platform.app.inject({ ...honest, headers: bare });
      expect([host, ...faults(first, 'call')]).toEqual([host]);
      expect([host, first.headers['set-cookie'] === undefined]).toEqual([host, false]);
    }
  });

  const pages = [
    '/',
    '/missing/',
    '/login/',
    '/dashboard/',
    '/dashboard/orders/',
    '/sign-up/',
    '/%zz',
    '/a?b=%zz',
  ];
  test.each(Object.entries(hosts))('of the pages of the %s host', async (kind, host) => {
    for (const url of [...pages, '/orders/1/']) {
      const answer = await platform.app.inject({ url, headers: { host, accept: 'text/html' } });
      const isApp = kind === 'atlas' || (kind === 'platform' && /^\/(dashboard|login|sign-up)/.test(url));
      expect([url, answer.statusCode < 500]).toEqual([url, true]);
      expect([url, ...faults(answer, isApp ? kind : 'page')]).toEqual([url]);
    }
  });

  test('of documents with a nonce: never the same twice', async () => {
    for (const [host, url] of [
      [hosts.platform, '/login/'],
      [hosts.atlas, '/login/'],
    ] as const) {
      const policies = await Promise.all(
        [1, 2].map(async () => {
          const { headers, body } = await platform.app.inject({ url, headers: { host } });
          const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
          expect(nonce).not.toBe('');
          expect(body).toContain(`nonce="${nonce}"`);
          return nonce;
        }),
      );
      expect(new Set(policies).size).toBe(2);
    }
  });

  test('of files, pictures and what is not there', async () => {
    for (const [host, url] of [
      [hosts.store, '/assets/app-1.js'],
      [hosts.store, '/%61ssets/app-1.js'],
      [hosts.store, '/assets/gone.js'],
      [hosts.platform, '/dashboard-assets/app-1.js'],
      [hosts.atlas, '/atlas-assets/app-1.js'],
      [hosts.store, '/images/uploads/1/gone.png'],
      [hosts.store, '/images/../../etc/passwd'],
    ] as const) {
      const answer = await platform.app.inject({ url, headers: { host } });
      expect([url, ...faults(answer, 'file')]).toEqual([url]);
      // The same file by an address with its host in it.
      const whole = await raw([`GET http://${host}${url} HTTP/1.1`, `Host: ${host}`]);
      const isKept = !/^cache-control: .*(no-store|private)/im.test(whole);
      if (isKept) expect(whole.toLowerCase(), url).not.toContain('set-cookie');
    }
    for (const url of ['/omnis/v3/nothing/', '/omnis/v3/openapi.json', '/%6fmnis/v3/basket/main/list/']) {
      const answer = await platform.app.inject({ url, headers: { host: hosts.store } });
      expect([url, ...faults(answer, 'call')]).toEqual([url]);
    }
    const nobody = await platform.app.inject({
      url: '/',
      headers: { host: 'nobody.localhost', accept: 'text/html' },
    });
    expect(faults(nobody, 'atlas')).toEqual([]);
    expect(nobody.headers['set-cookie']).toBeUndefined();
  });

  test('of a sign-in, a sign-out and a failure on our side', async () => {
    const { token } = await signIn(platform.core, 'customer');
    for (const name of ['accounts.login', 'accounts.logout'] as const) {
      const call = allCalls.find((one) => one.name === name);
      if (!call) throw new Error(`There is no ${name}`);
      const body = { email: 'nobody@shop.example', password: 'guess' };
      const sender = { host: hosts.store, token, secrets: platform.core.secrets };
      const answer = await platform.app.inject(requestOf(call, { body }, sender));
      expect([name, ...faults(answer, 'call')]).toEqual([name]);
    }
    const reviews = vi
      .spyOn(platform.services.catalogue.service, 'reviews')
      .mockRejectedValue(new Error('secret detail'));
    const broken = await platform.app.inject({
      url: `/omnis/v3/division/${demo}/products/thing/reviews/`,
      headers: { host: hosts.store },
    });
    reviews.mockRestore();
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toContain('secret');
    expect(faults(broken, 'call')).toEqual([]);
  });
});
