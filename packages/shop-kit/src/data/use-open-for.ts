import { useEffect, useState } from 'react';

/** True once the page has been open for so many milliseconds, including navigation within it. */
export function useOpenFor(time: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, time - performance.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return isOver;
}
