/** Cuts a list into pieces, so that a statement stays within the number of parameters that PostgreSQL takes. */
export function* batches<T>(rows: readonly T[], size = 500): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

const day = 24 * 60 * 60 * 1000;

/** A time some days before now. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}
