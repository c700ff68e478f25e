import { submitFault, useOrdersSetAddressMutation } from '@omnis/api-client';
import { Button, LinkButton, Notice, useForm } from '@omnis/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { AddressFields } from '../checkout/address-fields.tsx';
import { countryOptions } from '../checkout/countries.ts';
import { deliveryRules } from '../checkout/rules.ts';
import { addressOf, emptyCheckout, fillAddress, type CheckoutValues } from '../checkout/values.ts';
import { useCore } from '../data/core.ts';
import type { Order } from '../order/stages.ts';
import { AfterSaleRoot } from './after-sale-root.ts';
import type { Options } from './stopped.tsx';

/** Has an order sent somewhere else (storefront.md §2 /update-address/{orderHash?}). */
export function AddressPage({
  order,
  options,
}: {
  readonly order: Order;
  readonly options: Options;
}): ReactElement {
  const { orderHash, number, shippingAddress } = order;
  const locale = useCore().state.store.locale || 'en-GB';
  const [send] = useOrdersSetAddressMutation();
  const [done, setDone] = useState<string | null>(null);
  const { eoriCountries, countries } = options;
  const schema = useMemo(() => deliveryRules(eoriCountries), [eoriCountries]);
  const form = useForm<CheckoutValues>({
    initialValues: {
      ...emptyCheckout(shippingAddress.country),
      ...fillAddress('shippingAddress', shippingAddress),
    },
    schema,
    onSubmit: async (values) => {
      setDone(null);
      const body = { shippingAddress: addressOf(values, 'shippingAddress') };
      const { data, error } = await send({ params: { orderHash }, body });
      if (!data) return submitFault(error);
      setDone(data.message);
      return undefined;
    },
  });
  const country = form.values['shippingAddress.country'];
  return (
    <AfterSaleRoot data-narrow="">
      <div className="head">
        <p className="number">Order {number}</p>
        <h1>Change your delivery address</h1>
        <p>
          Your order is not made yet, so it can go somewhere else at the same price of delivery. For another
          country than these, <a href={`/edit-order/${orderHash}`}>cancel the order</a> and place it again.
        </p>
      </div>
      {done !== null && (
        <Notice tone="success" alert>
          {done}
        </Notice>
      )}
      <form {...form.props}>
        <AddressFields
          form={form}
          name="shippingAddress"
          countries={countryOptions(countries, locale)}
          eoriRequired={eoriCountries.includes(country)}
        />
        {form.message !== null && (
          <Notice tone="error" alert>
            {form.message}
          </Notice>
        )}
        <div className="actions">
          <Button type="submit" loading={form.submitting} loadingLabel="Saving the address">
            Save the address
          </Button>
          <LinkButton href={`/receipt/${orderHash}`} variant="secondary">
            See the order
          </LinkButton>
        </div>
        <noscript>
          <p>Your browser has to run scripts for this step. You can write to us, too.</p>
        </noscript>
      </form>
    </AfterSaleRoot>
  );
}
