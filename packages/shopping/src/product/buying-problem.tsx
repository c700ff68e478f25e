import { useEffect, useRef, type ReactElement } from 'react';
import type { BuyingProblem as Problem } from './use-buying.ts';

/** Problem with buying, beside the button that was pressed, and brought into view where nothing else was. */
export function BuyingProblem({ problem }: { readonly problem: Problem }): ReactElement {
  const words = useRef<HTMLParagraphElement>(null);
  const { text, isLed, at } = problem;
  useEffect(() => {
    // The bar is in view; and who scrolls back from it is not held up.
    if (!isLed && at !== 'bar') words.current?.scrollIntoView({ block: 'nearest' });
  }, [at, isLed, problem]);
  return (
    <p className="problem" role="alert" ref={words}>
      {text}
    </p>
  );
}
