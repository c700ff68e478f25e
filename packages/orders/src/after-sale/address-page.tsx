import { submitFault, useOrdersSetAddressMutation } from '@omnis/api-client';
import { addressFields } from '@omnis/models';
import { textParts, useLocale, useTexts } from '@omnis/texts/react';
import { Button, LinkButton, Notice, useForm } from '@omnis/ui';
import { isRecord, sendAgain } from '@omnis/shop-kit';
import {
  AddressFields,
  addressOf,
  AfterSaleRoot,
  checkoutTexts,
  type CheckoutValues,
  countryOptions,
  deliveryRules,
  emptyCheckout,
  fillAddress,
} from '@omnis/shopping';
import { useMemo, useState, type ReactElement } from 'react';
import type { Order } from '../order/stages.ts';
import type { Options } from './after-sale-content.ts';
import { Said, type Answer } from './said.tsx';
import { Stopped } from './stopped.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import { ordersTexts } from '../texts/orders/index.ts';

/** The address that a tab has kept; nothing where its delivery would not cost the same. */
function readAddress(kept: unknown, countries: Options['countries']): Partial<CheckoutValues> {
  if (!isRecord(kept) || !countries.some((code) => code === kept['country'])) return {};
  return Object.fromEntries(
    addressFields.flatMap((field) => {
      const typed = kept[field];
      return typeof typed === 'string' ? [[`shippingAddress.${field}`, typed]] : [];
    }),
  );
}

/** Has an order sent somewhere else (storefront.md §2 /update-address/{orderHash?}). */
export function AddressPage({
  order,
  options,
}: {
  readonly order: Order;
  readonly options: Options;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const { orderHash, number, shippingAddress } = order;
  const locale = useLocale();
  const checkoutWords = useTexts(checkoutTexts);
  const [send] = useOrdersSetAddressMutation();
  const [done, setDone] = useState<Answer | null>(null);
  const [sent, setSent] = useState<CheckoutValues | null>(null);
  const { eoriCountries, countries } = options;
  const schema = useMemo(() => deliveryRules(checkoutWords, eoriCountries), [checkoutWords, eoriCountries]);
  const form = useForm<CheckoutValues>({
    initialValues: {
      ...emptyCheckout(shippingAddress.country),
      ...fillAddress('shippingAddress', shippingAddress),
    },
    schema,
    onSubmit: async (values) => {
      setDone(null);
      const body = { shippingAddress: addressOf(values, 'shippingAddress') };
      const { data, error } = await sendAgain(() => send({ params: { orderHash }, body }));
      if (!data) return submitFault(error);
      setSent(values);
      setDone({ tone: 'success', text: data.message });
      return undefined;
    },
  });
  const isTyped = options.canSetAddress && form.dirty && form.values !== sent;
  useKeptChoice(
    { of: 'update-address', orderHash },
    {
      choice: isTyped ? addressOf(form.values, 'shippingAddress') : null,
      restore: (before) => form.setValues(readAddress(before, countries)),
    },
  );
  const country = form.values['shippingAddress.country'];
  const open = options.canSetAddress;
  // Its making has begun while the form was filled in.
  if (!open && done === null)
    return <Stopped order={order} stage={options.stage} purpose="update-address" focused />;
  return (
    <AfterSaleRoot data-narrow="">
      <div className="head">
        <p className="number">{t('orderNumber', { number })}</p>
        <h1>{t('addressTitle')}</h1>
        {open && (
          <p>
            {textParts(t, 'addressIntro', {
              link: <a href={`/edit-order/${orderHash}`}>{t('cancelTheOrder')}</a>,
            })}
          </p>
        )}
      </div>
      {done !== null && <Said answer={done} />}
      {open ? (
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
            <Button type="submit" loading={form.submitting} loadingLabel={t('savingAddress')}>
              {t('saveAddress')}
            </Button>
            <LinkButton href={`/receipt/${orderHash}`} variant="secondary">
              {t('seeOrder')}
            </LinkButton>
          </div>
          <noscript>
            <p>{t('needsScripts')}</p>
          </noscript>
        </form>
      ) : (
        <div className="actions">
          <LinkButton href={`/receipt/${orderHash}`}>{t('seeOrder')}</LinkButton>
        </div>
      )}
    </AfterSaleRoot>
  );
}
