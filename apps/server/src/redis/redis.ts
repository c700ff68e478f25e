import type { FastifyBaseLogger } from 'fastify';
import type { RedisArgument } from '@redis/client';

/** Milliseconds that an answer may take: what is kept there can be made again in about that time. */
const patience = 50;

/** Answers in a row that did not come in time, after which nothing more is asked. */
const mostFailures = 3;

/** Milliseconds between tries to reach it again: the first, and the longest. */
const pauses = { first: 500, longest: 5000 } as const;

/** How Redis does just now. */
export interface RedisFigures {
  readonly isUp: boolean;
  /** Commands without an answer in time. */
  readonly failures: number;
}

/**
 * Redis, as something that may be missing at any moment. A slow or failing one is left alone after a few commands and
 * tried in the background, so that no request waits for it.
 */
export interface Redis {
  /** Carries out a command; undefined when there is no answer. Texts of the answer are buffers. */
  readonly command: (...args: readonly RedisArgument[]) => Promise<unknown>;
  /** Work for each time it is reached, before anything else is asked; it gets a way to ask. */
  onUp(work: (command: Redis['command'], isFirst: boolean) => Promise<void>): void;
  /** Hears what is published on a channel. */
  subscribe(channel: string, hear: (text: string) => void): void;
  onClose(work: () => Promise<void>): void;
  figures(): RedisFigures;
  /** Begins to reach for it. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The part of the client that is used. */
interface Client {
  readonly isOpen: boolean;
  connect(): Promise<unknown>;
  subscribe(channel: string, hear: (text: string) => void): Promise<void>;
  sendCommand(
    args: readonly RedisArgument[],
    options: { typeMapping: Record<number, typeof Buffer> },
  ): Promise<unknown>;
  destroy(): void;
}

/** An answer that came too late, or work that came in time. */
async function inTime<T>(work: Promise<T>, milliseconds = patience): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // A busy process finds its timer due before it has read the answer: it reads first.
      setImmediate(() => reject(new Error(`no answer in ${milliseconds} ms`)));
    }, milliseconds).unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Redis at an address; the client is loaded here, so that a process without it does not hold it. */
export async function createRedis(address: string, logger: FastifyBaseLogger): Promise<Redis> {
  const { createClient, ErrorReply, RESP_TYPES } = await import('@redis/client');
  const whenUp: ((command: Redis['command'], isFirst: boolean) => Promise<void>)[] = [];
  const whenClosed: (() => Promise<void>)[] = [];
  const channels = new Map<string, (text: string) => void>();
  let clients: readonly Client[] = [];
  let asked: Client | null = null;
  let inARow = 0;
  let failures = 0;
  let isTold: 'up' | 'down' | null = null;
  let wasUp = false;
  let isClosed = false;
  let pause: number = pauses.first;
  let retry: NodeJS.Timeout | undefined;

  function open(): Client {
    const client = createClient({
      url: address,
      RESP: 2,
      modules: {},
      functions: {},
      scripts: {},
      disableOfflineQueue: true,
      socket: { connectTimeout: 1000, reconnectStrategy: false },
    });
    client.on('error', (error: unknown) => lost(client, error));
    client.on('end', () => lost(client, new Error('the connection has ended')));
    client.unref();
    return client;
  }

  function drop(): void {
    const dropped = clients;
    clients = [];
    asked = null;
    for (const client of dropped) if (client.isOpen) client.destroy();
  }

  function lost(client: Client | null, error: unknown): void {
    if (isClosed || (client !== null && !clients.includes(client))) return;
    drop();
    // Its message may hold no address, and so no password.
    if (isTold !== 'down')
      logger.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'Redis cannot be used; this process goes on without it',
      );
    isTold = 'down';
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), pause).unref();
    pause = Math.min(pause * 2, pauses.longest);
  }

  const ask = (client: Client, args: readonly RedisArgument[]): Promise<unknown> =>
    client.sendCommand([...args], { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } });

  async function connect(): Promise<void> {
    const [client, ears] = [open(), open()];
    clients = [client, ears];
    try {
      await inTime(Promise.all([client.connect(), ears.connect()]), 1500);
      for (const [channel, hear] of channels) await inTime(ears.subscribe(channel, hear));
      // One quick answer may be luck.
      for (let time = 0; time < 3; time += 1) await inTime(ask(client, ['PING']));
      for (const work of whenUp) await work((...args) => inTime(ask(client, args)), !wasUp);
    } catch (error) {
      lost(client, error);
      return;
    }
    if (isClosed || clients[0] !== client) return;
    if (isTold === 'down') logger.warn('Redis is used again');
    isTold = 'up';
    wasUp = true;
    inARow = 0;
    pause = pauses.first;
    asked = client;
  }

  return {
    command: async (...args) => {
      const client = asked;
      if (client === null) return undefined;
      try {
        const answer = await inTime(ask(client, args));
        inARow = 0;
        return answer;
      } catch (error) {
        failures += 1;
        // It has answered, and said no: out of memory, for instance.
        if (error instanceof ErrorReply) return undefined;
        inARow += 1;
        if (inARow >= mostFailures) lost(client, error);
        return undefined;
      }
    },
    onUp: (work) => {
      whenUp.push(work);
    },
    subscribe: (channel, hear) => {
      channels.set(channel, hear);
    },
    onClose: (work) => {
      whenClosed.push(work);
    },
    figures: () => ({ isUp: asked !== null, failures }),
    start: connect,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      for (const work of whenClosed) await work();
      drop();
    },
  };
}
