import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bucketServer, type BucketServer } from '../testing/bucket-server.ts';
import { bothPlaces } from './both-places.ts';
import { diskObjects } from './disk-objects.ts';
import { moveObjects } from './move.ts';
import { StorageFull, StorageUnavailable, type ObjectStore } from './object-store.ts';
import { s3Objects } from './s3-objects.ts';

let server: BucketServer;
let folder: string;
let disk: ObjectStore;
let bucket: ObjectStore;

let tests = 0;

beforeAll(async () => {
  server = await bucketServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.fault = () => null;
  // A part of the bucket for each test.
  bucket = s3Objects({ ...server.config, prefix: `test-${(tests += 1)}/` });
  folder = mkdtempSync(join(tmpdir(), 'omnis-storage-'));
  disk = diskObjects(folder);
  return () => rmSync(folder, { recursive: true, force: true });
});

const keysOf = async (store: ObjectStore, prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys.toSorted();
};
const local = (bytes: Buffer): string => {
  const path = join(folder, `local-${Math.random()}`);
  writeFileSync(path, bytes);
  return path;
};

describe.each(['disk', 's3'] as const)('objects on %s', (kind) => {
  const store = (): ObjectStore => (kind === 'disk' ? disk : bucket);

  test('an object is written, measured, listed, read and deleted', async () => {
    const key = 'uploads/21/ab/first';
    await store().put(key, Buffer.from('hello'));
    expect(await store().get(key)).toEqual(Buffer.from('hello'));
    expect(await store().sizeOf(key)).toBe(5);
    expect(await keysOf(store(), 'uploads/21/')).toEqual([key]);
    expect(await keysOf(store(), 'uploads/2/')).toEqual([]);
    expect(await store().withFile(key, async (path) => path.length > 0)).toBe(true);
    expect(await store().delete(key)).toBe(true);
    expect(await store().delete(key)).toBe(false);
    expect(await store().get(key)).toBeNull();
    expect(await store().withFile(key, async () => true)).toBeNull();
  });

  test('a file of several parts is streamed in, and the local one is gone', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'x');
    await store().putFile('imports/21/large.csv', local(bytes));
    expect(await store().sizeOf('imports/21/large.csv')).toBe(bytes.length);
    expect((await store().get('imports/21/large.csv'))?.equals(bytes)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('local-'))).toEqual([]);
    await store().delete('imports/21/large.csv');
  });

  test('a key that could leave its folder is refused', async () => {
    await expect(async () => store().put('uploads/../secrets.json', Buffer.from(''))).rejects.toThrow(
      RangeError,
    );
    await expect(async () => store().get('/etc/passwd')).rejects.toThrow(RangeError);
  });

  test('the check leaves nothing behind', async () => {
    await store().check();
    expect(await keysOf(store(), 'checks/')).toEqual([]);
  });
});

describe('a bucket without keys in the settings', () => {
  /** Stands for the address at which a machine gets the keys of its role; each answer is the next one of the list. */
  async function roleServer(answers: readonly { readonly id: string; readonly lasts: number }[]) {
    const asked: (string | undefined)[] = [];
    const role = createServer((request, response) => {
      const { id, lasts } = answers[Math.min(asked.length, answers.length - 1)] ?? { id: '', lasts: 0 };
      asked.push(request.headers.authorization);
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          AccessKeyId: id,
          SecretAccessKey: 'S3RVER',
          Token: `token-${asked.length}`,
          Expiration: new Date(Date.now() + lasts).toISOString(),
        }),
      );
    });
    await new Promise<void>((resolve) => role.listen(0, '127.0.0.1', resolve));
    const address = role.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE'])
      vi.stubEnv(name, undefined);
    // Nor those of whoever runs the tests.
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(folder, 'none'));
    vi.stubEnv('AWS_CONFIG_FILE', join(folder, 'none'));
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${port}/role`);
    vi.stubEnv('AWS_CONTAINER_AUTHORIZATION_TOKEN', 'who-i-am');
    return {
      asked,
      stop: async () => {
        vi.unstubAllEnvs();
        role.closeAllConnections();
        await new Promise((resolve) => role.close(resolve));
      },
    };
  }
  const hour = 3_600_000;
  const withRole = (): ObjectStore => s3Objects({ ...server.config, keys: null, prefix: 'role/' });

  test('the keys of the instance role are asked for once, and sign each request with their token', async () => {
    const role = await roleServer([{ id: 'S3RVER', lasts: hour }]);
    const tokens = new Set<unknown>();
    server.fault = ({ headers }) => (tokens.add(headers['x-amz-security-token']), null);
    const store = withRole();
    await store.put('uploads/1/aa/role', Buffer.from('kept'));
    expect(await store.get('uploads/1/aa/role')).toEqual(Buffer.from('kept'));
    await role.stop();
    expect(role.asked).toEqual(['who-i-am']);
    expect([...tokens]).toEqual(['token-1']);
  });

  test('keys of the role that are about to end are asked for anew', async () => {
    const role = await roleServer([
      { id: 'S3RVER', lasts: 1000 },
      { id: 'S3RVER', lasts: hour },
    ]);
    const store = withRole();
    await store.put('uploads/1/aa/renewed', Buffer.from('kept'));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await store.get('uploads/1/aa/renewed')).toEqual(Buffer.from('kept'));
    await role.stop();
    expect(role.asked.length).toBeGreaterThan(1);
  });

  test('a role that the bucket does not know is refused in words', async () => {
    const role = await roleServer([{ id: 'SOMEBODY', lasts: hour }]);
    await expect(withRole().put('uploads/1/aa/x', Buffer.from('x'))).rejects.toThrow(/refuses access/);
    await role.stop();
  });
});

describe('a bucket with faults', () => {
  test('a call that is cut or refused for a moment is tried again', async () => {
    let failures = 3;
    server.fault = () => (failures-- > 0 ? (failures % 2 === 0 ? 'cut' : 503) : null);
    await bucket.put('uploads/1/aa/steady', Buffer.from('kept'));
    failures = 1;
    server.fault = () => (failures-- > 0 ? 'cut-body' : null);
    expect(await bucket.get('uploads/1/aa/steady')).toEqual(Buffer.from('kept'));
    failures = 1;
    server.fault = () => (failures-- > 0 ? 'cut-body' : null);
    expect(await bucket.withFile('uploads/1/aa/steady', async (path) => readFileSync(path, 'utf8'))).toBe(
      'kept',
    );
  });

  test('each body that is sent has a checksum, of one part and of several; off, none has', async () => {
    const sent = async (store: ObjectStore): Promise<string[]> => {
      server.checksums.length = 0;
      await store.put('uploads/1/aa/summed', Buffer.from('summed'));
      const one = server.checksums.splice(0);
      await store.putFile('uploads/1/aa/summed-file', local(Buffer.alloc(20 * 1024 * 1024, 'x')));
      return [...new Set(one), ...new Set(server.checksums)];
    };
    expect(await sent(bucket)).toEqual(
      expect.arrayContaining(['x-amz-checksum-crc32', 'x-amz-checksum-crc32']),
    );
    expect(await sent(s3Objects({ ...server.config, checksums: false }))).toEqual([]);
  });

  test('a body that is not the one of its checksum is read again, and never handed on', async () => {
    await bucket.put('uploads/1/aa/whole', Buffer.from('whole'));
    const read = async (): Promise<string | undefined> =>
      (await bucket.get('uploads/1/aa/whole'))?.toString();
    const readFile = (): Promise<string | null> =>
      bucket.withFile('uploads/1/aa/whole', async (path) => readFileSync(path, 'utf8'));
    for (const work of [read, readFile]) {
      let failures = 1;
      server.fault = () => (failures-- > 0 ? 'damaged' : null);
      expect(await work()).toBe('whole');
      server.fault = () => 'damaged';
      await expect(work()).rejects.toThrow(/[Cc]hecksum/);
    }
  });

  test('an outage, a lack of rights and a full bucket are told apart in words', async () => {
    server.fault = () => 503;
    await expect(bucket.get('uploads/1/aa/x')).rejects.toThrow(StorageUnavailable);
    server.fault = () => 403;
    await expect(bucket.put('uploads/1/aa/x', Buffer.from('x'))).rejects.toThrow(
      /refuses access \(AccessDenied\)/,
    );
    server.fault = () => 507;
    await expect(bucket.put('uploads/1/aa/x', Buffer.from('x'))).rejects.toThrow(StorageFull);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['put', () => bucket.put('uploads/1/aa/x', Buffer.from('x'))],
    ['putFile', () => bucket.putFile('uploads/1/aa/x', local(Buffer.from('x')))],
    ['get', () => bucket.get('uploads/1/aa/kept')],
    ['withFile', () => bucket.withFile('uploads/1/aa/kept', async () => true)],
    ['sizeOf', () => bucket.sizeOf('uploads/1/aa/kept')],
    ['list', () => keysOf(bucket, 'uploads/1/')],
    ['delete', () => bucket.delete('uploads/1/aa/kept')],
    ['check', () => bucket.check()],
  ])('%s without rights is refused in words, and is no missing object', async (_name, work) => {
    await bucket.put('uploads/1/aa/kept', Buffer.from('kept'));
    server.fault = () => 403;
    const refused = work();
    await expect(refused).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(refused).rejects.toThrow(/refuses access.*rights to read, write, list and delete/);
    server.fault = () => null;
    expect(await bucket.get('uploads/1/aa/kept')).toEqual(Buffer.from('kept'));
    expect(await keysOf(bucket, 'uploads/1/')).toEqual(['uploads/1/aa/kept']);
  });

  test('a full bucket keeps nothing of a file of several parts, and the local file stays', async () => {
    let parts = 0;
    server.fault = ({ method }) => (method === 'PUT' && (parts += 1) > 1 ? 507 : null);
    const path = local(Buffer.alloc(20 * 1024 * 1024, 'x'));
    server.requests.length = 0;
    await expect(bucket.putFile('imports/21/large.csv', path)).rejects.toThrow(StorageFull);
    expect(server.requests.filter((each) => each.startsWith('DELETE'))).toHaveLength(1);
    server.fault = () => null;
    expect(await bucket.sizeOf('imports/21/large.csv')).toBeNull();
    expect(await keysOf(bucket, 'imports/21/')).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });

  test('a clock that the bucket finds wrong is named as the reason', async () => {
    server.fault = () => 'skewed';
    await expect(bucket.put('uploads/1/aa/x', Buffer.from('x'))).rejects.toThrow(
      /finds the clock of this machine wrong \(RequestTimeTooSkewed\)\. Turn on time synchronisation/,
    );
  });

  test('a bucket that does not exist is named, and is no missing object', async () => {
    const other = s3Objects({ ...server.config, bucket: 'nobody' });
    await expect(other.get('uploads/1/aa/x')).rejects.toThrow(/The bucket nobody at 127\.0\.0\.1:\d+/);
  });

  test('wrong keys are said to be wrong', async () => {
    const other = s3Objects({ ...server.config, keys: { id: 'nobody', secret: 'x' } });
    await expect(other.put('uploads/1/aa/x', Buffer.from('x'))).rejects.toThrow(/Check the keys or the role/);
  });

  test('a prefix keeps two installations in one bucket apart', async () => {
    const mine = s3Objects({ ...server.config, prefix: 'mine/' });
    await mine.put('uploads/9/aa/a', Buffer.from('a'));
    expect(await keysOf(mine, 'uploads/9/')).toEqual(['uploads/9/aa/a']);
    expect(await keysOf(bucket, 'uploads/9/')).toEqual([]);
  });
});

/** A disk of one megabyte; null where this user may not have one. */
function smallDisk(): string | null {
  const place = mkdtempSync(join(tmpdir(), 'omnis-small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]);
  if (status === 0) return place;
  rmSync(place, { recursive: true });
  return null;
}

const small = smallDisk();
afterAll(() => {
  if (small === null) return;
  spawnSync('umount', [small]);
  rmSync(small, { recursive: true });
});

describe.skipIf(small === null)('a disk without room (skipped where none can be mounted)', () => {
  const onSmall = (): ObjectStore => diskObjects(small ?? '');
  const large = Buffer.alloc(2 * 1024 * 1024, 'x');

  test('an object that does not fit is refused, leaves nothing, and harms none that is there', async () => {
    await onSmall().put('uploads/1/aa/kept', Buffer.from('kept'));
    await expect(onSmall().put('uploads/1/aa/kept', large)).rejects.toThrow(StorageFull);
    await expect(onSmall().put('uploads/1/aa/large', large)).rejects.toThrow(StorageFull);
    expect(await onSmall().get('uploads/1/aa/kept')).toEqual(Buffer.from('kept'));
    expect(readdirSync(join(small ?? '', 'uploads/1/aa'))).toEqual(['kept']);
    await onSmall().put('uploads/1/aa/next', Buffer.from('there is room for this'));
  });

  test('a file that does not fit stays where it was', async () => {
    const path = local(large);
    await expect(onSmall().putFile('imports/1/large.csv', path)).rejects.toThrow(StorageFull);
    expect(readdirSync(join(small ?? '', 'imports/1'))).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });
});

describe('moving from one place to the other', () => {
  const bodies = Array.from({ length: 12 }, (_, at) => Buffer.from(`file ${at}`));
  const keyOf = (at: number): string => `uploads/77/aa/file${at}`;

  test('a move that breaks off goes on where it stopped, and every copy is the same', async () => {
    for (const [at, body] of bodies.entries()) await disk.put(keyOf(at), body);
    let puts = 0;
    server.fault = ({ method }) => (method === 'PUT' && (puts += 1) > 5 ? 403 : null);
    await expect(moveObjects(disk, bucket)).rejects.toThrow(StorageUnavailable);
    server.fault = () => null;
    const report = await moveObjects(disk, bucket);
    expect(report.present).toBeGreaterThanOrEqual(4);
    expect(report.copied + report.present).toBe(bodies.length);
    for (const [at, body] of bodies.entries()) expect(await bucket.get(keyOf(at))).toEqual(body);
    expect(await moveObjects(disk, bucket)).toMatchObject({ copied: 0, present: bodies.length, deleted: 0 });
  });

  test('while both places are open, files of either are found, and the way back deletes the originals', async () => {
    for (const [at, body] of bodies.entries()) await bucket.put(keyOf(at), body);
    const serving = bothPlaces(disk, bucket);
    await serving.put('uploads/77/bb/new', Buffer.from('new'));
    expect(await serving.get(keyOf(3))).toEqual(bodies[3]);
    expect(await keysOf(serving, 'uploads/77/')).toHaveLength(bodies.length + 1);
    expect(await moveObjects(bucket, disk, { deleteOld: true })).toMatchObject({ deleted: bodies.length });
    expect(await keysOf(bucket, 'uploads/77/')).toEqual([]);
    expect(await disk.get(keyOf(3))).toEqual(bodies[3]);
    expect(await serving.delete('uploads/77/bb/new')).toBe(true);
  });

  test('a copy that differs stops the move, and the original stays', async () => {
    await disk.put('uploads/78/aa/one', Buffer.from('one'));
    const two = local(Buffer.from('two'));
    const liar: ObjectStore = { ...bucket, withFile: (_key, work) => work(two) };
    await expect(moveObjects(disk, liar, { deleteOld: true })).rejects.toThrow(
      /is not the same as its original/,
    );
    expect(await disk.get('uploads/78/aa/one')).toEqual(Buffer.from('one'));
  });

  test('a copy of the same length with other bytes is found by a rerun, and copied anew', async () => {
    await disk.put('uploads/79/aa/one', Buffer.from('one'));
    expect(await moveObjects(disk, bucket)).toMatchObject({ copied: 1, present: 0 });
    await bucket.put('uploads/79/aa/one', Buffer.from('two'));
    expect(await moveObjects(disk, bucket)).toMatchObject({ copied: 1, present: 0 });
    expect(await bucket.get('uploads/79/aa/one')).toEqual(Buffer.from('one'));
    expect(await moveObjects(disk, bucket)).toMatchObject({ copied: 0, present: 1 });
  });

  test('bodies are never asked for whole, either way', async () => {
    const streamed = (store: ObjectStore): ObjectStore => ({
      ...store,
      get: () => Promise.reject(new Error('the whole body was read')),
      put: () => Promise.reject(new Error('the whole body was written')),
    });
    const large = Buffer.alloc(20 * 1024 * 1024, 'y');
    await disk.put('uploads/80/aa/large', large);
    await moveObjects(streamed(disk), streamed(bucket), { deleteOld: true });
    expect(await disk.sizeOf('uploads/80/aa/large')).toBeNull();
    await moveObjects(streamed(bucket), streamed(disk));
    expect((await disk.get('uploads/80/aa/large'))?.equals(large)).toBe(true);
  });

  test('an original that is deleted since it was listed is passed over', async () => {
    await disk.put('uploads/81/aa/gone', Buffer.from('gone'));
    const late: ObjectStore = {
      ...disk,
      withFile: async (key, work) => {
        await disk.delete(key);
        return disk.withFile(key, work);
      },
    };
    expect(await moveObjects(late, bucket)).toMatchObject({ copied: 0, present: 0 });
    expect(await bucket.sizeOf('uploads/81/aa/gone')).toBeNull();
  });
});
