import { nameIn } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Select } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { checkoutTexts } from '../texts/checkout/index.ts';
import type { Checkout } from './use-checkout.ts';
import { fillAddress } from './values.ts';

/** Properties of {@link SavedAddresses}. */
export interface SavedAddressesProps extends Pick<Checkout, 'addresses'> {
  readonly form: Pick<Checkout['form'], 'values' | 'setValues'>;
}

/** The addresses that a customer keeps, where there is another than the one in the form. */
export function SavedAddresses({ form, addresses }: SavedAddressesProps): ReactElement | null {
  const t = useTexts(checkoutTexts);
  const { 'shippingAddress.street': typed, 'shippingAddress.zip': zip } = form.values;
  const current = addresses.find((address) => address.street === typed && address.zip === zip);
  const isOther = addresses.length > 0 && typed !== '' && current === undefined;
  // It stays once it was offered: who has gone back by it has the focus in it.
  const [isOffered, setOffered] = useState(false);
  if (isOther && !isOffered) setOffered(true);
  if (addresses.length < 2 && !isOffered) return null;
  return (
    <Select
      label={t('savedAddresses')}
      placeholder={t('chooseOne')}
      value={current?.id ?? ''}
      options={addresses.map(({ id, firstName, lastName, street, city, country }) => ({
        value: id,
        label: `${nameIn(country, { firstName, lastName })}, ${street}, ${city}`,
      }))}
      onValueChange={(id) => {
        const chosen = addresses.find((address) => address.id === id);
        if (chosen) form.setValues(fillAddress('shippingAddress', chosen));
      }}
    />
  );
}
