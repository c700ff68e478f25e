import { describe, expect, test } from 'vitest';
import { platformDivision } from '@omnis/models';
import { divisionOf } from './division.fixture.ts';
import { createStoreHosts } from './hosts.ts';

const hosts = createStoreHosts({
  platformHost: 'omnis.example',
  atlasHost: 'atlas.omnis.example',
  storesDomain: 'stores.example',
});

describe('the hosts of a store', () => {
  test('are its subdomain, its own domain and its canvas', () => {
    const store = divisionOf({ id: 5, code: 'five', subdomain: 'fifth', custom_domain: 'Five.Example' });
    expect([...hosts.allOf(store)]).toEqual([
      ['fifth.preview.stores.example', 'preview'],
      ['fifth.stores.example', 'store'],
      ['five.example', 'store'],
    ]);
    expect(hosts.hostOf(store)).toBe('Five.Example');
  });

  test('are those of the platform for its own store alone', () => {
    const platform = divisionOf({ id: platformDivision, code: 'omnis', subdomain: null });
    expect([...hosts.allOf(platform).keys()]).toEqual(['omnis.preview.stores.example', 'omnis.example']);
    const greedy = divisionOf({ id: 5, code: 'five', subdomain: null, custom_domain: 'atlas.omnis.example' });
    expect([...hosts.allOf(greedy).keys()]).toEqual(['five.preview.stores.example']);
  });
});

test('a domain of one store’s own is never an address of another store', () => {
  const greedy = divisionOf({
    id: 5,
    code: 'five',
    subdomain: 'fifth',
    custom_domain: 'Sixth.stores.example',
  });
  expect([...hosts.allOf(greedy).keys()]).toEqual(['fifth.preview.stores.example', 'fifth.stores.example']);
});

test('the label of a host is what stands before the domain of the stores', () => {
  expect(hosts.labelIn('fifth.stores.example')).toBe('fifth');
  expect(hosts.labelIn('fifth.preview.stores.example')).toBe('fifth');
  expect(hosts.labelIn('five.example')).toBeNull();
  expect(hosts.labelIn('fifthstores.example')).toBeNull();
});

test.each(['fifth.stores.example', 'xn--mller-kva.example', 'localhost', 'a_b.example', '7.example'])(
  'a store may have the host %j',
  (host) => expect(hosts.isPossible(host)).toBe(true),
);

test.each([
  '',
  '.',
  '.example',
  'five.example.',
  'fi..ve.example',
  '127.0.0.1',
  "five'example",
  'fi ve.example',
  'fünf.example',
  'five\u0000.example',
  '%.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(126)}example`,
])('no store has the host %j, and the database is not asked', (host) =>
  expect(hosts.isPossible(host)).toBe(false),
);
