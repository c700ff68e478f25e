import type { ReactElement } from 'react';
import { Notice } from '../notice/notice.tsx';
import { useSecurityText } from './security-text.ts';

/** So few that new ones should be made. */
const few = 3;

/** Number of recovery codes left, louder when they run out. */
export function CodesLeft({ left }: { readonly left: number }): ReactElement {
  const say = useSecurityText();
  const text =
    left === 0
      ? say(
          'You have used all of your recovery codes. Make new ones, so that a lost phone does not lock you out.',
        )
      : say(left === 1 ? 'You have 1 recovery code left.' : 'You have {count} recovery codes left.', {
          count: left,
        });
  return left <= few ? <Notice tone="warning">{text}</Notice> : <p>{text}</p>;
}
