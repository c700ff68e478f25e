import { useEffect, useRef } from 'react';
import { readChoice, storeChoice, type ChoicePlace } from './choices.ts';

/**
 * Keeps what is chosen for an order in its tab until it is sent, so that a page that is loaded anew, or gone back to, has it
 * still.
 *
 * @param kept.choice - null while nothing is chosen, or once it was sent
 * @param kept.restore - takes up what was chosen before, as far as it still fits
 * @returns forgets it at once, for what goes away with its answer
 */
export function useKeptChoice(
  { of, orderHash }: ChoicePlace,
  { choice, restore }: { readonly choice: object | null; readonly restore: (before: unknown) => void },
): () => void {
  const isRead = useRef(false);
  const take = useRef(restore);
  useEffect(() => {
    // Once, as the page comes to life: the server knows nothing of it.
    if (isRead.current) return;
    isRead.current = true;
    const before = readChoice({ of, orderHash });
    if (before !== null) take.current(before);
  }, [of, orderHash]);
  const text = choice && JSON.stringify(choice);
  const written = useRef(text);
  useEffect(() => {
    // The initial state does not overwrite an earlier choice.
    if (text === written.current) return;
    written.current = text;
    storeChoice({ of, orderHash }, choice);
  });
  return () => storeChoice({ of, orderHash }, null);
}
