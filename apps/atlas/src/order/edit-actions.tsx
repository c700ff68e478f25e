import { EditContact, EditLines, OwedNotice } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { moneyText, Notice } from '@omnis/ui';
import type { ReactElement } from 'react';
import { usePermission } from '../permissions/permission-context.tsx';
import { ProtectedButton } from '../permissions/protected.tsx';
import type { Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

/** Changing the items of an order; without the right, the button asks for it. */
export function EditItems({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const { held } = usePermission('orders.edit');
  if (held) return <EditLines order={order} />;
  return (
    <ProtectedButton permission="orders.edit" variant="secondary">
      {t('editItems')}
    </ProtectedButton>
  );
}

/** Changing the contact and the address of an order; without the right, the button asks for it. */
export function EditPeople({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const { held } = usePermission('orders.edit');
  if (held) return <EditContact order={order} />;
  return (
    <ProtectedButton permission="orders.edit" variant="secondary" size="sm">
      {t('editContactAndAddress')}
    </ProtectedButton>
  );
}

/** The amount that a changed order still owes; who may edit it sends the link to pay it. */
export function Owed({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { held } = usePermission('orders.edit');
  if (held) return <OwedNotice order={order} />;
  if (order.owed === 0) return null;
  return <Notice tone="warning">{t('stillOwed', { amount: moneyText(order.owed, order.currency) })}</Notice>;
}
