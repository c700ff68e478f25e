import {
  useAtlasCreateCustomerMutation,
  useAtlasDeleteCustomerMutation,
  useAtlasMergeCustomersMutation,
  useAtlasUpdateCustomerMutation,
  useLazyAtlasCustomersQuery,
} from '@omnis/api-client';
import type { AtlasCustomer, ManagedCustomer } from '@omnis/contract';
import {
  CustomerCards,
  customerBody,
  customerChanges,
  CustomerDeletion,
  LeaveGuard,
  MergeCard,
  SaveBar,
  useCustomerForm,
  type CustomerForm,
  type MergeCardProps,
} from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Notice } from '@omnis/ui';
import { useCallback, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import { customersTexts } from '../texts/customers/index.ts';

const Form = styled.form.withConfig({ componentId: 'atlas-customer-form' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  /* A field that gets the focus is not below the bar of unsaved changes. */
  input,
  textarea {
    scroll-margin-bottom: 8rem;
  }
`;

/** The form of a customer of a store. @param customer - null for a new one */
export function useStaffsCustomer(division: number, customer: ManagedCustomer | null): CustomerForm {
  const [create] = useAtlasCreateCustomerMutation();
  const [update] = useAtlasUpdateCustomerMutation();
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

/** Properties of {@link CustomerFields}. */
export interface CustomerFieldsProps {
  readonly form: CustomerForm;
  readonly customer: ManagedCustomer | null;
  readonly currency: string;
  /** Called once a new customer is saved. */
  readonly onCreated?: (saved: ManagedCustomer) => void;
}

/** The fields of a customer of a store, with the bar that saves what was changed. */
export function CustomerFields({ form, customer, currency, onCreated }: CustomerFieldsProps): ReactElement {
  const t = useTexts(customersTexts);
  const { message, errors, dirty, saving, save, discard } = form;
  const send = async (): Promise<void> => {
    const saved = await save();
    if (saved !== null) return onCreated?.(saved);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#customer [aria-invalid="true"]')?.focus(),
    );
  };
  return (
    <Form
      id="customer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void send();
      }}
    >
      <LeaveGuard dirty={dirty && !saving && !(customer === null && form.saved !== null)} />
      {(message !== null || Object.keys(errors).length > 0) && (
        <Notice tone="error" alert>
          {message ?? t('someFieldsNeedAnotherLook')}
        </Notice>
      )}
      {/* The team of a store alone says who works for it. */}
      <CustomerCards form={form} customer={customer} currency={currency} maySetInternal={false} />
      {customer !== null && dirty && (
        <SaveBar saving={saving} onDiscard={discard} onSave={() => void send()} />
      )}
    </Form>
  );
}

/** Merging another customer of the store into this one. */
export function MergeCustomers({
  customer,
  dirty,
}: {
  readonly customer: AtlasCustomer;
  readonly dirty: boolean;
}): ReactElement {
  const { division, id } = customer;
  const [list] = useLazyAtlasCustomersQuery();
  const [merge] = useAtlasMergeCustomersMutation();
  const find = useCallback<MergeCardProps['find']>(
    async (words) => (await list({ query: { division, search: words, limit: 20 } }).unwrap()).items,
    [list, division],
  );
  return (
    <MergeCard
      key={customer.version}
      customer={customer}
      dirty={dirty}
      find={find}
      merge={({ key, ...body }) =>
        merge({ params: { division, id }, headers: { 'Idempotency-Key': key }, body })
      }
      onMerged={(text) => snackbars.show({ text, tone: 'success' })}
    />
  );
}

/** Deleting a customer of a store. */
export function DeleteCustomer({
  customer,
  onDeleted,
}: {
  readonly customer: AtlasCustomer;
  readonly onDeleted: () => void;
}): ReactElement {
  const { division, id, version } = customer;
  const [remove] = useAtlasDeleteCustomerMutation();
  return (
    <CustomerDeletion
      customer={customer}
      remove={(headers) => remove({ params: { division, id }, headers, query: { version } })}
      tell={snackbars.show}
      onDeleted={onDeleted}
    />
  );
}
