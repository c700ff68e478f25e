import { useCheckoutPlaceMutation } from '@omnis/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import { endAttempt } from './attempt.ts';
import { storeDraft } from './draft.ts';
import { openOrder } from './open-order.ts';
import { isFinal } from './place-order.ts';

/** An order that was sent and has no answer. */
export interface LostOrder {
  /** `unknown`: it cannot be found out now if the order was placed. */
  readonly state: 'none' | 'looking' | 'unknown';
  /** Asks for it again. */
  readonly lookAgain: () => void;
}

/**
 * An order that was sent by a page that was left before the answer came: it is asked for again under its key, which never
 * buys twice, and leads to its receipt.
 */
export function useLostOrder(): LostOrder {
  const navigate = useNavigate();
  const [place] = useCheckoutPlaceMutation();
  const [lost] = useState(openOrder);
  const [state, setState] = useState<LostOrder['state']>(lost === null ? 'none' : 'looking');
  const asked = useRef(false);
  const lookAgain = useCallback(() => {
    if (lost === null) return;
    setState('looking');
    const look = async (): Promise<void> => {
      const { data, error } = await place({ headers: { 'Idempotency-Key': lost.key }, body: lost.body });
      if (data?.status === 'placed' || data?.status === 'pending') {
        endAttempt();
        storeDraft(null);
        await navigate(`/receipt/${data.orderHash}`, { replace: true });
        return;
      }
      const isRefused = data === undefined && isFinal(error);
      if (isRefused) endAttempt();
      setState(isRefused ? 'none' : 'unknown');
    };
    void look();
  }, [lost, navigate, place]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    lookAgain();
  }, [lookAgain]);
  return { state, lookAgain };
}
