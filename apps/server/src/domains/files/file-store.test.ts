import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskCache } from './disk-cache.ts';
import { diskObjects } from '../../storage/disk-objects.ts';
import { objectFileStore } from './file-store.ts';
import { workQueue } from '../../jobs/work-queue.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnis-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('files on disk', () => {
  it('gives back what was put, under a name made of the content', async () => {
    const store = objectFileStore(diskObjects(folder));
    const first = await store.put(7, Buffer.from('one'));
    expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), bytes: 3 });
    expect(await store.put(7, Buffer.from('one'))).toEqual(first);
    expect((await store.get(7, first.id))?.toString()).toBe('one');
    expect(await store.list(7)).toEqual([first]);
  });

  it('keeps divisions apart', async () => {
    const store = objectFileStore(diskObjects(folder));
    const { id } = await store.put(7, Buffer.from('mine'));
    expect(await store.get(8, id)).toBeNull();
    expect(await store.has(8, id)).toBe(false);
    expect(await store.delete(8, id)).toBe(false);
    expect(await store.list(8)).toEqual([]);
    expect(await store.has(7, id)).toBe(true);
  });

  it('deletes once', async () => {
    const store = objectFileStore(diskObjects(folder));
    const { id } = await store.put(7, Buffer.from('gone'));
    expect([await store.delete(7, id), await store.delete(7, id), await store.get(7, id)]).toEqual([
      true,
      false,
      null,
    ]);
  });

  it('takes no path for an id', async () => {
    const store = objectFileStore(diskObjects(folder));
    await writeFile(join(folder, 'secret'), 'secret');
    for (const id of ['../../secret', '..', '', 'A'.repeat(32), `${'a'.repeat(31)}/`]) {
      expect(await store.get(7, id)).toBeNull();
      expect(await store.delete(7, id)).toBe(false);
    }
    await expect(store.put(-1, Buffer.from('x'))).rejects.toThrow(RangeError);
  });

  it('leaves no half-written file behind when many write the same at once', async () => {
    const store = objectFileStore(diskObjects(folder));
    const files = await Promise.all(Array.from({ length: 12 }, () => store.put(7, Buffer.alloc(50_000, 1))));
    expect(new Set(files.map(({ id }) => id)).size).toBe(1);
    const names = await readdir(join(folder, 'uploads', '7'), { recursive: true });
    expect(names.filter((name) => name.includes('tmp'))).toEqual([]);
  });
});

describe('diskCache', () => {
  const cache = (maxBytes: number) => diskCache({ folder: join(folder, 'cache'), maxBytes });

  it('remembers over restarts', async () => {
    await cache(1000).put('aa11', Buffer.from('picture'));
    const reopened = cache(1000);
    expect((await reopened.get('aa11'))?.toString()).toBe('picture');
    expect(await reopened.get('bb22')).toBeNull();
    expect(await reopened.size()).toBe(7);
  });

  it('drops what was used least recently when it is full', async () => {
    const small = cache(100);
    await small.put('aa', Buffer.alloc(40));
    await small.put('bb', Buffer.alloc(40));
    await small.get('aa');
    await small.put('cc', Buffer.alloc(40));
    expect(await small.get('bb')).toBeNull();
    expect((await small.get('aa'))?.length).toBe(40);
    expect((await small.get('cc'))?.length).toBe(40);
    expect(await small.size()).toBe(80);
  });

  it('counts a file that is written twice once', async () => {
    const one = cache(1000);
    await one.put('aa', Buffer.alloc(40));
    await one.put('aa', Buffer.alloc(50));
    expect(await one.size()).toBe(50);
  });
});

describe('workQueue', () => {
  const pause = (): { gate: Promise<void>; open: () => void } => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { gate, open };
  };

  it('does the same work once for all who wait for it', async () => {
    const queue = workQueue<number>({ concurrency: 2, maxWaiting: 10 });
    let count = 0;
    const work = async (): Promise<number> => (count += 1);
    expect(await Promise.all([queue.run('a', work), queue.run('a', work), queue.run('a', work)])).toEqual([
      1, 1, 1,
    ]);
    expect(await queue.run('a', work)).toBe(2);
  });

  it('runs only as many as it may, and turns away what cannot wait', async () => {
    const queue = workQueue<string>({ concurrency: 1, maxWaiting: 1 });
    const { gate, open } = pause();
    const first = queue.run('a', async () => {
      await gate;
      return 'a';
    });
    const second = queue.run('b', async () => 'b');
    await Promise.resolve();
    expect(queue.load()).toEqual({ running: 1, waiting: 1 });
    expect(queue.run('c', async () => 'c')).toBeNull();
    expect(queue.run('a', async () => 'never')).toBe(first);
    open();
    expect([await first, await second]).toEqual(['a', 'b']);
    expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  });

  it('goes on after a job that failed', async () => {
    const queue = workQueue<string>({ concurrency: 1, maxWaiting: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', async () => 'yes')).toBe('yes');
  });
});
