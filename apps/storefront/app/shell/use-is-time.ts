import { useEffect, useState } from 'react';

/** Longest time that a timer of a browser waits, in milliseconds. */
const longest = 2 ** 31 - 1;

const isWithin = (from: string | null, until: string | null, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));

/**
 * Tells whether it is time to show something, and turns when its time begins or ends while the page is open. The server
 * makes pages anew at that time; a page that was made just before is set right here.
 *
 * @param from - ISO time from which it is shown; null: from ever
 * @param until - ISO time until which it is shown; null: for ever
 */
export function useIsTime(from: string | null, until: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (from === null && until === null) return undefined;
    const next = [from, until]
      .flatMap((time) => (time === null ? [] : [Date.parse(time) - Date.now()]))
      .filter((left) => left > 0);
    if (next.length === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(longest, ...next) + 1);
    return () => clearTimeout(timer);
  }, [from, until, now]);
  return isWithin(from, until, now);
}
