import { useDashboardCreateCustomerMutation, useDashboardUpdateCustomerMutation } from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import { customerBody, customerChanges, useCustomerForm, type CustomerForm } from '@omnis/desk';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

/** The form of a customer of the store. @param customer - null for a new one */
export function useStoresCustomer(customer: ManagedCustomer | null): CustomerForm {
  const division = useDivision();
  const [create] = useDashboardCreateCustomerMutation();
  const [update] = useDashboardUpdateCustomerMutation();
  return useCustomerForm(customer, {
    tell: snackbars.show,
    send: ({ saved, start, values, headers }) =>
      saved === null
        ? create({ params: { division }, headers, body: customerBody(values) })
        : update({
            params: { division, id: saved.id },
            headers,
            body: { ...customerChanges(start, values), version: saved.version },
          }),
  });
}
