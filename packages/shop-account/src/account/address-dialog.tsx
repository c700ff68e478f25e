import {
  submitFault,
  useAccountsAddAddressMutation,
  useAccountsUpdateAddressMutation,
} from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Checkbox, FormDialog, FormStack, useForm, type SubmitFault } from '@omnis/ui';
import { pairCss, snackbars } from '@omnis/shop-kit';
import {
  AddressFields,
  addressOf,
  checkoutTexts,
  type CheckoutValues,
  countryOptions,
  deliveryRules,
  emptyCheckout,
  fillAddress,
} from '@omnis/shopping';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { accountTexts } from '../texts/account/index.ts';
import type { SavedAddress, SavedAddresses } from './saved-address.ts';

const Fields = styled.div.withConfig({ componentId: 'shop-address-form' })`
  &,
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
  ${pairCss}
`;

/** Properties of {@link AddressDialog}. */
export interface AddressDialogProps {
  /** Null for another one. */
  readonly address: SavedAddress | null;
  readonly known: SavedAddresses;
  readonly open: boolean;
  readonly onClose: () => void;
  /** It is kept; the dialog is done. */
  readonly onSaved: () => void;
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

/** Adds an address, or changes one. What was typed stays when it is closed: by mistake, or to look something up. */
export default function AddressDialog({
  address,
  known,
  open,
  onClose,
  onSaved,
}: AddressDialogProps): ReactElement {
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
      onSaved();
      return undefined;
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(address === null ? 'addAddress' : 'editAddressTitle')}
      submitLabel={t('saveAddress')}
    >
      {(id) => (
        <FormStack id={id} form={form}>
          <Fields>
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
          </Fields>
        </FormStack>
      )}
    </FormDialog>
  );
}
