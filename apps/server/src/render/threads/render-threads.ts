import { availableParallelism } from 'node:os';
import type { RenderPage } from '../page-request.ts';
import { startRenderThread, type RenderThread } from './render-thread-handle.ts';

/** How rendering is shared out. */
export interface RenderThreadsOptions {
  /** Renders in the main thread. */
  readonly here: RenderPage;
  /** The storefront's server build, for the other threads. */
  readonly build: string;
  /** Most threads beside the main one; without: as many as there are cores, four at most, none for a single core. */
  readonly limit?: number;
  /** Milliseconds without a page after which a thread ends; without: a minute. */
  readonly idle?: number;
}

function coresToUse(): number {
  const cores = availableParallelism();
  return cores > 1 ? Math.min(cores, 4) : 0;
}

/**
 * Renders pages in the main thread while they come one by one, and in others as soon as several are wanted at once: a
 * page takes some milliseconds in which the main thread would answer nobody. A thread costs memory, so it starts with
 * the first crowd and ends when there was nothing to do for a while.
 */
export function renderThreads({ here, build, limit = coresToUse(), idle = 60_000 }: RenderThreadsOptions): {
  readonly render: RenderPage;
  readonly close: () => Promise<void>;
} {
  const threads = new Set<RenderThread>();
  let renderedHere = 0;

  function leastBusy(): RenderThread | undefined {
    let found: RenderThread | undefined;
    for (const thread of threads) {
      if (thread.ready && (!found || thread.pages < found.pages)) found = thread;
    }
    return found;
  }

  function startAnother(): void {
    const starting = [...threads].some(({ ready }) => !ready);
    if (starting || threads.size >= limit) return;
    threads.add(startRenderThread({ build, idle, ended: (gone) => threads.delete(gone) }));
  }

  return {
    render: async (request, call) => {
      const thread = leastBusy();
      if ((thread?.pages ?? renderedHere) > 0) startAnother();
      if (thread) return thread.render(request, call);
      renderedHere += 1;
      try {
        return await here(request, call);
      } finally {
        renderedHere -= 1;
      }
    },
    close: async () => {
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };
}
