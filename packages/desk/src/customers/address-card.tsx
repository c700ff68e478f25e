import { useTexts } from '@omnis/texts/react';
import { Button, Card, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { AddressFields } from '../orders/address-fields.tsx';
import type { DraftAddress } from '../orders/draft-values.ts';
import type { CustomerForm } from './customer-values.ts';
import { deskCustomersTexts } from '../texts/desk-customers/index.ts';

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
  const t = useTexts(deskCustomersTexts);
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
