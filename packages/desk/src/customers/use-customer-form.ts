import type { ManagedCustomer } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { useRecordForm, type RecordFormOptions } from '../parts/use-record-form.ts';
import { deskCustomersTexts } from '../texts/desk-customers/index.ts';
import {
  customerValues,
  newCustomer,
  type CustomerForm,
  type CustomerFormValues,
} from './customer-values.ts';

/** The calls of a form of a customer. */
export type CustomerFormCalls = Pick<RecordFormOptions<CustomerFormValues, ManagedCustomer>, 'send' | 'tell'>;

/**
 * Values, messages and saving of a customer.
 *
 * @param customer - null for a new one
 * @param calls - the call that saves them, and what shows that it is done
 */
export function useCustomerForm(customer: ManagedCustomer | null, calls: CustomerFormCalls): CustomerForm {
  const t = useTexts(deskCustomersTexts);
  return useRecordForm({
    record: customer,
    blank: newCustomer,
    valuesOf: customerValues,
    done: { created: t('customerAdded'), saved: t('customerSaved') },
    ...calls,
  });
}
