import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { WebhookOutlet } from '../domains/webhooks/post-webhook.ts';

/** A request that has arrived at a {@link WebhookServer}. */
export interface ArrivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that is told of a store's events, as an owner has one. */
export interface WebhookServer {
  readonly url: string;
  /** Lets the platform reach it, which is on this machine and has no certificate. */
  readonly outlet: WebhookOutlet;
  readonly arrived: ArrivedWebhook[];
  /** Sets the answer from now on. */
  answers(status: number, text: string, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Starts a server that is told of events. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const arrived: ArrivedWebhook[] = [];
  let answer: { status: number; text: string; headers: Readonly<Record<string, string>> } = {
    status: 200,
    text: 'ok',
    headers: {},
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(answer.status, answer.headers).end(answer.text);
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    outlet: { plain: true, allow: (target) => target.address === '127.0.0.1' && target.port === port },
    arrived,
    answers: (status, text, headers = {}) => void (answer = { status, text, headers }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
  };
}
