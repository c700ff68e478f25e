import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { placedSchema, readyBuyer, type ReadyBuyer } from '../checkout.ts';
import type { KillableServer } from './killable-server.ts';

/** Visitors who pay at the same time. */
const together = 6;
/** Milliseconds between one repeat of a lost call and the next. */
const repeat = 100;
/** Milliseconds of serving before a process is killed: another moment of the checkouts each time. */
const moments = [40, 90, 150, 230, 340, 470];

/** Milliseconds for a job to take money that was authorised when its process was killed. */
const settling = 60_000;

/** The books after the kills. */
export interface KillOutcome {
  /** Orders that a visitor was told of. */
  readonly placed: number;
  /** Of these, those that are not there. */
  readonly lost: number;
  /** Visitors with more than one order. */
  readonly twice: number;
  /** Visitors with an order whose card was charged not at all or more than once. */
  readonly wrongMoney: number;
}

/** Options of {@link killWhilePaying}. */
export interface KillOptions {
  readonly server: KillableServer;
  readonly host: string;
  readonly client: pg.Client;
  readonly division: number;
  readonly kills: number;
}

/** Repeats a call, with the same key, until the server has said yes. */
async function placed(buyer: ReadyBuyer, origin: string): Promise<string> {
  for (;;) {
    const answer = await buyer.place(origin).catch(() => null);
    const told = placedSchema.safeParse(answer?.body);
    if (told.success) return told.data.orderHash;
    await pause(repeat);
  }
}

/** Repeats a preparation until it went through: nothing of it was promised to anyone. */
async function ready(origin: string, host: string, n: number): Promise<ReadyBuyer> {
  const email = `kill${n}@bench.example`;
  const lines = [{ productUrl: `product-${20 + (n % 70)}`, productSize: 'M' }];
  for (;;) {
    const buyer = await readyBuyer(origin, host, { email, lines, from: `127.2.${n >> 8}.${n & 255}` }).catch(
      () => null,
    );
    if (buyer) return buyer;
    await pause(repeat);
  }
}

/** Kills a process again and again while visitors pay, and then compares what they were told with the books. */
export async function killWhilePaying(options: KillOptions): Promise<KillOutcome> {
  const { server, host, client, division, kills } = options;
  const acknowledged = new Map<string, string>();
  const over = new AbortController();
  let next = 0;
  const shop = async (): Promise<void> => {
    while (!over.signal.aborted) {
      next += 1;
      const buyer = await ready(server.origin, host, next);
      acknowledged.set(buyer.email, await placed(buyer, server.origin));
    }
  };
  const shoppers = Array.from({ length: together }, shop);
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(moments[killed % moments.length]);
    await server.kill();
    await server.start();
  }
  over.abort();
  await Promise.all(shoppers);
  const deadline = performance.now() + settling;
  for (;;) {
    const books = await readBooks(client, division);
    const outcome = compare(acknowledged, books);
    if (outcome.wrongMoney === 0 || performance.now() > deadline) return outcome;
    await pause(repeat);
  }
}

interface Booked {
  readonly email: string;
  readonly hashes: readonly string[];
  readonly charges: string;
}

async function readBooks(client: pg.Client, division: number): Promise<readonly Booked[]> {
  const { rows } = await client.query<Booked>(
    `SELECT o.email, array_agg(DISTINCT o.hash) AS hashes,
       (SELECT count(DISTINCT p.id) FROM checkout_attempts c JOIN test_processor p ON p.id = c.payment_intent OR p.idempotency_key = c.id::text
        WHERE c.request->'body'->'contact'->>'email' = o.email AND p.data->>'status' = 'succeeded') AS charges
     FROM orders o WHERE o.division_id = $1 AND o.email LIKE 'kill%' AND o.status <> 'draft' GROUP BY o.email`,
    [division],
  );
  return rows;
}

function compare(acknowledged: ReadonlyMap<string, string>, rows: readonly Booked[]): KillOutcome {
  const books = new Map(rows.map((row) => [row.email, row]));
  return {
    placed: acknowledged.size,
    lost: [...acknowledged].filter(([email, hash]) => !books.get(email)?.hashes.includes(hash)).length,
    twice: rows.filter(({ hashes }) => hashes.length > 1).length,
    wrongMoney: rows.filter(({ charges }) => Number(charges) !== 1).length,
  };
}
