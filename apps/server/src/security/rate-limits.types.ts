/** A limit: how many tries in how many seconds. */
export interface RateLimit {
  max: number;
  seconds: number;
}

/** Tries counted in the database, so that they outlast restarts and hold over processes. */
export interface RateLimits {
  /** Counts a try. Seconds to wait when it is one too many, else 0. */
  hit(key: string, limit: RateLimit): Promise<number>;
  /** Seconds to wait when no try is left, else 0; counts nothing. */
  wait(key: string, limit: RateLimit): Promise<number>;
  /** The same of several at once, in one query: the longest time to wait, or 0. */
  longestWait(limits: readonly (readonly [key: string, limit: RateLimit])[]): Promise<number>;
  /** Tries counted within the window that is open now. */
  tries(key: string): Promise<number>;
  /** Takes back one try that was none; false when none is counted. */
  giveBack(key: string): Promise<boolean>;
  /** Forgets the tries, after one that went well. */
  clear(key: string): Promise<void>;
}
