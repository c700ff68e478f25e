import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { fail, ok, type Result } from './answer.ts';

/** Query of a list that is paged by cursor, or by number (contract `cursorQuery`). */
export interface ListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** The part of a list that was asked for: so many rows, behind a place or from an offset. */
export interface ListPart<P> {
  readonly limit: number;
  readonly offset: number;
  /** Where the page before ended; null: the list is read from `offset` on. */
  readonly after: P | null;
}

/** Reads which part of a list is asked for; a cursor that is not one of this list is refused with 422. */
export function listPart<P>(
  { page, perPage, limit = perPage, cursor }: ListQuery,
  placeSchema: z.ZodType<P>,
): Result<ListPart<P>> {
  if (cursor === undefined) return ok({ limit, offset: (page - 1) * limit, after: null });
  try {
    const after = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return ok({ limit, offset: 0, after });
  } catch {
    return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
  }
}

/** The rows of a page out of those that were read, one more than the page has, and the cursor behind it. */
export function pageOfRows<T>(
  rows: readonly T[],
  limit: number,
  placeOf: (row: T) => unknown,
): { readonly rows: readonly T[]; readonly next: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last === undefined ? null : Buffer.from(JSON.stringify(placeOf(last))).toString('base64url');
  return { rows: shown, next };
}

/** The time of a row as the database writes it, to the microsecond, and its id. */
export type NewestPlace = readonly [at: string, id: string];

const writtenTime = z.string().regex(/^[\d :.+-]{10,40}$/);

/** Places of a list of rows with a UUID, newest first. */
export const newestPlace = z.tuple([writtenTime, z.uuid()]);

/** Places of a list of rows with another text for an id, newest first. */
export const newestTextPlace = z.tuple([writtenTime, z.string().max(100)]);

/** Condition for the rows behind a place, of a list that is ordered by a time, the newest first, and then by id. */
export function behindNewest(
  columns: { readonly at: string; readonly id: string; readonly type: 'uuid' | 'text' },
  [at, id]: NewestPlace,
): RawBuilder<boolean> {
  const time = sql`${at}::timestamptz`;
  const ref = sql.ref(columns.at);
  return sql<boolean>`(${ref} <= ${time} AND (${ref} < ${time} OR ${sql.ref(columns.id)} > ${id}::${sql.raw(columns.type)}))`;
}

/** The rows of a list in memory, in their order, that come behind a place. */
export const behind = <T, P>(rows: readonly T[], after: P | null, compare: (row: T, place: P) => number) =>
  after === null ? rows : rows.filter((row) => compare(row, after) > 0);
