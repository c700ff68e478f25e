import { useEffect, useState } from 'react';
import { emptyDesign, readDesign, storeDesign, type Design, type EditedLine } from './design-draft.ts';

/**
 * A design that its tab keeps until it is in the basket, so that a page that is loaded anew, or gone back to, has it still.
 *
 * @param line - the line of the basket whose design is changed: what was begun beside it stays as it is
 */
export function useKeptDesign(
  line: EditedLine | null = null,
): readonly [Design, (change: Partial<Design>) => void] {
  const first = line?.design ?? emptyDesign;
  const [design, setDesign] = useState(first);
  useEffect(() => {
    // As the page comes to life: the server knows nothing of it.
    setDesign((before) => readDesign(line) ?? before);
  }, [line]);
  useEffect(() => {
    if (design !== first) storeDesign(design, line);
  }, [design, first, line]);
  return [design, (change) => setDesign((before) => ({ ...before, ...change }))];
}
