import type { z } from 'zod';

/** A kind of job: its name, its data, how often it is tried and how many run at once. */
export interface JobKind<T> {
  readonly name: string;
  /** Purpose of the job, as staff read it in atlas: “Send an email”. The name is used where there is none. */
  readonly title?: string;
  readonly schema: z.ZodType<T>;
  /** How often it is tried again, with growing pauses. */
  readonly retries: number;
  /** Seconds before the first repeat. */
  readonly retryDelay?: number;
  /** Number of jobs that a process runs at once, 1 to 100; `JOBS_CONCURRENCY` changes it. */
  readonly concurrency?: number;
  /**
   * The store that a job belongs to, null for the platform itself. Stores take turns, so this decides who waits for
   * whom. Without it, a job belongs to the store in its `division` or `divisionId`.
   */
  store?(data: T): number | null;
  /** Subject of a job, as staff may see it: no address, no token. Without it, the ids in its data. */
  subject?(data: T): string;
}

/** Number of jobs of a kind that a process runs at once unless the kind says otherwise. */
export const usualConcurrency = 2;

/** Facts that a running job knows about its try. */
export interface JobTry {
  /** 1 for the first try. */
  readonly attempt: number;
  /** Ends when the job has been given back or has taken too long: what it does then counts no more. */
  readonly signal: AbortSignal;
}

/**
 * A job that would fail in the same way however often it is tried: an address that is none, a refusal for good. It ends
 * at once, and its message is kept as the reason that staff read.
 */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** The store in what a job carries; null when it belongs to the platform. */
function storeIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('division' in data && typeof data.division === 'number') return data.division;
  if ('divisionId' in data && typeof data.divisionId === 'number') return data.divisionId;
  return null;
}

/** The store of a job; null when it belongs to the platform. */
export function storeOfJob<T>(kind: JobKind<T>, data: T): number | null {
  return kind.store ? kind.store(data) : storeIn(data);
}

/** Jobs that take turns with those of other groups: one group a store, one for the platform. */
export const groupOf = (store: number | null): string => (store === null ? 'platform' : String(store));

/** The store of a group; null for the platform. */
export const storeOfGroup = (group: string | null): number | null =>
  group !== null && /^\d+$/.test(group) ? Number(group) : null;
