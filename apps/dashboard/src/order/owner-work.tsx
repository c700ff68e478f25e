import {
  useDashboardAddOrderNoteMutation,
  useDashboardCancelFulfilmentMutation,
  useDashboardCancelOrderMutation,
  useDashboardCompleteOrderMutation,
  useDashboardFulfilOrderMutation,
  useDashboardReadyOrderMutation,
  useDashboardSendOrderMailMutation,
  useDashboardUpdateFulfilmentMutation,
} from '@omnis/api-client';
import { callPath } from '@omnis/contract/paths';
import { OrderWorkContext, packingSlipPath, type OrderWork, type WorkAt } from '@omnis/desk';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

/** Hands the calls by which a store's team works on its orders down to the cards of an order. */
export function OwnerWork({ children }: { readonly children: ReactNode }): ReactElement {
  const division = useDivision();
  const [addNote] = useDashboardAddOrderNoteMutation();
  const [sendMail] = useDashboardSendOrderMailMutation();
  const [cancel] = useDashboardCancelOrderMutation();
  const [fulfil] = useDashboardFulfilOrderMutation();
  const [complete] = useDashboardCompleteOrderMutation();
  const [ready] = useDashboardReadyOrderMutation();
  const [update] = useDashboardUpdateFulfilmentMutation();
  const [cancelFulfilment] = useDashboardCancelFulfilmentMutation();
  const work = useMemo((): OrderWork => {
    const sent = <At extends WorkAt>({ key, ...params }: At) => ({
      params: { division, ...params },
      headers: { 'Idempotency-Key': key },
    });
    return {
      // Whoever may open an order of the store may do all of it.
      missing: () => null,
      addNote: (at, body) => addNote({ ...sent(at), body }),
      sendMail: (at, body) => sendMail({ ...sent(at), body }),
      cancel: (at, body) => cancel({ ...sent(at), body }),
      fulfil: (at, body) => fulfil({ ...sent(at), body }),
      complete: (at) => complete(sent(at)),
      callReady: (at) => ready(sent(at)),
      changeParcel: (at, body) => update({ ...sent(at), body }),
      cancelParcel: (at, body) => cancelFulfilment({ ...sent(at), body }),
      slipPath: (id, parcel) => packingSlipPath(callPath('dashboard.orders', { division }), id, parcel),
      tell: snackbars.show,
    };
  }, [division, addNote, sendMail, cancel, fulfil, complete, ready, update, cancelFulfilment]);
  return <OrderWorkContext value={work}>{children}</OrderWorkContext>;
}
