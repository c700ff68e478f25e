/** The cookie `country` (platform.md §6): who may name a visitor's country, and what follows from it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../config/section.ts';
import { readConfig } from '../config.ts';
import { testHosts } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const proxyAddress = '10.0.0.1';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform({
    proxy: readConfig({ TRUST_PROXY: proxyAddress, COUNTRY_HEADER: 'CF-IPCountry' }).proxy,
  });
});
afterAll(() => platform.close());

/** Names and values of the cookies of country and currency that a page brings. */
async function cookiesOf(
  headers: Record<string, string>,
  {
    remoteAddress = proxyAddress,
    url = '/',
    host = testHosts.demo,
  }: {
    remoteAddress?: string;
    url?: string;
    host?: string;
  } = {},
): Promise<string[]> {
  const answer = await platform.app.inject({
    url,
    remoteAddress,
    headers: { accept: 'text/html', host, ...headers },
  });
  return answer.cookies
    .filter(({ name }) => name === 'country' || name === 'currency')
    .map(({ name, value }) => `${name}=${value}`);
}

describe('platform.md §6 Geography: the country cookie of a new visitor', () => {
  test('is the one that a trusted proxy names, with its currency where the store offers it', async () => {
    expect(await cookiesOf({ 'cf-ipcountry': 'US' })).toEqual(['country=US', 'currency=USD']);
    expect(await cookiesOf({ 'cf-ipcountry': 'de' })).toEqual(['country=DE', 'currency=EUR']);
    expect(await cookiesOf({ 'cf-ipcountry': 'EL' })).toEqual(['country=GR', 'currency=EUR']);
    // Its own currency, and one that the store does not offer.
    expect(await cookiesOf({ 'cf-ipcountry': 'GB' })).toEqual(['country=GB']);
    expect(await cookiesOf({ 'cf-ipcountry': 'US' }, { host: testHosts.other })).toEqual(['country=US']);
  });

  test('is not what a visitor claims, nor what is no country', async () => {
    expect(await cookiesOf({ 'cf-ipcountry': 'US' }, { remoteAddress: '203.0.113.7' })).toEqual([]);
    for (const wrong of ['XX', 'T1', '', 'US; Domain=evil.example', 'USA'])
      expect(await cookiesOf({ 'cf-ipcountry': wrong })).toEqual([]);
  });

  test('follows from the language otherwise, without a currency', async () => {
    expect(await cookiesOf({ 'accept-language': 'en-US,en;q=0.9' })).toEqual(['country=US']);
    expect(await cookiesOf({ 'cf-ipcountry': 'XX', 'accept-language': 'de-AT' })).toEqual(['country=AT']);
  });

  test('is told once, to pages alone, and leaves a chosen currency', async () => {
    const named = { 'cf-ipcountry': 'US' };
    expect(await cookiesOf({ ...named, cookie: 'country=DE' })).toEqual([]);
    expect(await cookiesOf({ ...named, cookie: 'currency=JPY' })).toEqual(['country=US']);
    expect(await cookiesOf(named, { url: '/omnis/v3/openapi.json' })).toEqual([]);
    expect(await cookiesOf({ ...named, accept: 'image/avif' }, { url: '/images/a.png' })).toEqual([]);
    expect(await cookiesOf(named, { host: testHosts.atlas })).toEqual([]);
  });
});

test('a header without a trusted proxy is refused', () => {
  expect(() => readConfig({ COUNTRY_HEADER: 'cf-ipcountry' })).toThrow(ConfigError);
});
