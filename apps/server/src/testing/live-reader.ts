import { request, type IncomingMessage } from 'node:http';
import { livePath } from '@omnis/contract';

/** An event of a stream. */
export interface LiveEvent {
  readonly event: string;
  readonly data: string;
}

/** A stream of live events as a test reads it. */
export interface LiveReader {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The events so far, as text. */
  readonly text: () => string;
  readonly events: () => LiveEvent[];
  /** Topics that had news, in the order in which they came. */
  readonly news: () => string[];
  /** Resolves once the text fits; rejects when the stream ends before. */
  readonly until: (fits: (reader: LiveReader) => boolean) => Promise<void>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  /** Leaves. */
  readonly close: () => void;
}

/** Where a stream is opened, and by whom. */
export interface LiveAsked {
  readonly port: number;
  readonly host: string;
  readonly cookies?: ReadonlyMap<string, string>;
  readonly topics: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

function eventsIn(text: string): LiveEvent[] {
  return text.split('\n\n').flatMap((part) => {
    const [, event = ''] = /^event: (.*)$/m.exec(part) ?? [];
    const [, data = ''] = /^data: (.*)$/m.exec(part) ?? [];
    return event === '' ? [] : [{ event, data }];
  });
}

/** Opens a stream of live events as `EventSource` does; also one that is refused. */
export function openLive({ port, host, cookies, topics, headers = {} }: LiveAsked): Promise<LiveReader> {
  const query = topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&');
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: `${livePath}?${query}`,
        agent: false,
        headers: {
          host,
          accept: 'text/event-stream',
          ...(cookies && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        const waiting = new Set<() => void>();
        const look = (): void => waiting.forEach((each) => each());
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          look();
        });
        const ended = new Promise<void>((done) => {
          response.once('close', done);
        });
        response.on('error', () => undefined);
        const reader: LiveReader = {
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: () => text,
          events: () => eventsIn(text),
          news: () => eventsIn(text).flatMap(({ event, data }) => (event === 'news' ? [data] : [])),
          until: (fits) =>
            new Promise((done, failed) => {
              const check = (): void => {
                if (!fits(reader)) return;
                waiting.delete(check);
                done();
              };
              waiting.add(check);
              void ended.then(() => failed(new Error(`The stream ended: ${text}`)));
              check();
            }),
          ended,
          close: () => call.destroy(),
        };
        resolve(reader);
      },
    );
    call.once('error', reject);
    call.end();
  });
}
