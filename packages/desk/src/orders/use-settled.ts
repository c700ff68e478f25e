import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a moment, so that each key does not ask the server. */
export function useSettled<T>(value: T, { same, ms = 300 }: { same: string; ms?: number }): T {
  const [settled, setSettled] = useState({ value, same });
  useEffect(() => {
    if (settled.same === same) return undefined;
    const timer = setTimeout(() => setSettled({ value, same }), ms);
    return () => clearTimeout(timer);
  }, [value, same, settled.same, ms]);
  return settled.value;
}
