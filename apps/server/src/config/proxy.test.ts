import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { publicOrigin, signInObstacle } from './public-address.ts';

const production = {
  STORES_DOMAIN: 'shops.example',
  PLATFORM_HOST: 'omnis.test',
  ATLAS_HOST: 'atlas.omnis.test',
};

test('nobody is trusted unless told', () => {
  expect(readConfig({}).proxy).toEqual({
    trusted: null,
    publicScheme: null,
    publicPort: null,
    countryHeader: null,
  });
});

describe('TRUST_PROXY', () => {
  test.each([
    ['127.0.0.1', { kind: 'ranges', ranges: [{ address: '127.0.0.1', prefix: 32 }] }],
    ['::1', { kind: 'ranges', ranges: [{ address: '::1', prefix: 128 }] }],
    [
      '10.0.0.0/8 , fd00::/8',
      {
        kind: 'ranges',
        ranges: [
          { address: '10.0.0.0', prefix: 8 },
          { address: 'fd00::', prefix: 8 },
        ],
      },
    ],
    ['1', { kind: 'hops', hops: 1 }],
    [' 2 ', { kind: 'hops', hops: 2 }],
  ])('%s is read', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).proxy.trusted).toEqual(trusted);
  });

  test.each([
    'true',
    'yes',
    '*',
    'all',
    'loopback',
    'proxy.example',
    '0',
    '-1',
    '1.5',
    '17',
    '999999999999999999999',
    '1 2',
    '127.0.0.1,',
    ',',
    ' ',
    '127.0.0.1 10.0.0.1',
    '127.0.0.1;10.0.0.1',
    '300.0.0.1',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.0.0',
    '::1/129',
    '[::1]',
    '127.0.0.1:3000',
    'fe80::1%eth0',
    'http://127.0.0.1',
  ])('“%s” stops the start', (text) => {
    const start = () => readConfig({ TRUST_PROXY: text });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/The setting TRUST_PROXY must be addresses or ranges .* or how many proxies/);
  });

  test.each(['0.0.0.0/0', '::/0', '127.0.0.1,::/0'])(
    '%s would trust everybody, and stops the start',
    (text) => {
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY must not trust every address/);
    },
  );
});

test.each([
  [{ PUBLIC_SCHEME: 'HTTPS' }, /PUBLIC_SCHEME must be http or https\. It is “HTTPS”/],
  [{ PUBLIC_SCHEME: 'https://' }, /PUBLIC_SCHEME must be http or https/],
  [{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '0' }, /PUBLIC_PORT must be a whole number from 1 to 65535/],
  [{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: ':8443' }, /PUBLIC_PORT must be a whole number/],
  [{ PUBLIC_PORT: '8443' }, /PUBLIC_PORT needs PUBLIC_SCHEME/],
])('%j stops the start', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message);
});

describe('an address that no request tells', () => {
  test.each([
    [{}, 'http://shop.localhost:3000'],
    [{ TRUST_PROXY: '1' }, 'http://shop.localhost:3000'],
    [{ PUBLIC_SCHEME: 'http' }, 'http://shop.localhost'],
    [{ PUBLIC_SCHEME: 'https' }, 'https://shop.localhost'],
    [{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '8443' }, 'https://shop.localhost:8443'],
    [{ PUBLIC_SCHEME: 'https', PUBLIC_PORT: '443' }, 'https://shop.localhost'],
    [production, 'https://shop.localhost'],
    [{ ...production, PUBLIC_SCHEME: 'http', PUBLIC_PORT: '80' }, 'http://shop.localhost'],
  ])('under %j is %s', (settings, origin) => {
    expect(publicOrigin(readConfig(settings), 'shop.localhost', 3000)).toBe(origin);
  });
});

describe('the start says why nobody could sign in', () => {
  test.each([
    {},
    { PUBLIC_SCHEME: 'http' },
    { PLATFORM_HOST: 'omnis.localhost' },
    { ...production, PUBLIC_SCHEME: 'https' },
    { ...production, TRUST_PROXY: '127.0.0.1' },
  ])('not under %j', (settings) => {
    expect(signInObstacle(readConfig(settings))).toBeNull();
  });

  test.each([
    [production, /^Nobody can sign in or buy: .*plain http.*set TRUST_PROXY .* or PUBLIC_SCHEME=https/],
    [{ NODE_ENV: 'test', PLATFORM_HOST: 'omnis.test' }, /omnis\.test is outside \*\.localhost/],
    [{ NODE_ENV: 'test', ATLAS_HOST: 'atlas.test' }, /atlas\.test is outside/],
    [
      { ...production, PUBLIC_SCHEME: 'http', TRUST_PROXY: '1' },
      /PUBLIC_SCHEME is http.*PUBLIC_SCHEME=https/,
    ],
  ])('under %j', (settings, message) => {
    expect(signInObstacle(readConfig(settings))).toMatch(message);
  });
});
