/** Seconds after which it is worth trying again. */
const retrySeconds = 2;

/** The database cannot be asked just now, or did not answer in time. Nothing is wrong with the request. */
export class Outage extends Error {
  override name = 'Outage';
  /** Seconds after which it is worth trying again. */
  readonly seconds = retrySeconds;
}

/**
 * Conditions of PostgreSQL that pass: connections (08), resources (53), a lock or a statement that took too long, a
 * server that stops, starts or has become a replica, and transactions that got in one another's way.
 */
const passing = /^(?:08...|53...|57P0[0-5]|57014|55P03|25P0[34]|25006|40001|40P01)$/;

/** Of the network below. */
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);

/** The driver gives these no code. */
const driver =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|The server does not support SSL|This socket has been ended)/;

/** Tells whether the database was unavailable, rather than given a bad query. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && code !== '') {
    // Files have some of these codes too, and a path beside them.
    if (network.has(code)) return Reflect.get(error, 'path') === undefined || code !== 'ENOENT';
    return passing.test(code);
  }
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  return driver.test(error.message);
}

/**
 * An error of the database's driver as an `Outage` when it is one, with the error as its cause; the error itself
 * otherwise.
 */
export function outageOr(error: unknown): unknown {
  return error instanceof Outage || !isPassing(error) ? error : outageBy(error);
}

/** The outage that an error causes where no other reason can be, as when no connection can be had. */
export function outageBy(error: unknown): Outage {
  const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
  return new Outage(`The database was not to be had: ${reason}`, { cause: error });
}
