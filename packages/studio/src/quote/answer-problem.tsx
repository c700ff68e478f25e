import { Notice } from '@omnis/ui';
import { useEffect, useRef, type ReactElement } from 'react';

/** Why an answer was not taken, beside its button: a form that was sent from a field far above is scrolled to it. */
export function AnswerProblem({ message }: { readonly message: string | null }): ReactElement | null {
  const at = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) at.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (message === null) return null;
  return (
    <div ref={at} className="problem">
      <Notice tone="error" alert>
        {message}
      </Notice>
    </div>
  );
}
