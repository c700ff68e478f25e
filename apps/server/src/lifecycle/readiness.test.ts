import { expect, test } from 'vitest';
import { createReadiness, NotReady } from './readiness.ts';

const quick = { patience: 20, holds: 10_000 };

test('names each check, and says nothing of a driver’s own words', async () => {
  const readiness = createReadiness(
    {
      database: () => Promise.reject(new Error('password of postgres://user:secret@host')),
      storage: () => Promise.reject(new NotReady('files cannot be written')),
      migrations: async () => undefined,
      hung: () => new Promise(() => undefined),
    },
    quick,
  );
  expect(await readiness()).toEqual({
    ready: false,
    checks: {
      database: { ok: false, reason: 'failed' },
      storage: { ok: false, reason: 'files cannot be written' },
      migrations: { ok: true },
      hung: { ok: false, reason: 'no answer in time' },
    },
  });
});

test('a crowd of probes runs the checks once', async () => {
  let count = 0;
  const readiness = createReadiness({ database: async () => void (count += 1) }, quick);
  await Promise.all(Array.from({ length: 50 }, readiness));
  expect(await readiness()).toEqual({ ready: true, checks: { database: { ok: true } } });
  expect(count).toBe(1);
});
