import { addressFields } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, TextField, useForm } from '@omnis/ui';
import type { ValidationSchema } from '@omnis/validation';
import { formatPrice } from '@omnis/shop-kit';
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
import { useMemo, type ReactElement } from 'react';
import { quotesTexts } from '../texts/quotes/index.ts';
import { forgetAnswerDraft } from './answer-draft.ts';
import { AnswerProblem } from './answer-problem.tsx';
import type { Quote } from './quote-words.ts';
import { useAnswer } from './use-answer.ts';
import { useAnswerDraft } from './use-answer-draft.ts';

/** An order that is confirmed: its number with the customer, and where it goes. */
interface ConfirmValues extends CheckoutValues {
  poNumber: string;
}

/** Texts that are kept; the country is that of the price. */
function keptTexts(values: ConfirmValues): Readonly<Record<string, string>> {
  const address = addressFields
    .filter((field) => field !== 'country')
    .map((field) => `shippingAddress.${field}` as const);
  return Object.fromEntries([
    ['poNumber', values.poNumber],
    ...address.map((field) => [field, values[field]]),
  ]);
}

/** The purchase order and where it is delivered: in the country that the price is for. */
export function ConfirmForm({ quote }: { readonly quote: Quote }): ReactElement {
  const t = useTexts(quotesTexts);
  const checkoutWords = useTexts(checkoutTexts);
  const { answer } = useAnswer(quote);
  const { contact, eoriRequired } = quote;
  const { firstName, lastName, company, country } = contact;
  const schema = useMemo(
    (): ValidationSchema => ({
      poNumber: 'required',
      ...deliveryRules(checkoutWords, eoriRequired ? [country] : []),
    }),
    [checkoutWords, eoriRequired, country],
  );
  const form = useForm<ConfirmValues>({
    initialValues: {
      ...emptyCheckout(country),
      ...fillAddress('shippingAddress', { firstName, lastName, company, country }),
      poNumber: '',
    },
    schema,
    onSubmit: async (values) => {
      const fault = await answer({
        action: 'confirm',
        from: quote.status,
        expectedTotal: quote.totals.total,
        poNumber: values.poNumber,
        address: addressOf(values, 'shippingAddress'),
      });
      if (fault === undefined) forgetAnswerDraft();
      return (
        fault && {
          ...fault,
          errors: fault.errors?.map((error) => ({
            ...error,
            field: error.field.replace(/^address\./, 'shippingAddress.'),
          })),
        }
      );
    },
  });
  useAnswerDraft(quote.orderHash, {
    texts: keptTexts(form.values),
    dirty: form.dirty,
    fill: (texts) => form.setValues(texts),
  });
  return (
    <form {...form.props} className="answer-form">
      <TextField label={t('poNumber')} required maxLength={60} {...form.field('poNumber')} />
      <h3>{t('deliveryAddress')}</h3>
      <AddressFields
        form={form}
        name="shippingAddress"
        countries={countryOptions([country], t.locale)}
        eoriRequired={eoriRequired}
      />
      {/* Beside the button, where whoever has pressed it looks. */}
      <AnswerProblem message={form.message} />
      <div className="answers">
        <Button type="submit" loading={form.submitting} loadingLabel={t('confirming')}>
          {t('confirmFor', { amount: formatPrice(quote.totals.total, quote.currency, t.locale) })}
        </Button>
      </div>
    </form>
  );
}
