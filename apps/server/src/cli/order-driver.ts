import { Readable } from 'node:stream';
import { errorSchema } from '@omnis/contract';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { callControl, findServer } from '../control/control-client.ts';
import { orders, type OrderName } from '../control/orders.ts';
import { openPlatform } from './open.ts';

/** The server or a rule refused; the message has a line for every field that is wrong. */
export class OrderRefused extends Error {
  override name = 'OrderRefused';
  readonly code: string;

  constructor({ message, errors, code }: z.output<typeof errorSchema>, flagOf: (field: string) => string) {
    super(
      errors.length === 0
        ? message
        : errors
            .map((error) => `${error.field === '' ? '' : `${flagOf(error.field)}: `}${error.message}`)
            .join('\n'),
    );
    this.code = code;
  }
}

/**
 * Has an order carried out: by the running server of the data folder when there is one, since the embedded database has
 * one user at a time, else here.
 *
 * @param schema - of the answer
 * @param flagOf - what a field is called on the command line
 * @throws {OrderRefused} naming every flag that is wrong
 */
export async function giveOrder<S extends z.ZodType>(
  config: Config,
  {
    name,
    input,
    schema,
    flagOf = (field) => field,
  }: {
    name: OrderName;
    input: Readonly<Record<string, unknown>>;
    schema: S;
    flagOf?: (field: string) => string;
  },
): Promise<z.output<S>> {
  const point = await findServer(config.dataDir);
  if (point) {
    const { status, json } = await callControl(point, {
      method: 'POST',
      path: `/omnis/control/orders/${name}`,
      query: {},
      body: Readable.from([JSON.stringify(input)]),
    });
    if (status >= 400) throw new OrderRefused(errorSchema.parse(json), flagOf);
    return schema.parse(json);
  }
  const { core, services } = await openPlatform(config);
  try {
    // The next server that starts sends the email.
    await core.jobs.start();
    const result = await orders[name](services, input);
    if (!result.ok)
      throw new OrderRefused({ message: result.message, errors: result.errors, code: result.code }, flagOf);
    return schema.parse(JSON.parse(JSON.stringify(result.value)));
  } finally {
    await core.jobs.stop();
    await core.database.close();
  }
}
