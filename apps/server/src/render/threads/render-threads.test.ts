import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { InProcessAnswer, InProcessCall } from '../../http/call-in-process.ts';
import { loadStorefront } from '../page-renderer.ts';
import type { PageRequest, RenderedPage, RenderPage } from '../page-request.ts';
import { renderThreads, type RenderThreadsOptions } from './render-threads.ts';

const build = fileURLToPath(new URL('../../testing/small-storefront.ts', import.meta.url));
const origin = 'http://demo.localhost';

let here: RenderPage;
let pool: ReturnType<typeof renderThreads>;
const failed = vi.fn<(fault: unknown) => void>();

beforeAll(async () => {
  here = (await loadStorefront(build)).render;
});
afterEach(async () => {
  await pool.close();
  failed.mockClear();
});

function open(options: Partial<RenderThreadsOptions> = {}): void {
  pool = renderThreads({ here, build, limit: 2, failed, ...options });
}

const noCall: InProcessCall = () => Promise.reject(new Error('Not asked for'));

function render(path: string, call = noCall): Promise<RenderedPage> {
  const request: PageRequest = {
    url: origin + path,
    headers: {},
    division: 21,
    mode: 'native',
    operator: 'default',
    language: 'en',
    nonce: 'n',
    origin,
    host: 'demo.localhost',
    editorOrigin: 'http://localhost',
    scriptHosts: [],
  };
  return pool.render(request, call);
}

const text = ({ body }: RenderedPage): string => new TextDecoder().decode(body);
const places = async (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => text(await render('/where/'))));

/** Until threads have started for a crowd. */
const crowd = (): Promise<void> =>
  vi.waitFor(async () => expect(await places(4)).toEqual(Array(4).fill('thread')), { timeout: 15_000 });

describe('pages in threads', () => {
  test('are rendered in the main thread while they come one by one', async () => {
    open();
    for (let page = 0; page < 3; page += 1) {
      expect(await places(1)).toEqual(['main']);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  test('that follow each other at once are a crowd, though none waits for another', async () => {
    open();
    await vi.waitFor(
      async () => {
        await render('/at-once/');
        expect(text(await render('/at-once/'))).toBe('thread');
      },
      { timeout: 15_000 },
    );
  });

  test('leave the main thread when several are wanted at once, but none waits for a thread to start', async () => {
    open();
    expect(await places(3)).toEqual(['main', 'main', 'main']);
    await crowd();
    expect(await places(1)).toEqual(['thread']);
  });

  test('find threads that stand by from the start, one rehearsed after the other, and stay', async () => {
    open({ idle: 50 });
    const rehearsed: string[] = [];
    const request = {
      url: `${origin}/where/`,
      headers: {},
      division: 21,
      mode: 'native',
      operator: 'default',
      language: 'en',
      nonce: 'n',
    } as const;
    await pool.standBy(async (thread) => {
      const page = await thread.render(
        { ...request, origin, host: '', editorOrigin: '', scriptHosts: [] },
        noCall,
      );
      rehearsed.push(text(page));
    });
    expect(rehearsed).toEqual(['thread', 'thread']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await places(1)).toEqual(['thread']);
  });

  test('are not rehearsed by a server that stops', async () => {
    open();
    const rehearsing = pool.standBy(async (thread) => {
      await pool.close();
      await thread.render(
        {
          url: origin,
          headers: {},
          division: 21,
          mode: 'native',
          operator: 'default',
          language: 'en',
          nonce: 'n',
          origin,
          host: '',
          editorOrigin: '',
          scriptHosts: [],
        },
        noCall,
      );
    });
    await expect(rehearsing).resolves.toBeUndefined();
    expect(failed).not.toHaveBeenCalled();
  });

  test('stay in the main thread of a machine with one core', async () => {
    open({ limit: 0 });
    for (let round = 0; round < 5; round += 1)
      expect(await places(4)).toEqual(['main', 'main', 'main', 'main']);
  });

  test('make their calls in the main thread, and read an answer once for all', async () => {
    open();
    await crowd();
    const call = vi.fn<InProcessCall>(() =>
      Promise.resolve({ ok: true, json: '{"items":[1]}', value: null }),
    );
    expect(JSON.parse(text(await render('/call/', call)))).toEqual({
      where: 'thread',
      answer: { ok: true, json: '{"items":[1]}', value: { items: [1] } },
      frozen: true,
      shared: true,
    });
    const asked = ['products.list', { params: { division: 21 } }];
    expect(call.mock.calls).toEqual([asked, asked]);
  });

  test('are told of calls that are refused, and fail with those that throw', async () => {
    open();
    await crowd();
    const refused: InProcessAnswer = {
      ok: false,
      status: 403,
      body: { message: 'No', errors: [], code: 'forbidden' },
    };
    const page = await render('/call/', () => Promise.resolve(refused));
    expect(JSON.parse(text(page))).toMatchObject({ answer: refused });
    const broken = await render('/call/', () => Promise.reject(new Error('The database is gone')));
    expect(broken.status).toBe(500);
    expect(broken.shared).toBe(false);
  });

  test('come with status, headers, bytes and policy as from the main thread', async () => {
    open({ limit: 0 });
    const main = await render('/deliver/');
    open();
    await crowd();
    const other = await render('/deliver/');
    expect(text(main)).toBe('<p>main</p><script nonce="n">1</script>');
    expect(text(other)).toBe('<p>thread</p><script nonce="n">1</script>');
    expect({ ...other, body: main.body }).toEqual(main);
    expect(other).toMatchObject({
      status: 404,
      shared: false,
      headers: {
        'cache-control': 'private',
        'content-security-policy': expect.stringContaining("'nonce-n'"),
      },
    });
  });

  test('fail with a thread that ends, and another one takes its place', async () => {
    open({ limit: 1 });
    await crowd();
    const [ended, beside] = await Promise.allSettled([render('/end/'), render('/where/')]);
    for (const outcome of [ended, beside])
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(/thread.*ended/) },
      });
    expect(String(failed.mock.calls[0]?.[0])).toMatch('ended by itself, with 3');
    await crowd();
  });

  test('stay in the main thread when no other can be started, which is told', async () => {
    open({ build: '/nowhere/index.js' });
    await vi.waitFor(
      async () => {
        expect(await places(4)).toEqual(['main', 'main', 'main', 'main']);
        expect(failed).toHaveBeenCalledOnce();
      },
      { timeout: 15_000 },
    );
    await places(8);
    expect(failed).toHaveBeenCalledOnce();
  });

  test('find no thread after a while in which nobody asked, and new ones for the next crowd', async () => {
    open({ idle: 400 });
    for (const round of [1, 2, 3]) {
      await crowd();
      await vi.waitFor(
        async () => {
          await new Promise((resolve) => setTimeout(resolve, 800));
          expect(await places(1), `round ${round}`).toEqual(['main']);
        },
        { timeout: 15_000 },
      );
    }
    expect(failed).not.toHaveBeenCalled();
  });
});
