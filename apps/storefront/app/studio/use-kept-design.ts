import { useEffect, useState } from 'react';
import { emptyDesign, readDesign, storeDesign, type Design } from './design-draft.ts';

/** A design that its tab keeps until it is in the basket, so that a page that is loaded anew, or gone back to, has it still. */
export function useKeptDesign(): readonly [Design, (change: Partial<Design>) => void] {
  const [design, setDesign] = useState(emptyDesign);
  useEffect(() => {
    // As the page comes to life: the server knows nothing of it.
    setDesign((before) => readDesign() ?? before);
  }, []);
  useEffect(() => {
    if (design !== emptyDesign) storeDesign(design);
  }, [design]);
  return [design, (change) => setDesign((before) => ({ ...before, ...change }))];
}
