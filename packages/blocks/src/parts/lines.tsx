import type { ReactElement } from 'react';
import { keyed } from './keys.ts';
import { linesOf } from './text.ts';

/** Plain text as paragraphs, one a line; nothing for an empty text. */
export function Lines({ text, className }: { text: string; className?: string }): ReactElement {
  return (
    <>
      {keyed(linesOf(text), (line) => line).map(({ key, item }) => (
        <p key={key} className={className}>
          {item}
        </p>
      ))}
    </>
  );
}
