import { useDashboardDeleteCustomerMutation } from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { DeletionCard } from '../parts/editing/deletion-card.tsx';
import { customerName } from './customer-name.ts';
import { customersTexts } from '../texts/customers/index.ts';

/** Deletes a customer, and says first what stays. */
export function CustomerDeletion({
  customer,
  onDeleted,
}: {
  readonly customer: ManagedCustomer;
  readonly onDeleted: () => void;
}): ReactElement {
  const t = useTexts(customersTexts);
  const { id, version, latestOrders, account } = customer;
  const division = useDivision();
  const [remove] = useDashboardDeleteCustomerMutation();
  const stays =
    latestOrders.length > 0 ? t('ordersStayBooksNameAddresses') : t('theyHaveNoOrdersSoNothingStays');
  return (
    <DeletionCard
      name={customerName(customer)}
      description={t('deleteCustomerDescription')}
      text={t(account === null ? 'guestDeletion' : 'accountDeletion', { stays })}
      label={t('deleteCustomer')}
      done={t('customerDeleted')}
      remove={(headers) => remove({ params: { division, id }, headers, query: { version } })}
      onDeleted={onDeleted}
    />
  );
}
