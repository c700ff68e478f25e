import type { ManagedCustomer } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { DeletionCard, type DeletionCardProps } from '../parts/deletion-card.tsx';
import { deskCustomersTexts } from '../texts/desk-customers/index.ts';
import { customerName } from './customer-name.ts';

/** Properties of {@link CustomerDeletion}. */
export interface CustomerDeletionProps extends Pick<DeletionCardProps, 'remove' | 'onDeleted' | 'tell'> {
  readonly customer: ManagedCustomer;
}

/** Deletes a customer, and says first what stays. */
export function CustomerDeletion({ customer, ...calls }: CustomerDeletionProps): ReactElement {
  const t = useTexts(deskCustomersTexts);
  const { latestOrders, account } = customer;
  const stays =
    latestOrders.length > 0 ? t('ordersStayBooksNameAddresses') : t('theyHaveNoOrdersSoNothingStays');
  return (
    <DeletionCard
      name={customerName(customer)}
      description={t('deleteCustomerDescription')}
      text={t(account === null ? 'guestDeletion' : 'accountDeletion', { stays })}
      label={t('deleteCustomer')}
      done={t('customerDeleted')}
      {...calls}
    />
  );
}
