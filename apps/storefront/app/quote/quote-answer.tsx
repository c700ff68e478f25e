import { submitFault, useQuotesAnswerMutation, type CallArg } from '@omnis/api-client';
import { Button, Notice, Picture, TextArea, TextField, useForm } from '@omnis/ui';
import type { ValidationSchema } from '@omnis/validation';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { AddressFields } from '../checkout/address-fields.tsx';
import { countryOptions } from '../checkout/countries.ts';
import { deliveryRules } from '../checkout/rules.ts';
import { addressOf, emptyCheckout, fillAddress, type CheckoutValues } from '../checkout/values.ts';
import { formatPrice } from '../data/price.ts';
import type { Quote } from './quote-words.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { quotesTexts } from '../texts/quotes/index.ts';
import { useTexts } from '../texts/use-texts.ts';

type Answer = CallArg<'quotes.answer'>['body'];

/** Sends an answer; null when it worked, else what to tell. */
function useAnswer({ orderHash }: Quote) {
  const [send, { isLoading }] = useQuotesAnswerMutation();
  return {
    sending: isLoading,
    answer: async (body: Answer) => {
      const { error } = await send({ params: { orderHash }, body });
      return error === undefined ? undefined : submitFault(error);
    },
  };
}

/** What should change, in the shopper's own words. */
function ChangeForm({
  quote,
  onClose,
}: {
  readonly quote: Quote;
  readonly onClose: () => void;
}): ReactElement {
  const t = useTexts(quotesTexts);
  const { answer } = useAnswer(quote);
  const field = useRef<HTMLTextAreaElement>(null);
  // The button that opened it has gone: the keyboard goes on where one writes.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initialValues: { note: quote.offer?.expired ? t('askAnewNote') : '' },
    schema: { note: 'required' },
    onSubmit: async ({ note }) => {
      const fault = await answer({ action: 'change', from: quote.status, note });
      if (fault) return fault;
      onClose();
      return undefined;
    },
  });
  return (
    <form {...form.props} className="answer-form">
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <TextArea
        ref={field}
        label={t(quote.offer?.expired ? 'yourMessage' : 'whatChange')}
        required
        rows={4}
        maxLength={2000}
        {...form.field('note')}
      />
      <div className="answers">
        <Button type="submit" loading={form.submitting} loadingLabel={t('sending')}>
          {t('send')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

/** An order that is confirmed: its number with the customer, and where it goes. */
interface ConfirmValues extends CheckoutValues {
  poNumber: string;
}

/** The purchase order and where it is delivered: in the country that the price is for. */
function ConfirmForm({ quote }: { readonly quote: Quote }): ReactElement {
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
  return (
    <form {...form.props} className="answer-form">
      {form.message !== null && (
        <Notice tone="error" alert>
          {form.message}
        </Notice>
      )}
      <TextField label={t('poNumber')} required maxLength={60} {...form.field('poNumber')} />
      <h3>{t('deliveryAddress')}</h3>
      <AddressFields
        form={form}
        name="shippingAddress"
        countries={countryOptions([country], t.locale)}
        eoriRequired={eoriRequired}
      />
      <div className="answers">
        <Button type="submit" loading={form.submitting} loadingLabel={t('confirming')}>
          {t('confirmFor', { amount: formatPrice(quote.totals.total, quote.currency, t.locale) })}
        </Button>
      </div>
    </form>
  );
}

/** What can be decided at a click, by the status that it leads to. */
const decisions = [
  { to: 'bespoke_mockup', from: 'quote', action: 'accept', text: 'accept', primary: true },
  {
    to: 'bespoke_requested_terms',
    from: 'quote',
    action: 'terms',
    text: 'acceptTerms',
    primary: false,
  },
  {
    to: 'bespoke_approved',
    from: 'bespoke_mockup',
    action: 'approve',
    text: 'approve',
    primary: true,
  },
] as const;

/** What is accepted or approved: the shop may have put something else in its place meanwhile. */
function seenIn({ totals, mockup }: Quote) {
  return { expectedTotal: totals.total, ...(mockup === null ? {} : { expectedMockup: mockup }) };
}

/** What the shopper can answer now; which answers there are comes from the flow. */
export function QuoteAnswer({ quote }: { readonly quote: Quote }): ReactElement | null {
  const t = useTexts(quotesTexts);
  const { answer, sending } = useAnswer(quote);
  const [changing, setChanging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { moves, status, mockup, asked, offer } = quote;
  const expired = offer?.expired ?? false;
  // What was asked to be changed is with the shop.
  if ((moves.length === 0 && !expired) || asked !== '' || (status === 'bespoke_mockup' && mockup === null))
    return null;
  const possible = decisions.filter(({ from, to }) => from === status && moves.includes(to));
  return (
    <section className="panel answer" aria-labelledby="answer-title">
      <h2 id="answer-title">{t('yourAnswer')}</h2>
      {mockup !== null && (
        <a className="mockup" href={mockup}>
          <Picture
            src={mockup}
            alt={t('mockupAlt')}
            width={720}
            height={720}
            sizes="(min-width: 992px) 720px, 100vw"
            fit="contain"
          />
        </a>
      )}
      {problem !== null && (
        <Notice tone="error" alert>
          {problem}
        </Notice>
      )}
      {changing ? (
        <ChangeForm quote={quote} onClose={() => setChanging(false)} />
      ) : (
        <>
          {moves.includes('po_confirmed') && <ConfirmForm quote={quote} />}
          <div className="answers">
            {possible.map(({ action, text, primary }) => (
              <Button
                key={action}
                variant={primary ? 'primary' : 'secondary'}
                disabled={sending}
                onClick={() =>
                  void answer({ action, from: status, ...seenIn(quote) }).then((fault) =>
                    setProblem(fault?.message ?? null),
                  )
                }
              >
                {t(text)}
              </Button>
            ))}
            <Button
              variant={expired ? 'primary' : 'secondary'}
              disabled={sending}
              onClick={() => setChanging(true)}
            >
              {t(expired ? 'askAnew' : 'askChanges')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
