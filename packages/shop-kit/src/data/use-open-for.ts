import { useEffect, useState } from 'react';

/** Whether the page has been open for so many milliseconds, moving about in it included. */
export function useOpenFor(time: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, time - performance.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return isOver;
}
