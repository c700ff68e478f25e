import { useEffect, useRef, type ReactElement } from 'react';

/** Message; a new object each time, so that a repeated one is shown again. */
export interface Told {
  readonly text: string;
}

/** Why it cannot be bought as it is, brought into view: on a phone it would stand under the bar at the screen's foot. */
export function BuyProblem({
  told,
  id,
  block = 'nearest',
}: {
  readonly told: Told | null;
  readonly id?: string;
  readonly block?: ScrollLogicalPosition;
}): ReactElement | null {
  const at = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told !== null) at.current?.scrollIntoView({ block });
  }, [told, block]);
  if (told === null) return null;
  return (
    <p ref={at} className="problem" id={id} role="alert">
      {told.text}
    </p>
  );
}
