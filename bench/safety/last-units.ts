import type pg from 'pg';
import { placedSchema, readyBuyer } from '../checkout.ts';
import type { KillableServer } from './killable-server.ts';

/** Visitors who want the same unit. */
const buyers = 60;

/** Options of {@link raceForLastUnits}. */
export interface RaceOptions {
  readonly servers: readonly [KillableServer, KillableServer];
  readonly host: string;
  readonly client: pg.Client;
  readonly division: number;
  readonly races: number;
}

/** Units that were sold in each race, and whatever is not an answer to a shopper. */
export interface RaceOutcome {
  readonly sold: readonly number[];
  readonly faults: readonly string[];
}

/** Lets visitors at two processes press Pay for the last unit of a size at the same moment. */
export async function raceForLastUnits(options: RaceOptions): Promise<RaceOutcome> {
  const { servers, host, client, division, races } = options;
  const sold: number[] = [];
  const faults: string[] = [];
  for (let race = 1; race <= races; race += 1) {
    const productUrl = `product-${race}`;
    await client.query(
      `UPDATE variants v SET stock = 1 FROM products p
       WHERE v.division_id = $1 AND p.division_id = v.division_id AND p.id = v.product_id AND p.url_name = $2
         AND v.colour = 'Black' AND v.size = 'S'`,
      [division, productUrl],
    );
    const ready = await Promise.all(
      Array.from({ length: buyers }, (_, n) =>
        readyBuyer(servers[n % 2 === 0 ? 0 : 1].origin, host, {
          email: `race${race}-${n}@bench.example`,
          lines: [{ productUrl, productSize: 'S' }],
          from: `127.3.${race}.${n + 1}`,
        }),
      ),
    );
    const answers = await Promise.all(
      ready.map((buyer, n) => buyer.place(servers[n % 2 === 0 ? 1 : 0].origin)),
    );
    const winners = answers.filter(({ body }) => placedSchema.safeParse(body).success);
    for (const { status, body } of answers)
      if (status >= 500) faults.push(`${status}: ${JSON.stringify(body).slice(0, 200)}`);
    const { rows } = await client.query<{ units: string }>(
      `SELECT coalesce(sum(l.quantity), 0) AS units FROM orders o JOIN order_items l ON l.division_id = o.division_id AND l.order_id = o.id
       WHERE o.division_id = $1 AND o.email LIKE $2 AND o.status NOT IN ('draft', 'cancelled')`,
      [division, `race${race}-%`],
    );
    const units = Number(rows[0]?.units);
    if (winners.length !== units)
      faults.push(`race ${race}: ${winners.length} were told, ${units} are booked`);
    sold.push(units);
  }
  return { sold, faults };
}
