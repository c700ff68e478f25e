import { agoText, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';

/** How long ago something was, with the exact time for who points at it. */
export function Ago({ at, className }: { readonly at: string; readonly className?: string }): ReactElement {
  return (
    <time className={className} dateTime={at} title={timeText(at)}>
      {agoText(at)}
    </time>
  );
}
