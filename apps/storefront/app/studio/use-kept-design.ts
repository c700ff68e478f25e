import { useEffect, useState } from 'react';
import { emptyDesign, readDesign, storeDesign, type Design } from './design-draft.ts';

/**
 * A design that its tab keeps until it is in the basket, so that a page that is loaded anew, or gone back to, has it still.
 *
 * @param given - a design that is in the basket already, to be changed: it takes the place of what was begun, which stays
 */
export function useKeptDesign(
  given: Design | null = null,
): readonly [Design, (change: Partial<Design>) => void] {
  const [design, setDesign] = useState(emptyDesign);
  useEffect(() => {
    // As the page comes to life: the server knows nothing of it.
    setDesign((before) => given ?? readDesign() ?? before);
  }, [given]);
  useEffect(() => {
    if (given === null && design !== emptyDesign) storeDesign(design);
  }, [design, given]);
  return [design, (change) => setDesign((before) => ({ ...before, ...change }))];
}
