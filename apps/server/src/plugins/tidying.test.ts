import Fastify from 'fastify';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerTidying } from './tidying.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

async function server() {
  const tidy = vi.fn();
  const app = Fastify();
  registerTidying(app, tidy);
  app.get('/', async () => 'here');
  await app.ready();
  return { app, tidy };
}

test('memory is tidied once after the start, and once after each burst of requests', async () => {
  const { app, tidy } = await server();
  vi.advanceTimersByTime(20_000);
  expect(tidy).toHaveBeenCalledTimes(1);
  await app.inject('/');
  await app.inject('/');
  vi.advanceTimersByTime(2000);
  expect(tidy, 'not while people may be about').toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(20_000);
  expect(tidy).toHaveBeenCalledTimes(2);
  await app.close();
});

test('nothing is tidied as long as requests come, nor after the server has closed', async () => {
  const { app, tidy } = await server();
  for (let second = 0; second < 20; second++) {
    await app.inject('/');
    vi.advanceTimersByTime(1000);
  }
  expect(tidy).not.toHaveBeenCalled();
  await app.close();
  vi.advanceTimersByTime(20_000);
  expect(tidy).not.toHaveBeenCalled();
});

test('memory that nobody refers to any more is given back', () => {
  // In a process of its own: a worker of the test runner has an inspector of its own.
  const script = `
    import { giveMemoryBack } from ${JSON.stringify(new URL('tidying.ts', import.meta.url).href)};
    const refs = Array.from({ length: 100 }, () => new WeakRef({}));
    setTimeout(giveMemoryBack, 10);
    setTimeout(() => console.log(refs.filter((ref) => ref.deref() !== undefined).length), 200);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(stdout.trim()).toBe('0');
});
