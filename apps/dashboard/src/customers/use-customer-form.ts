import { useDashboardCreateCustomerMutation, useDashboardUpdateCustomerMutation } from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { useDivision } from '../app/session.ts';
import { useRecordForm, type RecordForm } from '../parts/editing/use-record-form.ts';
import { bodyOf, changesOf, newCustomer, valuesOf, type CustomerFormValues } from './customer-values.ts';
import { customersTexts } from '../texts/customers/index.ts';

/** A customer who is being added or changed. */
export type CustomerForm = RecordForm<CustomerFormValues, ManagedCustomer>;

/** Values, messages and saving of a customer. @param customer - null for a new one */
export function useCustomerForm(customer: ManagedCustomer | null): CustomerForm {
  const t = useTexts(customersTexts);
  const division = useDivision();
  const [create] = useDashboardCreateCustomerMutation();
  const [update] = useDashboardUpdateCustomerMutation();
  return useRecordForm({
    record: customer,
    blank: newCustomer,
    valuesOf,
    send: ({ saved, start, values, headers }) =>
      saved === null
        ? create({ params: { division }, headers, body: bodyOf(values) })
        : update({
            params: { division, id: saved.id },
            headers,
            body: { ...changesOf(start, values), version: saved.version },
          }),
    done: { created: t('customerAdded'), saved: t('customerSaved') },
  });
}
