import { AddressFields, type DraftAddress } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { CustomerForm } from './use-customer-form.ts';
import { customersTexts } from '../texts/customers/index.ts';

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
  const t = useTexts(customersTexts);
  const { address, firstName, lastName, company } = values;
  return (
    <Card title={t('address')} description={t('addressDescription')}>
      {address === null ? (
        <Button
          variant="secondary"
          onClick={() => set({ address: { ...empty, firstName, lastName, company } })}
        >
          {t('addAddress')}
        </Button>
      ) : (
        <Stack gap={5}>
          <AddressFields address={address} errors={errors} onChange={(next) => set({ address: next })} />
          <div>
            <Button variant="secondary" onClick={() => set({ address: null })}>
              {t('removeAddress')}
            </Button>
          </div>
        </Stack>
      )}
    </Card>
  );
}
