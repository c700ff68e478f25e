import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { welcome } from './welcome.ts';

const outside = {
  STORES_DOMAIN: 'shops.example',
  PLATFORM_HOST: 'omnis.test',
  ATLAS_HOST: 'atlas.omnis.test',
  SEED: 'none',
};
const link = { token: 'a-token', endsAt: new Date('2030-01-02T03:04:05Z') };

/** The lines that a start prints. */
const lines = (settings: Readonly<Record<string, string>>, setup: typeof link | null): string[] =>
  welcome(readConfig(settings), 3000, { milliseconds: 1234, setup }).split('\n');

describe.each([
  ['before the setup', link],
  ['once the platform is there', null],
])('%s', (_when, setup) => {
  test('a start without TLS outside *.localhost prints why nobody can sign in', () => {
    expect(lines(outside, setup)).toContainEqual(
      expect.stringMatching(/^ {2}Nobody can sign in or buy: .*omnis\.test.*set TRUST_PROXY/),
    );
    expect(lines({ ...outside, PUBLIC_SCHEME: 'http' }, setup)).toContainEqual(
      expect.stringMatching(/^ {2}Nobody can sign in or buy: PUBLIC_SCHEME is http/),
    );
  });

  test.each([
    ['behind a proxy with TLS', { ...outside, TRUST_PROXY: '127.0.0.1' }],
    ['within *.localhost', { SEED: 'none' }],
  ])('a start %s prints no warning', (_where, settings) => {
    expect(lines(settings, setup).join('\n')).not.toContain('Nobody');
  });
});
