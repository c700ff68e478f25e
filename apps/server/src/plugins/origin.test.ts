import type { FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { registerForwarded } from './forwarded.ts';
import { originAt, originFailure, originOf } from './origin.ts';

/** Asks a server with these settings by a request with these headers. */
async function asked<T>(
  settings: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
  look: (request: FastifyRequest) => T,
): Promise<T | undefined> {
  const app = Fastify();
  registerForwarded(app, readConfig(settings));
  let found: T | undefined;
  app.post('/', (request, reply) => {
    found = look(request);
    void reply.send({});
  });
  await app.inject({ method: 'POST', url: '/', remoteAddress: '10.0.0.1', headers });
  await app.close();
  return found;
}

const https = { PUBLIC_SCHEME: 'https' };

describe('the origin of a request', () => {
  test.each([
    [{}, 'demo.localhost:3000', 'http://demo.localhost:3000'],
    [{}, 'demo.localhost:80', 'http://demo.localhost'],
    [{}, 'demo.localhost:443', 'http://demo.localhost:443'],
    [https, 'shop.example', 'https://shop.example'],
    [https, 'shop.example:443', 'https://shop.example'],
    [https, 'shop.example:80', 'https://shop.example:80'],
    [https, 'shop.example:8443', 'https://shop.example:8443'],
    [https, 'Shop.EXAMPLE:8443', 'https://shop.example:8443'],
    [https, 'xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
    [https, '[::1]', 'https://[::1]'],
    [https, '[2001:DB8::7]:8443', 'https://[2001:db8::7]:8443'],
  ])('%j, Host: %s is %s', async (settings, host, origin) => {
    expect(await asked(settings, { host }, originOf)).toBe(origin);
  });

  test('another host of the platform has the same scheme and port', async () => {
    const at = (request: FastifyRequest): string => originAt(request, '*.preview.shops.example');
    expect(await asked(https, { host: 'omnis.test:8443' }, at)).toBe('https://*.preview.shops.example:8443');
    expect(await asked(https, { host: 'omnis.test:443' }, at)).toBe('https://*.preview.shops.example');
  });

  test('a forwarded host or port is not read, not even from a trusted proxy', async () => {
    const forged = {
      host: 'shop.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '8443',
      forwarded: 'host=evil.example;proto=http',
    };
    const look = (request: FastifyRequest) => [originOf(request), request.host, request.hostname];
    expect(await asked({ TRUST_PROXY: '10.0.0.1' }, forged, look)).toEqual([
      'https://shop.example',
      'shop.example',
      'shop.example',
    ]);
  });
});

describe('a mutation is taken from the host’s own origin alone', () => {
  const isTaken = async (
    settings: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>>,
  ) => (await asked(settings, headers, originFailure)) === null;

  test.each([
    ['shop.example', 'https://shop.example', true],
    ['shop.example:443', 'https://shop.example', true],
    ['SHOP.example', 'https://shop.example', true],
    ['shop.example:8443', 'https://shop.example:8443', true],
    ['xn--bcher-kva.example', 'https://xn--bcher-kva.example', true],
    ['[::1]:8443', 'https://[::1]:8443', true],
    ['shop.example', 'null', false],
    ['shop.example', '', false],
    ['shop.example', 'http://shop.example', false],
    ['shop.example', 'https://shop.example:8443', false],
    ['shop.example:8443', 'https://shop.example', false],
    ['shop.example', 'https://shop.example.', false],
    ['shop.example', 'https://shop.example.evil.example', false],
    ['shop.example', 'https://other.shop.example', false],
    ['shop.example', 'https://shop.example, https://evil.example', false],
    ['shop.example', 'https://bücher.example', false],
    ['xn--bcher-kva.example', 'https://bcher-kva.example', false],
    ['[::1]:8443', 'https://[::2]:8443', false],
    ['[::1]:8443', 'https://[::1]', false],
  ])('Host: %s and Origin: %s: %s', async (host, origin, taken) => {
    expect(await isTaken(https, { host, origin })).toBe(taken);
    const trusted = { TRUST_PROXY: '1' };
    expect(await isTaken(trusted, { host, origin, 'x-forwarded-proto': 'https' })).toBe(taken);
  });

  test('the word of a sender who is not trusted does not make it https', async () => {
    const forged = { host: 'shop.example', origin: 'https://shop.example', 'x-forwarded-proto': 'https' };
    expect(await isTaken({}, forged)).toBe(false);
    expect(await isTaken({ TRUST_PROXY: '192.168.0.0/16' }, forged)).toBe(false);
    expect(await isTaken({ TRUST_PROXY: '10.0.0.0/8' }, forged)).toBe(true);
  });
});
