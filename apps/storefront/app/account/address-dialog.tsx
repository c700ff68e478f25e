import {
  submitFault,
  useAccountsAddAddressMutation,
  useAccountsUpdateAddressMutation,
} from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { Button, Checkbox, Dialog, Notice, useForm, type SubmitFault } from '@omnis/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { AddressFields } from '../checkout/address-fields.tsx';
import { countryOptions } from '../checkout/countries.ts';
import { deliveryRules } from '../checkout/rules.ts';
import { addressOf, emptyCheckout, fillAddress, type CheckoutValues } from '../checkout/values.ts';
import { snackbars } from '../shell/snackbars.ts';
import { accountTexts } from '../texts/account/index.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { SavedAddress, SavedAddresses } from './addresses.tsx';

const Form = styled.form.withConfig({ componentId: 'shop-address-form' })`
  &,
  .fields {
    display: grid;
    gap: ${token('space.4')};
  }
  .pair {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token('space.4')};
    align-items: start;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: ${token('space.3')};
  }
`;

/** Properties of {@link AddressDialog}. */
export interface AddressDialogProps {
  /** Null for another one. */
  readonly address: SavedAddress | null;
  readonly known: SavedAddresses;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The fields are those of the checkout, whose names differ from the call's. */
function atFields({ errors, ...fault }: SubmitFault): SubmitFault {
  return errors === undefined
    ? fault
    : {
        ...fault,
        errors: errors.map(({ field, message }) => ({
          field: field.replace(/^address\./, 'shippingAddress.'),
          message,
        })),
      };
}

function AddressForm({ address, known, onOpenChange }: Omit<AddressDialogProps, 'open'>): ReactElement {
  const t = useTexts(accountTexts);
  const checkoutWords = useTexts(checkoutTexts);
  const [add] = useAccountsAddAddressMutation();
  const [update] = useAccountsUpdateAddressMutation();
  const [isDefault, setDefault] = useState(known.items.length === 0);
  const { eoriCountries } = known;
  const schema = useMemo(() => deliveryRules(checkoutWords, eoriCountries), [checkoutWords, eoriCountries]);
  const countries = useMemo(() => countryOptions(known.countries, t.locale), [known.countries, t.locale]);
  const form = useForm<CheckoutValues>({
    initialValues: {
      ...emptyCheckout(known.countries[0] ?? ''),
      ...(address && fillAddress('shippingAddress', { ...address })),
    },
    schema,
    onSubmit: async (values) => {
      const typed = addressOf(values, 'shippingAddress');
      const { error } =
        address === null
          ? await add({ body: { address: typed, isDefault } })
          : await update({ params: { id: address.id }, body: { address: typed } });
      if (error !== undefined) return atFields(submitFault(error));
      snackbars.show({ text: t('addressSaved'), tone: 'success' });
      onOpenChange(false);
      return undefined;
    },
  });
  return (
    <Form {...form.props}>
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <AddressFields
        form={form}
        name="shippingAddress"
        countries={countries}
        eoriRequired={eoriCountries.includes(form.values['shippingAddress.country'])}
      />
      {address === null && known.items.length > 0 && (
        <Checkbox
          label={t('makeDefault')}
          name="isDefault"
          checked={isDefault}
          onCheckedChange={setDefault}
        />
      )}
      <div className="actions">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.submitting} loadingLabel={t('saving')}>
          {t('saveAddress')}
        </Button>
      </div>
    </Form>
  );
}

/** Adds an address, or changes one. */
export default function AddressDialog({ open, onOpenChange, ...rest }: AddressDialogProps): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(rest.address === null ? 'addAddress' : 'editAddressTitle')}
      persistent
    >
      <AddressForm {...rest} onOpenChange={onOpenChange} />
    </Dialog>
  );
}
