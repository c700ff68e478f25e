import { availableParallelism } from 'node:os';
import type { RenderLoad } from '../../telemetry/meters.ts';
import type { RenderPage } from '../page-request.ts';
import { startRenderThread, type RenderThread } from './render-thread-handle.ts';

/** Pages that are rendered in threads. */
export interface RenderThreads {
  readonly render: RenderPage;
  /**
   * Starts all threads, one after the other, and lets them stay: for a server that does little else.
   *
   * @param rehearse - told of each thread that has started; the next one starts when it is done
   */
  readonly standBy: (rehearse: (thread: RenderThread) => Promise<void>) => Promise<void>;
  /** How much there is to do just now. */
  readonly load: () => RenderLoad;
  readonly close: () => Promise<void>;
}

/** How rendering is shared out. */
export interface RenderThreadsOptions {
  /** Renders in the main thread. */
  readonly here: RenderPage;
  /** The storefront's server build, for the other threads. */
  readonly build: string;
  /** Most threads beside the main one; without: one fewer than there are cores, four at most. */
  readonly limit?: number;
  /** Milliseconds without a page after which a thread ends; without: a minute. */
  readonly idle?: number;
  /** Told when a thread has failed. */
  readonly failed: (fault: unknown) => void;
}

/**
 * Milliseconds between two pages that make a crowd. What a page shows lies in memory mostly, so that it is rendered in
 * one go: those who ask at the same moment are heard one after another.
 */
const soon = 15;

/** Milliseconds for which no thread is started after one has failed: the next would likely fail too. */
const rest = 1000;

/** The main thread has a core to itself: with a thread for each they take turns, and what they had in the caches goes each time. */
const coresToUse = (): number => Math.min(availableParallelism() - 1, 4);

/**
 * Renders pages in the main thread while they come one by one, and in others as soon as several are wanted at once: a
 * page takes some milliseconds in which the main thread would answer nobody. A thread costs memory, so it starts with
 * the first crowd and ends when there was nothing to do for a while.
 */
export function renderThreads({
  here,
  build,
  limit = coresToUse(),
  idle = 60_000,
  failed,
}: RenderThreadsOptions): RenderThreads {
  const threads = new Set<RenderThread>();
  let renderedHere = 0;
  let lastRendered = -Infinity;
  let notBefore = 0;
  let standing = false;
  let closed = false;

  function leastBusy(): RenderThread | undefined {
    let found: RenderThread | undefined;
    for (const thread of threads) {
      if (thread.ready && (!found || thread.pages < found.pages)) found = thread;
    }
    return found;
  }

  function startAnother(): void {
    const starting = [...threads].some(({ ready }) => !ready);
    if (closed || starting || threads.size >= limit || performance.now() < notBefore) return;
    const ended = (thread: RenderThread, fault: unknown): void => {
      threads.delete(thread);
      if (fault === undefined) return;
      failed(fault);
      notBefore = performance.now() + rest;
    };
    threads.add(startRenderThread({ build, idle: standing ? null : idle, ended }));
  }

  return {
    render: async (request, call) => {
      const thread = leastBusy();
      if (thread) {
        if (thread.pages > 0) startAnother();
        return thread.render(request, call);
      }
      if (renderedHere > 0 || performance.now() - lastRendered < soon) startAnother();
      renderedHere += 1;
      try {
        return await here(request, call);
      } finally {
        renderedHere -= 1;
        lastRendered = performance.now();
      }
    },
    standBy: async (rehearse) => {
      standing = true;
      for (let count = 0; count < limit; count += 1) {
        startAnother();
        const newest = [...threads].at(-1);
        await newest?.started;
        if (!newest?.ready) continue;
        await rehearse(newest).catch((error: unknown) => {
          if (!closed) throw error;
        });
      }
    },
    load: () => {
      const pages = [...threads].map((thread) => thread.pages);
      return {
        threads: threads.size,
        busy: pages.filter((count) => count > 0).length,
        waiting: pages.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
        here: renderedHere,
      };
    },
    close: async () => {
      closed = true;
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}
