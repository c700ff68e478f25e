import { Worker } from 'node:worker_threads';
import type { InProcessAnswer, InProcessCall } from '../../http/call-in-process.ts';
import type { PageRequest, RenderedPage } from '../page-request.ts';
import { batched } from './batched.ts';
import { knownFiles } from './known-files.ts';
import { toldTexts } from './known-texts.ts';
import type { CallAnswer, FromThread, PageCall, SentAnswer, ThreadData, ToThread } from './messages.ts';

/** A thread that renders pages, seen from the main thread. */
export interface RenderThread {
  /** It has loaded the storefront. */
  readonly ready: boolean;
  /** Pages that it has been given and not handed back. */
  readonly pages: number;
  /** Until it has loaded the storefront, or has ended. */
  readonly started: Promise<void>;
  render(request: PageRequest, call: InProcessCall): Promise<RenderedPage>;
  /** Collects its garbage and gives the memory back, for when nobody waits for a page. */
  tidy(): void;
  close(): Promise<void>;
}

/** How a thread is started. */
export interface ThreadOptions extends ThreadData {
  /** Milliseconds without a page after which the thread ends and gives its memory back; null: it stays. */
  readonly idle: number | null;
  /** Called once when the thread has ended; `fault` is what it ended of, undefined when it was not needed any more. */
  readonly ended: (thread: RenderThread, fault: unknown) => void;
}

interface Job extends PromiseWithResolvers<RenderedPage> {
  readonly call: InProcessCall;
}

/** From sources the thread is a source too, and reads other packages' sources. */
const fromSource = import.meta.url.endsWith('.ts');
const entry = new URL(fromSource ? './render-thread.ts' : './render-thread.js', import.meta.url);
/** A thread's young objects in megabytes: a page makes many, and they are gone with it. */
const youngMegabytes = 64;

/** Starts a thread. */
export function startRenderThread({ build, idle, ended }: ThreadOptions): RenderThread {
  const data: ThreadData = { build };
  const worker = new Worker(entry, {
    name: 'render',
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes },
    ...(fromSource ? { execArgv: ['--conditions=@omnis/source'] } : {}),
  });
  worker.unref();
  const jobs = new Map<number, Job>();
  const started = Promise.withResolvers<void>();
  let count = 0;
  let ready = false;
  let fault: unknown;
  let dismissed = false;
  let gone = false;
  let timer: NodeJS.Timeout | undefined;
  const endedError = (): Error => new Error('The thread that rendered this page has ended', { cause: fault });
  const say = (message: ToThread): void => worker.postMessage(message, []);
  const texts = toldTexts();
  const files = knownFiles();
  const reply = batched<CallAnswer>((answers) =>
    say({ type: 'answers', forgotten: texts.forgotten(), answers }),
  );

  function sent(answer: InProcessAnswer): SentAnswer {
    if (!answer.ok) return answer;
    const text = texts.tell(answer.json);
    return text ? { ok: true, text } : { ok: true, json: answer.json };
  }

  function answerCall({ page, call, name, input }: PageCall): void {
    jobs
      .get(page)
      ?.call(name, input)
      .then((answer) => reply({ call, answer: sent(answer) }))
      .catch((error: unknown) => say({ type: 'threw', call, error }));
  }

  async function dismiss(): Promise<void> {
    dismissed = true;
    // No page is given to a thread that ends.
    ready = false;
    await worker.terminate();
  }

  function take(page: number): Job | undefined {
    const job = jobs.get(page);
    jobs.delete(page);
    timer?.refresh();
    return job;
  }

  worker.on('message', (message: FromThread) => {
    switch (message.type) {
      case 'ready':
        ready = !dismissed;
        started.resolve();
        if (idle === null) return;
        timer = setTimeout(() => {
          if (jobs.size === 0) void dismiss();
        }, idle).unref();
        return;
      case 'calls':
        for (const call of message.calls) answerCall(call);
        return;
      case 'rendered': {
        // Also where nobody waits any more: later pages name these files.
        const page = { ...message.result, files: message.result.files.map(files.read) };
        files.forget(message.forgotten);
        take(message.page)?.resolve(page);
        return;
      }
      case 'failed':
        take(message.page)?.reject(message.error);
    }
  });
  worker.on('error', (error) => {
    fault = error;
  });
  worker.once('exit', (code) => {
    clearTimeout(timer);
    ready = false;
    gone = true;
    started.resolve();
    if (!dismissed) fault ??= new Error(`A render thread ended by itself, with ${code}`);
    for (const { reject } of jobs.values()) reject(endedError());
    jobs.clear();
    ended(thread, fault);
  });

  const thread: RenderThread = {
    get ready() {
      return ready;
    },
    get pages() {
      return jobs.size;
    },
    started: started.promise,
    render: async (request, call) => {
      if (gone) throw endedError();
      const page = (count += 1);
      const job: Job = { ...Promise.withResolvers<RenderedPage>(), call };
      jobs.set(page, job);
      say({ type: 'render', page, request });
      return job.promise;
    },
    tidy: () => say({ type: 'tidy' }),
    close: dismiss,
  };
  return thread;
}
