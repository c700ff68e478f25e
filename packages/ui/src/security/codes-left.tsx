import type { ReactElement } from 'react';
import { counted } from '../format/format.ts';
import { Notice } from '../notice/notice.tsx';

/** So few that new ones should be made. */
const few = 3;

/** How many recovery codes are left, louder when they run out. */
export function CodesLeft({ left }: { readonly left: number }): ReactElement {
  const text =
    left === 0
      ? 'You have used all of your recovery codes. Make new ones, so that a lost phone does not lock you out.'
      : `You have ${counted(left, 'recovery code')} left.`;
  return left <= few ? <Notice tone="warning">{text}</Notice> : <p>{text}</p>;
}
