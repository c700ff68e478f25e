/** A mail server that shows what it has received, as `/dev/outbox/` does outside of production. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readEmail } from '../../../apps/server/src/testing/read-email.ts';
import { startSmtpSink } from '../../../apps/server/src/testing/smtp-sink.ts';

/** A mail server of the journeys. */
export interface Outbox {
  /** For `SMTP_URL`. */
  readonly smtp: string;
  /** Where `support/mail.ts` reads the emails, newest first. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts it on free ports. */
export async function startOutbox(): Promise<Outbox> {
  const sink = await startSmtpSink();
  const server = createServer((_request, response) => {
    const emails = sink.messages.toReversed().map(readEmail);
    Promise.all(emails).then(
      (items) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ items })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The outbox has no port');
  return {
    smtp: sink.url,
    url: `http://127.0.0.1:${address.port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sink.close();
    },
  };
}
