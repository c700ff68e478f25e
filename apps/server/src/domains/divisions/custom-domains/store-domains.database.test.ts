/** Domains that stores bring, looked up at a name server of the test. */
import { randomUUID } from 'node:crypto';
import { storeDomainSchema, type StoreDomain } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startDnsServer, type DnsRecords, type DnsServer } from '../../../testing/dns-server.ts';
import { pageFiles } from '../../../render/page-files.ts';
import type { RenderPage } from '../../../render/page-request.ts';
import { storefrontPages } from '../../../render/storefront.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const { demo, other } = testDivisions;
/** The address of an installation whose host is `localhost`. */
const here = '127.0.0.1';
const records: Record<string, DnsRecords> = {};
const listSchema = z.object({ items: z.array(storeDomainSchema), next: z.string().nullable() });
const pathOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/domains/`;

let platform: TestPlatform;
let server: DnsServer;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startDnsServer(records);
  const pages: { send?: ReturnType<typeof storefrontPages> } = {};
  const render: RenderPage = async () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: new Uint8Array(),
    shared: true,
    files: [],
  });
  platform = await createTestPlatform(
    {},
    { domains: { newResolver: () => server.resolver() } },
    {
      serviceWorker: '',
      register: async (_app, deps) => {
        pages.send = storefrontPages(deps, { render, pageFiles: pageFiles() });
      },
      page: async (request, reply) => pages.send?.(request, reply) ?? reply,
    },
  );
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
});
afterAll(async () => {
  server.stop();
  await platform.close();
});
beforeEach(async () => {
  const { core } = platform;
  await core.database.direct('DELETE FROM store_domains', []);
  await core.database.direct("UPDATE divisions SET custom_domain = NULL, other_domains = '{}'", []);
  for (const division of [demo, other]) await core.divisions.changed(division);
  for (const name of Object.keys(records)) delete records[name];
});

const key = () => ({ 'idempotency-key': randomUUID() });
const made = (answer: TestAnswer): StoreDomain => {
  expect(answer.status, answer.text).toBe(201);
  return storeDomainSchema.parse(answer.json);
};
const add = async (host: string): Promise<StoreDomain> =>
  made(await owner.post(pathOf(demo), { host }, key()));
const check = (id: string, client = owner, division: number = demo) =>
  client.post(`${pathOf(division)}${id}/check/`, {});
const patch = (id: string, body: object) => owner.patch(`${pathOf(demo)}${id}/`, body, key());
const list = async () => listSchema.parse((await owner.get(pathOf(demo))).json).items;

/** Writes the records that the owner of a domain is asked for. */
function point({ host, records: wanted }: StoreDomain, { to = here, proof = true } = {}): void {
  records[host] = { A: [to] };
  for (const { type, name, value } of wanted)
    if (type === 'TXT' && proof) records[name] = { TXT: ['v=spf1 -all', value] };
}

/** Adds a domain that is connected. */
async function connect(host: string): Promise<StoreDomain> {
  const domain = await add(host);
  point(domain);
  const answer = await check(domain.id);
  expect(answer.status, answer.text).toBe(200);
  return storeDomainSchema.parse(answer.json);
}

/** Answers a browser that asks at a port, as where no proxy stands in front. */
const page = (host: string) =>
  platform.app.inject({
    url: '/?a=1',
    headers: { host: `${host.replace(':3000', '')}:3000`, accept: 'text/html' },
  });
const config = (host: string) =>
  platform.app.inject({ url: '/omnis/v3/frontend/getStoreCoreData/json/', headers: { host } });

describe('a domain of a store', () => {
  test('platform.md §1 custom domain: asks for records, and is connected once they are found', async () => {
    const domain = await add('https://Shop.Example/hello?x=1');
    expect(domain).toMatchObject({ host: 'shop.example', state: 'waiting', isPrimary: false, check: null });
    expect(domain.records).toEqual([
      {
        type: 'TXT',
        name: '_omnis.shop.example',
        value: expect.stringMatching(/^omnis-verify=\S{24}$/),
        purpose: 'proof',
      },
      { type: 'A', name: 'shop.example', value: here, purpose: 'address' },
      { type: 'AAAA', name: 'shop.example', value: '::1', purpose: 'address' },
    ]);
    expect((await check(domain.id)).json).toMatchObject({
      state: 'waiting',
      check: { hasProof: false, addresses: [], leadsHere: false },
    });
    expect((await config('shop.example')).statusCode).toBe(404);

    point(domain);
    expect((await check(domain.id)).json).toMatchObject({
      state: 'connected',
      isPrimary: true,
      check: { hasProof: true, addresses: [here], leadsHere: true },
      certificate: { state: 'none', until: null },
    });
    const answer = await config('shop.example');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"customDomainName":"shop.example"');
  });

  test('is not connected without the proof, nor while it leads elsewhere', async () => {
    const domain = await add('shop.example');
    point(domain, { proof: false });
    expect((await check(domain.id)).json).toMatchObject({ state: 'waiting', check: { hasProof: false } });
    point(domain, { to: '198.51.100.9' });
    expect((await check(domain.id)).json).toMatchObject({
      state: 'waiting',
      check: { hasProof: true, addresses: ['198.51.100.9'], leadsHere: false },
    });
    records[domain.host] = { isSilent: true };
    expect((await check(domain.id)).json).toMatchObject({ state: 'waiting', check: { addresses: null } });
  });

  test('below a bought name leads here by a CNAME, and one in another script by its Punycode', async () => {
    expect((await add('www.shop.co.uk')).records[1]).toMatchObject({ type: 'CNAME', value: 'localhost' });
    expect((await add('shop.co.uk')).records[1]).toMatchObject({ type: 'A' });
    expect(await add('bücher.example')).toMatchObject({
      host: 'xn--bcher-kva.example',
      name: 'bücher.example',
    });
  });

  test('platform.md §3 Division: activeDomainName – the address that the others lead to', async () => {
    const first = await connect('one.example');
    const second = await connect('two.example');
    expect([first.isPrimary, second.isPrimary]).toEqual([true, false]);
    for (const host of ['two.example', testHosts.demo]) {
      const answer = await page(host);
      expect(answer.statusCode).toBe(301);
      expect(answer.headers.location).toBe('http://one.example:3000/?a=1');
      expect((await config(host)).statusCode).toBe(200);
    }
    expect((await page('one.example')).statusCode).not.toBe(301);

    expect((await patch(second.id, { isPrimary: true, version: second.version })).json).toMatchObject({
      isPrimary: true,
    });
    expect((await list()).map(({ host }) => host)).toEqual(['two.example', 'one.example']);
    expect((await page('one.example')).headers.location).toBe('http://two.example:3000/?a=1');

    const [now] = await list();
    await patch(second.id, { isPrimary: false, version: now?.version });
    expect((await page('two.example')).headers.location).toBe(`http://${testHosts.demo}/?a=1`);
  });

  test('leads nowhere any more once it is removed', async () => {
    const domain = await connect('shop.example');
    expect((await owner.delete(`${pathOf(demo)}${domain.id}/`, key())).status).toBe(200);
    expect((await config('shop.example')).statusCode).toBe(404);
    expect((await page(testHosts.demo)).statusCode).not.toBe(301);
    expect(await list()).toEqual([]);
  });

  test('belongs to one store: the first that proves it', async () => {
    const theirs = made(await stranger.post(pathOf(other), { host: 'shop.example' }, key()));
    await connect('shop.example');
    records['_omnis.shop.example'] = {
      TXT: theirs.records.flatMap(({ type, value }) => (type === 'TXT' ? [value] : [])),
    };
    expect(await check(theirs.id, stranger, other)).toMatchObject({
      status: 409,
      json: { code: 'conflict', errors: [{ field: 'host' }] },
    });
    expect((await stranger.post(pathOf(other), { host: 'SHOP.example' }, key())).status).toBe(409);
    expect((await config('shop.example')).body).toContain('"customDomainName":"shop.example"');
  });

  test('of another store is not found', async () => {
    const domain = await add('shop.example');
    expect((await check(domain.id, stranger, other)).status).toBe(404);
    expect((await stranger.delete(`${pathOf(other)}${domain.id}/`, key())).status).toBe(404);
  });
});

describe('a change of domains', () => {
  test.each([
    ['*.example.com', 'Enter one domain without a star'],
    ['localhost', 'Please enter a valid domain'],
    ['192.0.2.7', 'Please enter a valid domain'],
    ['shop', 'Please enter a valid domain'],
    ['shop..example', 'Please enter a valid domain'],
    [`${'a'.repeat(64)}.example`, 'Please enter a valid domain'],
    ['', 'This field is required'],
    ['shop.localhost', 'This address belongs to the platform. Enter a domain of your own.'],
  ])('platform.md §5 domain: %j is refused: %s', async (host, message) => {
    const answer = await owner.post(pathOf(demo), { host }, key());
    expect(answer).toMatchObject({ status: 422, json: { errors: [{ field: 'host', message }] } });
  });

  test('is made once for its key, and refused for an old version, twice the same and too many', async () => {
    const same = key();
    const [first, again] = [
      await owner.post(pathOf(demo), { host: 'shop.example' }, same),
      await owner.post(pathOf(demo), { host: 'shop.example' }, same),
    ];
    expect(made(again).id).toBe(made(first).id);
    expect((await owner.post(pathOf(demo), { host: 'shop.example' }, key())).status).toBe(409);
    expect(await patch(made(first).id, { isPrimary: true, version: 1 })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'isPrimary' }] },
    });
    const domain = await connect('two.example');
    expect((await patch(domain.id, { isPrimary: true, version: domain.version - 1 })).status).toBe(409);
    for (let n = 3; n <= 10; n += 1) await add(`n${n}.example`);
    expect((await owner.post(pathOf(demo), { host: 'eleven.example' }, key())).status).toBe(409);
  });
});
