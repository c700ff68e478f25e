/** A thread that renders pages: it has the storefront's code, and asks the main thread for all it has to know. */
import { parentPort, workerData } from 'node:worker_threads';
import type { InProcessAnswer } from '../../http/call-in-process.ts';
import { JsonText } from '../../http/json-text.ts';
import { giveMemoryBack } from '../../plugins/tidying.ts';
import { ownMemory } from '../own-memory.ts';
import { loadStorefront } from '../page-renderer.ts';
import type { PageRequest } from '../page-request.ts';
import { batched } from './batched.ts';
import { toldFiles } from './known-files.ts';
import { knownTexts } from './known-texts.ts';
import type { FromThread, PageCall, SentAnswer, ThreadData, ToThread } from './messages.ts';

if (!parentPort) throw new Error('A render thread is started by the server');
const port = parentPort;
const { build }: ThreadData = workerData;
// Libraries ask for it hundreds of times a page, and Node's own looks each name up in the process.
process.env = { ...process.env };
const say = (message: FromThread, transfer?: ArrayBuffer[]): void => port.postMessage(message, transfer);

const { render } = await loadStorefront(build);
const known = knownTexts();
const files = toldFiles();
const ask = batched<PageCall>((all) => say({ type: 'calls', calls: all }));
const asked = new Map<number, PromiseWithResolvers<InProcessAnswer>>();
let calls = 0;

function read(answer: SentAnswer): InProcessAnswer {
  if (!answer.ok) return answer;
  const { text, value } = 'text' in answer ? known.read(answer.text) : new JsonText(answer.json);
  return { ok: true, json: text, value };
}

function take(call: number): PromiseWithResolvers<InProcessAnswer> | undefined {
  const answer = asked.get(call);
  asked.delete(call);
  return answer;
}

async function renderPage(page: number, request: PageRequest): Promise<void> {
  try {
    const rendered = await render(request, (name, input) => {
      const call = (calls += 1);
      const answer = Promise.withResolvers<InProcessAnswer>();
      asked.set(call, answer);
      ask({ page, call, name, input });
      return answer.promise;
    });
    const memory = ownMemory(rendered.body);
    const result = { ...rendered, files: rendered.files.map(files.tell) };
    // Given away, not copied, where it can be.
    say({ type: 'rendered', page, result, forgotten: files.forgotten() }, memory ? [memory] : []);
  } catch (error) {
    say({ type: 'failed', page, error });
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'render') {
    void renderPage(message.page, message.request);
    return;
  }
  if (message.type === 'tidy') {
    void giveMemoryBack();
    return;
  }
  if (message.type === 'threw') {
    take(message.call)?.reject(message.error);
    return;
  }
  for (const { call, answer } of message.answers) take(call)?.resolve(read(answer));
  known.forget(message.forgotten);
});
say({ type: 'ready' });
