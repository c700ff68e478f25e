import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockProblem } from '../environment/environment.ts';
import { lazyBlock, type BlockModule } from '../registry/block-component.ts';
import type { BlockProps } from '../registry/block-type.ts';
import type { ShownTypes } from '../registry/shown-types.ts';
import { testEnvironment } from '../testing/environment.tsx';
import { loadBlockTypes } from './load-block-types.ts';
import { PageView } from './page-view.tsx';

const words = (name: string) =>
  function Words({ block }: BlockProps): ReactElement {
    return <button type="button">{`${name} ${String(block.properties['text'])}`}</button>;
  };

/** Types whose code comes when the test says so. */
function setting(names: readonly string[]) {
  const answers = new Map<string, ReturnType<typeof Promise.withResolvers<BlockModule>>[]>();
  const types = new Map(
    names.map((name) => [
      name,
      {
        name,
        component: lazyBlock(() => {
          const answer = Promise.withResolvers<BlockModule>();
          answers.set(name, [...(answers.get(name) ?? []), answer]);
          return answer.promise;
        }),
      },
    ]),
  );
  const registry: ShownTypes = { get: (name) => types.get(name) };
  return {
    registry,
    asked: (name: string): number => answers.get(name)?.length ?? 0,
    arrive: (name: string): void =>
      answers
        .get(name)
        ?.at(-1)
        ?.resolve({ default: words(name) }),
    fail: (name: string): void => answers.get(name)?.at(-1)?.reject(new TypeError('offline')),
  };
}

const ready: ShownTypes = { get: (name) => ({ name, component: words(name) }) };
const page = {
  blocks: [
    { type: 'a', properties: { text: 'one' } },
    { type: 'b', properties: { text: 'two' } },
    { type: 'a', properties: { text: 'three' } },
  ],
};
const all = 'a oneb twoa three';

describe('B28 loading', () => {
  let host: HTMLDivElement;
  let root: Root | undefined;
  const problems: BlockProblem[] = [];
  const recovered: unknown[] = [];
  const environment = testEnvironment({ report: (problem) => void problems.push(problem) });
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const view = (registry: ShownTypes) => (
    <PageView page={page} environment={environment} registry={registry} />
  );
  /** Messages of React; server and browser in one process share their contexts. */
  const said = (): unknown[] => [
    ...errors.mock.calls.filter(([message]) => !/multiple renderers/.test(String(message))),
    ...recovered,
  ];
  /** Renders the HTML of a server and hydrates it, as a browser does. */
  async function hydrate(registry: ShownTypes): Promise<void> {
    host.innerHTML = renderToString(view(ready));
    await act(async () => {
      root = hydrateRoot(host, view(registry), {
        onRecoverableError: (error) => void recovered.push(error),
      });
    });
  }

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    problems.length = 0;
    recovered.length = 0;
    errors.mockClear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    act(() => root?.unmount());
    root = undefined;
    host.remove();
    vi.useRealTimers();
  });

  it('B28 asks for the code of all types at once, each once', () => {
    const { registry, asked } = setting(['a', 'b', 'c']);
    void loadBlockTypes(page, { registry });
    void loadBlockTypes(page, { registry });
    expect(['a', 'b', 'c'].map(asked)).toEqual([1, 1, 0]);
  });

  it('B28 renders at once, as text, what has been loaded', async () => {
    const { registry, arrive } = setting(['a', 'b']);
    expect(renderToString(view(registry))).not.toContain('a one');
    const loaded = loadBlockTypes(page, { registry });
    arrive('a');
    arrive('b');
    expect(await loaded).toEqual([]);
    expect(renderToString(view(registry))).toBe(renderToString(view(ready)));
  });

  it('B28 a stream waits for the code and leaves nothing out', async () => {
    vi.useRealTimers();
    const { registry, arrive } = setting(['a', 'b']);
    const html = new Promise<string>((resolve) => {
      const { pipe } = renderToPipeableStream(view(registry), {
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
      });
    });
    setTimeout(() => {
      arrive('a');
      arrive('b');
    });
    const element = document.createElement('div');
    element.innerHTML = await html;
    expect(element.textContent).toBe(all);
  });

  it('B28 keeps the server’s HTML until each type comes to life, in whatever order', async () => {
    const { registry, asked, arrive } = setting(['a', 'b']);
    await hydrate(registry);
    const buttons = [...host.querySelectorAll('button')];
    expect(host.textContent).toBe(all);
    expect([asked('a'), asked('b')]).toEqual([1, 1]);
    await act(async () => arrive('b'));
    await act(async () => arrive('a'));
    expect(host.textContent).toBe(all);
    expect([...host.querySelectorAll('button')]).toEqual(buttons);
    expect(said()).toEqual([]);
  });

  it('B28 keeps the server’s HTML of a type whose code cannot be had, and reports it', async () => {
    const { registry, asked, arrive, fail } = setting(['a', 'b']);
    await hydrate(registry);
    const buttons = [...host.querySelectorAll('button')];
    await act(async () => arrive('a'));
    for (const pause of [0, 1000, 4000, 15_000]) {
      await act(async () => {
        await vi.advanceTimersByTimeAsync(pause);
        fail('b');
      });
    }
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked('b')).toBe(4);
    expect(host.textContent).toBe(all);
    expect([...host.querySelectorAll('button')]).toEqual(buttons);
    expect(problems).toMatchObject([{ code: 'load-failed', message: 'The b block could not be loaded' }]);
    expect(said()).toEqual([]);
  });

  it('B28 comes to life after a failure that passes', async () => {
    const { registry, arrive, fail } = setting(['a', 'b']);
    await hydrate(registry);
    await act(async () => {
      arrive('a');
      fail('b');
    });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(async () => arrive('b'));
    expect(host.textContent).toBe(all);
    expect(said()).toEqual([]);
  });

  it('B28 never rejects, whatever the page is', async () => {
    const { registry, fail } = setting(['a']);
    const loaded = loadBlockTypes({ blocks: [{ type: 'a' }] }, { registry });
    fail('a');
    expect(await loaded).toMatchObject([{ type: 'a' }]);
    for (const malformed of [null, 'x', { blocks: 'x' }, { blocks: [[], 4, { type: {} }] }]) {
      expect(await loadBlockTypes(malformed as object)).toEqual([]);
    }
  });
});
