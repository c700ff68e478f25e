import { Notice } from '@omnis/ui';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** Outcome of an action on an order. */
export interface Answer {
  readonly tone: 'success' | 'warning' | 'error';
  readonly title?: ReactNode;
  readonly text: string;
}

/** The last answer: it stands above what was sent, which may be far up, so that the focus and the page go to it. */
export function Said({ answer }: { readonly answer: Answer }): ReactElement {
  const said = useRef<HTMLDivElement>(null);
  // Each answer is an object of its own, also where it says the same again.
  useEffect(() => said.current?.focus(), [answer]);
  const { tone, title, text } = answer;
  return (
    <div ref={said} className="said" tabIndex={-1}>
      <Notice tone={tone} title={title} alert>
        {text}
      </Notice>
    </div>
  );
}
