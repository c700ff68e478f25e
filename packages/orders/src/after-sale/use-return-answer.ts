import { useTexts } from '@omnis/texts/react';
import { useMemo, useState } from 'react';
import type { Returns } from './return-wishes.ts';
import type { Answer } from './said.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

interface Given {
  readonly answer: Answer | null;
  /** Number of returns when the answer to one was lost. */
  readonly lostAfter?: number;
  /** The return whose cancelling was answered so. */
  readonly cancelled?: string;
}

/** Message on the page of returns: where an answer was lost, the state read since then. */
export function useReturnAnswer(returns: Returns | undefined) {
  const t = useTexts(ordersTexts);
  const [given, setGiven] = useState<Given>({ answer: null });
  const { answer, lostAfter = Infinity, cancelled } = given;
  const labels = returns?.returns ?? [];
  const open = returns?.lines.some(({ returnable }) => returnable > 0) ?? false;
  // Nothing is left to be asked for again.
  const isNoted = !open && labels.length > lostAfter;
  const isCancelled = cancelled !== undefined && labels.every(({ number }) => number !== cancelled);
  const told = useMemo((): Answer | null => {
    if (isNoted) return { tone: 'success', text: t('returnNoted') };
    if (answer?.tone === 'error' && isCancelled) return { tone: 'success', text: t('returnCancelled') };
    return answer;
  }, [answer, isNoted, isCancelled, t]);
  return {
    told,
    open,
    say: (text: string): void => setGiven({ answer: { tone: 'success', text } }),
    lose: (): void => setGiven({ answer: null, lostAfter: labels.length }),
    sayOfCancelling: (number: string, next: Answer): void => setGiven({ answer: next, cancelled: number }),
  };
}
