/** A thread that renders pages: it has the storefront's code, and asks the main thread for all it has to know. */
import { parentPort, workerData } from 'node:worker_threads';
import type { InProcessAnswer } from '../../http/call-in-process.ts';
import { loadStorefront } from '../page-renderer.ts';
import type { PageRequest } from '../page-request.ts';
import { knownTexts } from './known-texts.ts';
import type { FromThread, SentAnswer, ThreadData, ToThread } from './messages.ts';

if (!parentPort) throw new Error('A render thread is started by the server');
const port = parentPort;
const { build }: ThreadData = workerData;
const say = (message: FromThread, transfer?: ArrayBuffer[]): void => port.postMessage(message, transfer);

const { render } = await loadStorefront(build);
const known = knownTexts();
const asked = new Map<number, PromiseWithResolvers<InProcessAnswer>>();
let calls = 0;

function read(answer: SentAnswer): InProcessAnswer {
  if (!answer.ok) return answer;
  const { text, value } = known(answer.json);
  return { ok: true, json: text, value };
}

async function renderPage(page: number, request: PageRequest): Promise<void> {
  try {
    const result = await render(request, (name, input) => {
      const call = (calls += 1);
      const answer = Promise.withResolvers<InProcessAnswer>();
      asked.set(call, answer);
      say({ type: 'call', page, call, name, input });
      return answer.promise;
    });
    const { buffer, byteLength } = result.body;
    // Given away, not copied, if nothing else lies in its memory.
    say({ type: 'rendered', page, result }, buffer.byteLength === byteLength ? [buffer] : []);
  } catch (error) {
    say({ type: 'failed', page, error });
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'render') {
    void renderPage(message.page, message.request);
    return;
  }
  const answer = asked.get(message.call);
  asked.delete(message.call);
  if (message.type === 'threw') answer?.reject(message.error);
  else answer?.resolve(read(message.answer));
});
say({ type: 'ready' });
