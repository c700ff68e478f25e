import {
  useAtlasAddOrderNoteMutation,
  useAtlasCancelFulfilmentMutation,
  useAtlasCancelOrderMutation,
  useAtlasCompleteOrderMutation,
  useAtlasFulfilOrderMutation,
  useAtlasReadyOrderMutation,
  useAtlasSendOrderMailMutation,
  useAtlasUpdateFulfilmentMutation,
} from '@omnis/api-client';
import { callPath } from '@omnis/contract/paths';
import {
  OrderWorkContext,
  packingSlipPath,
  type MissingRight,
  type OrderWork,
  type WorkAt,
  type WorkRight,
} from '@omnis/desk';
import { staffPermissions, type StaffPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { snackbars } from '../app/store.ts';
import { useAsk } from '../permissions/permission-context.tsx';
import { permissionsTexts } from '../texts/permissions/index.ts';

const permissionOf = {
  print: 'labels.print',
  note: 'orders.advance',
  mail: 'orders.edit',
  cancel: 'orders.refund',
  fulfil: 'orders.advance',
} as const satisfies Record<WorkRight, StaffPermission>;

const sent = <At extends WorkAt>({ key, ...params }: At) => ({
  params,
  headers: { 'Idempotency-Key': key },
});

/** Hands the calls by which staff work on an order down to the cards that owners have too. */
export function StaffWork({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useTexts(permissionsTexts);
  const { permissions, ask } = useAsk();
  const [addNote] = useAtlasAddOrderNoteMutation();
  const [sendMail] = useAtlasSendOrderMailMutation();
  const [cancel] = useAtlasCancelOrderMutation();
  const [fulfil] = useAtlasFulfilOrderMutation();
  const [complete] = useAtlasCompleteOrderMutation();
  const [ready] = useAtlasReadyOrderMutation();
  const [update] = useAtlasUpdateFulfilmentMutation();
  const [cancelFulfilment] = useAtlasCancelFulfilmentMutation();
  const work = useMemo(
    (): OrderWork => ({
      missing: (right): MissingRight | null => {
        const permission = permissionOf[right];
        return permissions.includes(permission)
          ? null
          : {
              title: t('needsPermission', { title: staffPermissions[permission].title }),
              ask: () => ask(permission),
            };
      },
      addNote: (at, body) => addNote({ ...sent(at), body }),
      sendMail: (at, body) => sendMail({ ...sent(at), body }),
      cancel: (at, body) => cancel({ ...sent(at), body }),
      fulfil: (at, body) => fulfil({ ...sent(at), body }),
      complete: (at) => complete(sent(at)),
      callReady: (at) => ready(sent(at)),
      changeParcel: (at, body) => update({ ...sent(at), body }),
      cancelParcel: (at, body) => cancelFulfilment({ ...sent(at), body }),
      slipPath: (id, parcel) => packingSlipPath(callPath('atlas.orders'), id, parcel),
      tell: snackbars.show,
    }),
    [t, permissions, ask, addNote, sendMail, cancel, fulfil, complete, ready, update, cancelFulfilment],
  );
  return <OrderWorkContext value={work}>{children}</OrderWorkContext>;
}
