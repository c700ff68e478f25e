import { randomUuid } from '@omnis/models';
import { useRef } from 'react';

/**
 * Gives the `Idempotency-Key` of a wish: the same as long as the same is wished, so that sending it again after a broken
 * line does it once, and another for every other wish.
 */
export function useOnceKey(): (wish: unknown) => string {
  const last = useRef({ wish: '', key: '' });
  return (wish) => {
    const text = JSON.stringify(wish);
    if (last.current.wish !== text) last.current = { wish: text, key: randomUuid() };
    return last.current.key;
  };
}
