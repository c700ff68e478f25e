import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Redis } from '../redis/redis.ts';

const ids = z.array(z.number().int());

const changeSchema = z.discriminatedUnion('kind', [
  /** A store, or what is set for it, and the hosts that it has now; without an id any of them may have changed. */
  z.object({
    kind: z.literal('stores'),
    id: z.number().int().optional(),
    hosts: z.array(z.string()).optional(),
  }),
  /** Settings for email and payments that are kept in the database. */
  z.object({ kind: z.literal('settings') }),
  z.object({ kind: z.literal('page'), division: z.number().int(), page: z.number().int() }),
  z.object({ kind: z.literal('blog'), division: z.number().int() }),
  z.object({ kind: z.literal('instagram'), division: z.number().int() }),
  z.object({ kind: z.literal('splitTests'), division: z.number().int() }),
  /** Products of a store; without ids any of them. */
  z.object({ kind: z.literal('products'), division: z.number().int(), ids: ids.optional() }),
  z.object({ kind: z.literal('stock'), division: z.number().int(), ids }),
  /** New jobs of these kinds wait. */
  z.object({ kind: z.literal('jobs'), kinds: z.array(z.string()) }),
  /** Live topics have news (`live/live-hub.ts`): names only, never content. */
  z.object({ kind: z.literal('live'), topics: z.array(z.string()) }),
]);

/** A change in the database to something that processes hold in memory. */
export type Change = z.output<typeof changeSchema>;

const noticeSchema = z.object({
  from: z.string(),
  /** Counts the notices of a process; a former release tells none. */
  number: z.number().int().optional(),
  change: changeSchema,
});

/** The channel over Redis, where there is one. */
const channel = 'omnis:changes';

/** Notices whose second arrival is known. */
const remembered = 2000;

/** Milliseconds after which a barrier is given up. */
const barrierEnds = 2000;

/** A notice holds less than 8000 bytes (PostgreSQL, NOTIFY); so many ids always fit. */
const mostIds = 400;

/** Tells the processes that share a database what one of them has changed, so that none goes on with what it remembers. */
export interface Changes {
  /** Tells the others; call after the commit. They hear of it within milliseconds. */
  tell(change: Change): Promise<void>;
  /** Says what follows from a change that another process has made. */
  on<K extends Change['kind']>(
    kind: K,
    follow: (change: Extract<Change, { kind: K }>) => Promise<void> | void,
  ): void;
  /** Says what follows when changes may have been missed, because the connection was lost. */
  onMissed(follow: () => Promise<void> | void): void;
  /**
   * Resolves once everything that was told before, by any process, has been heard here: the database gives out its
   * notices in the order of their commits.
   *
   * @throws Error when that takes 2 seconds
   */
  barrier(): Promise<void>;
  /** Begins to listen. */
  start(): Promise<void>;
}

type Follower = { readonly [K in Change['kind']]?: (change: Change) => Promise<void> | void };

function shortened(change: Change): Change {
  if ((change.kind !== 'products' && change.kind !== 'stock') || (change.ids ?? []).length <= mostIds)
    return change;
  return { kind: 'products', division: change.division };
}

/**
 * Changes over the database's own notices and, where there is a Redis, over that as well: whichever comes first is
 * followed, so that the loss of either delays nothing.
 */
export function createChanges(
  database: Pick<Database, 'notify' | 'listen'>,
  onError: (error: unknown) => void,
  redis: Redis | null = null,
): Changes {
  const self = randomUUID();
  const seen = new Set<string>();
  const barriers = new Map<number, () => void>();
  let told = 0;
  const followers: Follower[] = [];
  const whenMissed: (() => Promise<void> | void)[] = [];

  async function carryOut(work: readonly (() => Promise<void> | void)[]): Promise<void> {
    for (const each of work) {
      try {
        await each();
      } catch (error) {
        onError(error);
      }
    }
  }

  function isNew(notice: string): boolean {
    if (seen.has(notice)) return false;
    seen.add(notice);
    const [oldest] = seen;
    if (seen.size > remembered && oldest !== undefined) seen.delete(oldest);
    return true;
  }

  redis?.subscribe(channel, (text) => void hear(text).catch(onError));

  async function hear(text: string | null): Promise<void> {
    if (text === null) return carryOut(whenMissed);
    const { from, number, change } = noticeSchema.parse(JSON.parse(text));
    if (from === self) return barriers.get(number ?? 0)?.();
    if (number !== undefined && !isNew(`${from} ${number}`)) return undefined;
    return carryOut(followers.map((follower) => () => follower[change.kind]?.(change)));
  }

  return {
    tell: async (change) => {
      told += 1;
      const notice = JSON.stringify({ from: self, number: told, change: shortened(change) });
      void redis?.command('PUBLISH', channel, notice);
      try {
        await database.notify(notice);
      } catch (error) {
        // The change is committed and stays, so the caller is not told that the notice failed.
        onError(error);
      }
    },
    on: (kind, follow) => {
      followers.push({
        [kind]: (change: Change) => (isOfKind(change, kind) ? follow(change) : undefined),
      });
    },
    onMissed: (follow) => {
      whenMissed.push(follow);
    },
    barrier: async () => {
      told += 1;
      const number = told;
      let timer: NodeJS.Timeout | undefined;
      const heard = new Promise<void>((resolve, reject) => {
        barriers.set(number, resolve);
        timer = setTimeout(() => reject(new Error('Notices are not heard')), barrierEnds).unref();
      });
      heard.catch(() => undefined);
      try {
        // A change without content: every release knows it.
        await database.notify(JSON.stringify({ from: self, number, change: { kind: 'jobs', kinds: [] } }));
        await heard;
      } finally {
        clearTimeout(timer);
        barriers.delete(number);
      }
    },
    start: () => database.listen((text) => void hear(text).catch(onError)),
  };
}

function isOfKind<K extends Change['kind']>(change: Change, kind: K): change is Extract<Change, { kind: K }> {
  return change.kind === kind;
}
