import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: what is shown are minutes. */
const look = 15_000;

/** Whole seconds since a moment of this browser's clock, told a few times a minute. */
export function useElapsed(since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), look);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}
