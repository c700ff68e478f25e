import { platformDivision } from '@omnis/models';
import { describe, expect, test } from 'vitest';
import { divisionOf } from './division.fixture.ts';
import { HeldStores } from './held-stores.ts';
import { createStoreHosts } from './hosts.ts';

const hosts = createStoreHosts({
  platformHost: 'omnis.example',
  atlasHost: 'atlas.omnis.example',
  storesDomain: 'stores.example',
});
const holding = (maxBytes = 1024 * 1024): HeldStores => new HeldStores(hosts, maxBytes);
const five = divisionOf({ id: 5, code: 'five', subdomain: 'five' });

describe('a store that is held', () => {
  test('is found by its id and each of its hosts', () => {
    const held = holding();
    expect(held.atHost('five.stores.example')).toBeUndefined();
    expect(held.take(five, 0)).toBe(true);
    expect(held.byId(5)).toBe(five);
    expect(held.atHost('five.stores.example')).toEqual({ kind: 'store', division: five });
    expect(held.atHost('five.preview.stores.example')).toEqual({ kind: 'preview', division: five });
  });

  test('stays the same object when nothing changed, so that what hangs on it stays too', () => {
    const held = holding();
    held.take(five, 0);
    expect(held.take(divisionOf({ id: 5, code: 'five', subdomain: 'five' }), 0)).toBe(false);
    expect(held.byId(5)).toBe(five);
  });

  test('is read again after it changed, and one that was read before that does not count', () => {
    const held = holding();
    held.take(five, 0);
    held.change(5);
    expect([held.byId(5), held.atHost('five.stores.example')]).toEqual([undefined, undefined]);
    held.take(five, 0);
    expect(held.byId(5)).toBeUndefined();
    held.take(five, 1);
    expect(held.byId(5)).toBe(five);
  });

  test('is read again when it changed while it was being read for the first time', async () => {
    const held = holding();
    await held.reading(async (readAt) => {
      held.change(5);
      held.take(five, readAt);
    });
    expect(held.byId(5)).toBeUndefined();
    await held.reading(async (readAt) => void held.take(five, readAt));
    expect(held.byId(5)).toBe(five);
  });

  test('moves to its new host and leaves the old one', () => {
    const held = holding();
    held.take(five, 0);
    held.take(divisionOf({ id: 5, code: 'five', subdomain: 'cinq', custom_domain: 'five.example' }), 0);
    expect(held.atHost('five.stores.example')).toBeUndefined();
    expect(held.atHost('cinq.stores.example')?.division?.subdomain).toBe('cinq');
    expect(held.atHost('five.example')?.kind).toBe('store');
  });

  test('is read again when another store has its host now', () => {
    const held = holding();
    held.take(five, 0);
    held.take(divisionOf({ id: 6, code: 'six', subdomain: 'five' }), 0);
    expect(held.byId(5)).toBeUndefined();
    expect(held.atHost('five.stores.example')?.division?.id).toBe(6);
  });

  test('is gone from its hosts when it is let go of', () => {
    const held = holding();
    held.take(five, 0);
    held.forget(5);
    expect([held.byId(5), held.atHost('five.stores.example')]).toEqual([undefined, undefined]);
  });
});

test('the stores are bounded by bytes, and the one that was not asked for the longest goes with its hosts', () => {
  const held = holding(20_000);
  held.take(five, 0);
  held.take(divisionOf({ id: 6, code: 'six', subdomain: 'six' }), 0);
  expect(held.atHost('five.stores.example')?.division).toBe(five);
  held.take(divisionOf({ id: 7, code: 'seven', subdomain: 'seven' }), 0);
  expect([held.byId(5)?.id, held.byId(6)?.id, held.byId(7)?.id]).toEqual([5, undefined, 7]);
  expect(held.atHost('six.stores.example')).toBeUndefined();
});

test('the platform’s own store stays, however little may be held', () => {
  const held = holding(1);
  const platform = divisionOf({ id: platformDivision, code: 'omnis', subdomain: null });
  held.take(platform, 0);
  held.take(five, 0);
  expect([held.byId(platformDivision), held.byId(5)]).toEqual([platform, undefined]);
  expect(held.atHost('omnis.example')).toEqual({ kind: 'platform', division: platform });
  held.forget(platformDivision);
  expect([held.platform, held.atHost('omnis.example')]).toEqual([null, undefined]);
});

describe('a host that nobody lives at', () => {
  test('is remembered until a store has it', () => {
    const held = holding();
    held.takeUnknown('new.stores.example', 0);
    expect(held.atHost('new.stores.example')).toBeNull();
    held.moveHosts(['new.stores.example'], 9);
    expect(held.atHost('new.stores.example')).toBeUndefined();
  });

  test('is not remembered when something changed while it was looked for', () => {
    const held = holding();
    held.change(9);
    held.takeUnknown('new.stores.example', 0);
    expect(held.atHost('new.stores.example')).toBeUndefined();
  });
});

test('after a time in which changes may have been missed every store is read again', () => {
  const held = holding();
  held.take(five, 0);
  held.takeUnknown('new.stores.example', 0);
  held.changeAll();
  expect([held.byId(5), held.atHost('new.stores.example')]).toEqual([undefined, undefined]);
  expect(held.take(five, 1)).toBe(false);
  expect(held.byId(5)).toBe(five);
});
