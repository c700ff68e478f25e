import { errorText, isApiFailure, useAtlasSetStatusMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { useSnackbar } from '@omnis/ui';
import { useState } from 'react';
import { statusInSentence, type Move, type Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

/** Moving an order along its flow. */
export interface Moves {
  /** Makes a move; true when it was made. */
  readonly make: (move: Move, reason?: string) => Promise<boolean>;
  /** The status being moved to, or null. */
  readonly making: string | null;
  /**
   * Why the last move was refused because the order had changed meanwhile; null: it was not. Until it is cleared no move
   * is made, so that a second press meant for the old step does not make the next one.
   */
  readonly conflict: string | null;
  readonly clearConflict: () => void;
}

/** The moves of an order: the server decides, this tells how it went. */
export function useMoves(order: Order): Moves {
  const t = useTexts(orderTexts);
  const [setStatus] = useAtlasSetStatusMutation();
  const showSnackbar = useSnackbar();
  const [making, setMaking] = useState<string | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);

  const make = async ({ status }: Move, reason = ''): Promise<boolean> => {
    if (making !== null || conflict !== null) return false;
    setMaking(status);
    const result = await setStatus({
      params: { id: order.id },
      body: { status, from: order.status, reason },
    });
    setMaking(null);
    if (result.error === undefined) {
      setConflict(null);
      showSnackbar({
        text: t('orderIsNow', { number: order.number, status: statusInSentence(t, status) }),
        code: `moved-${order.id}-${status}`,
        tone: 'success',
      });
      return true;
    }
    if (isApiFailure(result.error) && result.error.status === 409) setConflict(errorText(result.error));
    else showSnackbar({ text: errorText(result.error), tone: 'error' });
    return false;
  };

  return { make, making, conflict, clearConflict: () => setConflict(null) };
}
