import { useCheckoutPlaceMutation } from '@omnis/api-client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { endAttempt } from './attempt.ts';
import { storeDraft } from './draft.ts';
import { openOrder } from './open-order.ts';
import { isFinal } from './place-order.ts';

/**
 * An order that was sent by a page that was left before the answer came: it is asked for again under its key, which never
 * buys twice, and leads to its receipt. `unknown`: it cannot be found out now what became of it.
 */
export function useLostOrder(): 'none' | 'looking' | 'unknown' {
  const navigate = useNavigate();
  const [place] = useCheckoutPlaceMutation();
  const [lost] = useState(openOrder);
  const [state, setState] = useState<'none' | 'looking' | 'unknown'>(lost === null ? 'none' : 'looking');
  const asked = useRef(false);
  useEffect(() => {
    if (lost === null || asked.current) return;
    asked.current = true;
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
  return state;
}
