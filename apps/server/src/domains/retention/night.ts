const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The night whose work is due, as its day by UTC: today's once its time has come, yesterday's before.
 *
 * @param at - minutes after midnight, UTC, at which the work begins
 */
export function dueNight(now: number, at: number): string {
  return new Date(now - at * 60_000).toISOString().slice(0, 10);
}

/** Milliseconds until the next night's work is due. */
export function untilNextNight(now: number, at: number): number {
  const begun = Date.parse(`${dueNight(now, at)}T00:00:00Z`) + at * 60_000;
  return begun + dayMilliseconds - now;
}
