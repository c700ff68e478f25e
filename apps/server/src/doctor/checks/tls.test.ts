import { createServer as createHttp } from 'node:http';
import type { LookupFunction, Server } from 'node:net';
import { createServer } from 'node:tls';
import { generate } from 'selfsigned';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { closedPort } from '../../testing/closed-port.ts';
import { tlsCheck } from './tls.ts';

const day = 86_400_000;
const host = 'omnis.test';

let server: Server | undefined;

/** Days from now. */
const inDays = (days: number): Date => new Date(Date.now() + days * day);

afterEach(() => server?.close());
afterAll(() => server?.close());

async function listen(made: Server): Promise<number> {
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Certificate {
  readonly names?: readonly string[];
  readonly begins?: number;
  readonly ends?: number;
  /** True when visitors trust it, as they trust certificates of an authority. */
  readonly isKnown?: boolean;
}

/** A proxy that shows such a certificate. */
async function proxy({ names = [host], begins = -60, ends = 90, isKnown = true }: Certificate) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    notBeforeDate: inDays(begins),
    notAfterDate: inDays(ends),
    extensions: [
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2 as const, value })) },
      { name: 'extKeyUsage', serverAuth: true },
    ],
  });
  return { port: await listen(createServer({ key, cert })), ca: isKnown ? cert : [] };
}

const here: LookupFunction = (_host, { all }, answer) =>
  all === true ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4);

/** Findings about the certificate of the platform's host. */
async function look(port: number, ca: string | string[] = []) {
  const config = readConfig({
    STORES_DOMAIN: 'shops.example',
    PLATFORM_HOST: host,
    ATLAS_HOST: `atlas.${host}`,
    PUBLIC_SCHEME: 'https',
    PUBLIC_PORT: String(port),
  });
  const check = tlsCheck({ ca, lookup: here });
  const [finding] = await check.run({ config, database: null, core: null, missing: '' });
  return finding;
}

test.each<[string, Certificate, string, RegExp]>([
  ['a certificate in good time', {}, 'ok', /^the certificate of omnis\.test is valid for (89|90) more days$/],
  ['one that ends in ten days', { ends: 10.5 }, 'warn', /valid for 10 more days/],
  ['one that ends tomorrow', { ends: 1.5 }, 'fail', /valid for 1 more days/],
  ['one that has ended', { ends: -1 }, 'fail', /is not trusted: CERT_HAS_EXPIRED/],
  ['one that has not begun', { begins: 1 }, 'fail', /is not trusted: CERT_NOT_YET_VALID/],
  ['a self-signed one', { isKnown: false }, 'fail', /is not trusted: DEPTH_ZERO_SELF_SIGNED_CERT/],
  ['one of another host', { names: ['shop.test'] }, 'fail', /is not trusted: ERR_TLS_CERT_ALTNAME_INVALID/],
])('%s is told as what it is', async (_name, certificate, level, text) => {
  const { port, ca } = await proxy(certificate);
  const finding = await look(port, ca);
  expect(finding).toMatchObject({ level, text: expect.stringMatching(text) });
  if (level !== 'ok') expect(finding?.mend).toMatch(/\w+/);
});

test('a server without TLS at the port of visitors is a fault', async () => {
  expect(await look(await listen(createHttp()))).toMatchObject({
    level: 'fail',
    text: expect.stringMatching(/^omnis\.test does not speak TLS at port \d+$/),
  });
});

test('a host that does not answer from here is skipped', async () => {
  expect(await look(await closedPort())).toMatchObject({
    level: 'skipped',
    text: expect.stringMatching(/^omnis\.test cannot be reached from here: .*ECONNREFUSED/),
  });
});

test('visitors who use http have no certificate', async () => {
  const config = readConfig({});
  expect(await tlsCheck({}).run({ config, database: null, core: null, missing: '' })).toEqual([
    { level: 'skipped', text: 'visitors do not use https' },
  ]);
});
