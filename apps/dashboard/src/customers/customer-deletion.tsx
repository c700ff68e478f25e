import { useDashboardDeleteCustomerMutation } from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { DeletionCard } from '../parts/editing/deletion-card.tsx';
import { customerName } from './customer-name.ts';

/** Deletes a customer, and says first what stays. */
export function CustomerDeletion({
  customer,
  onDeleted,
}: {
  readonly customer: ManagedCustomer;
  readonly onDeleted: () => void;
}): ReactElement {
  const { id, version, latestOrders, account } = customer;
  const division = useDivision();
  const [remove] = useDashboardDeleteCustomerMutation();
  const gone =
    account === null
      ? 'Notes, tags and subscriptions are'
      : 'Their account, notes, tags and subscriptions are';
  const stays =
    latestOrders.length > 0
      ? 'Orders stay for your books with the name and addresses of their invoices, without the email address and phone number.'
      : 'They have no orders, so nothing stays.';
  return (
    <DeletionCard
      name={customerName(customer)}
      description="When a person asks you to delete their data."
      text={`${gone} deleted for good. ${stays}`}
      label="Delete customer"
      done="Customer deleted"
      remove={(headers) => remove({ params: { division, id }, headers, query: { version } })}
      onDeleted={onDeleted}
    />
  );
}
