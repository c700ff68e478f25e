import { AddressFields, type DraftAddress } from '@omnis/desk';
import { Button, Card, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { CustomerForm } from './use-customer-form.ts';

const empty: DraftAddress = {
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  street2: '',
  city: '',
  state: '',
  country: '',
  zip: '',
  eori: '',
};

/** The address of a customer as the team enters it; draft orders begin with it. */
export function AddressCard({
  form: { values, set, errors },
}: {
  readonly form: CustomerForm;
}): ReactElement {
  const { address, firstName, lastName, company } = values;
  return (
    <Card title="Address" description="Draft orders for this customer begin with it.">
      {address === null ? (
        <Button
          variant="secondary"
          onClick={() => set({ address: { ...empty, firstName, lastName, company } })}
        >
          Add address
        </Button>
      ) : (
        <Stack gap={5}>
          <AddressFields address={address} errors={errors} onChange={(next) => set({ address: next })} />
          <div>
            <Button variant="secondary" onClick={() => set({ address: null })}>
              Remove address
            </Button>
          </div>
        </Stack>
      )}
    </Card>
  );
}
