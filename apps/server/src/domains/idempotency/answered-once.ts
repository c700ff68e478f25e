import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Answer, type Failure } from '../../http/answer.ts';
import type { CallContext } from '../../http/context.ts';
import type { RawInput, Route } from '../../http/route.ts';
import { hashedRequest } from './hashed-request.ts';
import { writeKey } from './written-once.ts';

/** How often a repeat looks for the answer of the request that still runs, and for how long: milliseconds. */
const wait = { each: 200, most: 10_000 };

/** Minutes after which a request without an answer counts as lost with its process, so that a repeat is made again. */
const lostAfter = 15;

const storedAnswer = z.object({ sealed: z.string() });

/** A key as the table holds it: the store and the hash of the key. */
interface KeyAt {
  readonly division: number;
  readonly keyHash: string;
}

const reused = (): Failure =>
  fail(
    'idempotency_key_reused',
    'This Idempotency-Key was used for something else. Use a new one.',
    'Idempotency-Key',
  );

const busy = (): Failure => ({
  ...fail('in_progress', 'This request is still being worked on. Wait a moment and try again.'),
  headers: { 'retry-after': '2' },
});

/** Takes a key for the request that is made now, one that is new or whose request was lost; false: it is another's. */
async function takeKey({ query }: Db, { division, keyHash }: KeyAt): Promise<boolean> {
  const taken = await query
    .insertInto('idempotency_keys')
    .values({ division_id: division, key_hash: keyHash, body_hash: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'key_hash'])
        .doUpdateSet({ written_at: sql<Date>`now()` })
        .where('idempotency_keys.answer', 'is', null)
        .where(
          'idempotency_keys.written_at',
          '<',
          sql<Date>`now() - ${sql.lit(`${lostAfter} minutes`)}::interval`,
        ),
    )
    .returning('key_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

async function readKey({ query }: Db, { division, keyHash }: KeyAt) {
  return query
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('division_id', '=', division)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

async function dropKey({ query }: Db, { division, keyHash }: KeyAt): Promise<void> {
  await query
    .deleteFrom('idempotency_keys')
    .where('division_id', '=', division)
    .where('key_hash', '=', keyHash)
    .execute();
}

/**
 * Answers a call of a store once for each `Idempotency-Key`: a repeat gets the answer of the first request, and one that
 * comes while the first runs waits for it. A request that fails leaves no key behind. The answer is sealed, for it may
 * hold addresses of people, and deleted with the key.
 *
 * For calls whose work is more than one transaction, such as uploads; others write the key in their own transaction
 * (`writtenOnce`), which holds even where the process ends between the write and the answer. A repeat after such an end
 * is made again here, after a quarter of an hour.
 */
export function createAnsweredOnce({ database, secrets }: Pick<Core, 'database' | 'secrets'>) {
  const sealedFor = ({ division, keyHash }: KeyAt): string =>
    `idempotency_keys.answer.${division}.${keyHash}`;

  /** The answer that a key has by now; null while its request runs, undefined when that failed. */
  async function answerOf(
    at: KeyAt,
    hash: () => Promise<string>,
  ): Promise<Answer<unknown> | null | undefined> {
    const row = await database.tenant(at.division, (db) => readKey(db, at));
    if (!row) return undefined;
    if (row.answer === null) return null;
    if (row.body_hash !== (await hash())) return reused();
    const value: unknown = JSON.parse(secrets.decrypt(storedAnswer.parse(row.answer).sealed, sealedFor(at)));
    return ok(value);
  }

  async function keep(at: KeyAt, hash: string, value: unknown): Promise<void> {
    const sealed = secrets.encrypt(JSON.stringify(value ?? null), sealedFor(at));
    await database.tenant(at.division, async ({ query }) =>
      query
        .updateTable('idempotency_keys')
        .set({ body_hash: hash, answer: JSON.stringify({ sealed }) })
        .where('division_id', '=', at.division)
        .where('key_hash', '=', at.keyHash)
        .execute(),
    );
  }

  return async (context: CallContext, route: Route, raw: RawInput): Promise<Answer<unknown>> => {
    const { division, visitor, idempotencyKey: key } = context;
    const once = writeKey({ call: route.name, actor: visitor.identity, key }, null);
    if (once === undefined) return route.run(context, raw);
    const at = { division: division.id, keyHash: once.keyHash };
    const request = hashedRequest(context, raw);
    const until = Date.now() + wait.most;
    while (!(await database.tenant(at.division, (db) => takeKey(db, at)))) {
      const answer = await answerOf(at, request.hash);
      if (answer) return answer;
      if (answer === null && Date.now() > until) return busy();
      await sleep(wait.each);
    }
    let isKept = false;
    try {
      const answer = await route.run(request.context, raw);
      if (answer.ok) {
        await keep(at, await request.hash(), answer.value);
        isKept = true;
      }
      return answer;
    } finally {
      if (!isKept) await database.tenant(at.division, (db) => dropKey(db, at));
    }
  };
}

/** Answers a call of a store once for each `Idempotency-Key`. */
export type AnsweredOnce = ReturnType<typeof createAnsweredOnce>;
