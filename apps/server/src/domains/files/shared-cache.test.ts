import { expect, test, vi } from 'vitest';
import { StorageUnavailable, type ObjectStore } from '../../storage/object-store.ts';
import type { DiskCache } from './disk-cache.ts';
import { sharedCache } from './shared-cache.ts';

function ownCache(): DiskCache {
  const held = new Map<string, Buffer>();
  return {
    get: async (name) => held.get(name) ?? null,
    put: async (name, body) => void held.set(name, body),
    size: async () => held.size,
  };
}

/** The part of a storage that the cache uses. */
function objects(given: Partial<Pick<ObjectStore, 'get' | 'put'>> = {}) {
  const held = new Map<string, Buffer>();
  const unused = (): never => {
    throw new Error('The cache does not use this');
  };
  const store: ObjectStore = {
    kind: 's3',
    get: async (key) => held.get(key) ?? null,
    put: async (key, body) => void held.set(key, body),
    putFile: unused,
    withFile: unused,
    sizeOf: unused,
    delete: unused,
    list: unused,
    check: unused,
    ...given,
  };
  return { store, held };
}

const image = Buffer.from('image');
const silent = { error: () => undefined };

test('an image that one process made is found by another, which keeps it and does not ask again', async () => {
  const { store, held } = objects();
  await sharedCache(ownCache(), store, silent).put('ab12', image);
  expect([...held.keys()]).toEqual(['cache/images/ab/ab12']);
  const own = ownCache();
  const get = vi.spyOn(store, 'get');
  const other = sharedCache(own, store, silent);
  expect(await other.get('ab12')).toEqual(image);
  expect(await own.get('ab12')).toEqual(image);
  expect(await other.get('ab12')).toEqual(image);
  expect(get).toHaveBeenCalledTimes(1);
  expect(await other.get('none')).toBeNull();
});

test('a storage that fails costs no image: it is logged, and the image is made here', async () => {
  const error = vi.fn<(details: object, message: string) => void>();
  const fails = () => Promise.reject(new StorageUnavailable('away'));
  const cache = sharedCache(ownCache(), objects({ get: fails, put: fails }).store, { error });
  expect(await cache.get('ab12')).toBeNull();
  await cache.put('ab12', image);
  expect(await cache.get('ab12')).toEqual(image);
  expect(error.mock.calls.map(([, message]) => message)).toEqual([
    'a finished image could not be read from the storage',
    'a finished image could not be written to the storage',
  ]);
});

test('nobody waits for the storage to take an image', async () => {
  const cache = sharedCache(ownCache(), objects({ put: () => new Promise(() => undefined) }).store, silent);
  await cache.put('ab12', image);
  expect(await cache.size()).toBe(1);
});
