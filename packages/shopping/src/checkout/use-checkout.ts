import { api, useAccountsAddressesQuery, type BasketAnswer, type CallAnswer } from '@omnis/api-client';
import { selectCurrency, selectUser, useAppDispatch, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { useForm, type Form, type SubmitFault } from '@omnis/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import type { PaymentBy } from './card-fields.tsx';
import type { OrderedBasket } from './checkout-path.ts';
import { isCollected } from './pickup-words.ts';
import type { OrderFaultReason, OrderOutcome } from './place-order.ts';
import { checkoutRules, type AskedFields, type RulePlace } from './rules.ts';
import { useCardPurchase, type CardPurchase } from './use-card-purchase.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';
import { useKeptNote, type KeptNote } from './use-kept-note.ts';
import { useOrderSending } from './use-order-sending.ts';
import { useCurrencyGone } from './use-currency-gone.ts';
import { useQuote, type Quote, type QuoteState } from './use-quote.ts';
import { fillAddress, maskedCard, toOrder, type CheckoutValues } from './values.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

/** The checkout as it stands. */
export interface Checkout extends QuoteState, Pick<CardPurchase, 'question' | 'setStripeCard'> {
  readonly form: Form<CheckoutValues>;
  readonly note: KeptNote;
  /** Processor that takes the money, from the latest quote. */
  readonly payment: PaymentBy | undefined;
  /** Fields that the store asks for, from the latest quote. */
  readonly asked: AskedFields | undefined;
  /** True when there are fields to type a card in, or none is needed. */
  readonly cardReady: boolean;
  /** The last try to pay was refused: nothing was charged. */
  readonly refused: boolean;
  readonly addresses: CallAnswer<'accounts.addresses'>['items'];
}

/** Fills in who is signed in and where they last had something sent, where nothing has been typed. */
function usePrefill(form: Form<CheckoutValues>): CallAnswer<'accounts.addresses'>['items'] {
  const user = useAppSelector(selectUser);
  const isCustomer = user?.kind === 'customer';
  const { data } = useAccountsAddressesQuery(undefined, { skip: !isCustomer });
  const { values, setValues } = form;
  const filled = useRef({ email: false, address: false });
  useEffect(() => {
    if (user && !filled.current.email) {
      filled.current.email = true;
      if (values['contact.email'] === '') setValues({ 'contact.email': user.email });
    }
    const [last] = data?.items ?? [];
    if (last && !filled.current.address) {
      filled.current.address = true;
      const isEmpty = values['shippingAddress.street'] === '' && values['shippingAddress.firstName'] === '';
      if (isEmpty) setValues(fillAddress('shippingAddress', last));
    }
  });
  return data?.items ?? [];
}

/** The same for the same order with the same card, without the card's number. */
function fingerprintOf(
  values: CheckoutValues,
  { totals, items }: BasketAnswer,
  { toPay, ordered }: { readonly toPay: number | undefined; readonly ordered: OrderedBasket },
): string {
  const lines = items.map(({ key, quantity }) => [key, quantity]);
  return JSON.stringify([{ ...values, ...maskedCard(values) }, totals.currency, lines, toPay, ordered]);
}

/** Refusals after which what is shown is not what holds any more. */
const stale: ReadonlySet<OrderFaultReason> = new Set(['total_changed', 'sold_out', 'coupon', 'gift_card']);

/** Tells whether the page is out of date: prices, or the whole basket, which another window has ordered. */
const isStale = ({ reason, fault }: Extract<OrderOutcome, { readonly kind: 'refused' }>): boolean =>
  stale.has(reason) || fault.errors?.some(({ field }) => field === 'basket') === true;

/** Where nothing is delivered, the address of the bill is typed in the fields of the only address. */
function atOneAddress({ errors, ...fault }: SubmitFault): SubmitFault {
  return errors === undefined
    ? fault
    : {
        ...fault,
        errors: errors.map(({ field, message }) => ({
          field: field.replace(/^billingAddress\./, 'shippingAddress.'),
          message,
        })),
      };
}

/** Everything that the checkout does (storefront.md §2 /checkout/). */
export function useCheckout(
  basket: BasketAnswer,
  { country, ordered }: { readonly country: string; readonly ordered: OrderedBasket },
): Checkout {
  const t = useTexts(checkoutTexts);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const { question, stripeCard, setStripeCard, purchase } = useCardPurchase();
  const sendOrder = useOrderSending(purchase);
  const [eoriRequired, setEoriRequired] = useState(false);
  const [refused, setRefused] = useState(false);
  const [payment, setPayment] = useState<PaymentBy>();
  // The order empties the basket: what it costs stays on the page while it is sent, and until the receipt is there.
  const [sent, setSent] = useState<Quote>();
  const [place, setPlace] = useState<Pick<RulePlace, 'delivered' | 'collected' | 'card' | 'fields'>>({
    delivered: true,
    card: 'test',
  });
  const draft = useDraft(basket, { country, ordered });
  const quoteNow = useRef<Quote>(undefined);

  const buy = (values: CheckoutValues): Promise<OrderOutcome> => {
    const known = quoteNow.current;
    const { toPay, needsDelivery: delivered = true } = known ?? {};
    const byCard = toPay !== 0;
    const shown = {
      currency,
      expectedTotal: (known ?? basket).totals.total,
      expectedToPay: toPay,
      delivered,
      collected: isCollected(known, values.shippingMethod),
      termsPage: place.fields?.terms?.page ?? null,
      ordered,
    };
    return sendOrder({
      fingerprint: fingerprintOf(values, basket, { toPay, ordered }),
      values,
      byCard,
      body: (paymentMethod) => toOrder(values, { ...shown, paymentMethod: byCard ? paymentMethod : null }),
    });
  };

  const onSubmit = async (values: CheckoutValues): Promise<SubmitFault | undefined> => {
    setRefused(false);
    setSent(quoteNow.current);
    const outcome = await buy(values).catch((error: unknown) => {
      setSent(undefined);
      throw error;
    });
    setRefused(outcome.kind === 'refused' && outcome.reason === 'card');
    if (outcome.kind === 'placed') {
      draft.forget();
      await navigate(`/receipt/${outcome.orderHash}`, { replace: true });
      return undefined;
    }
    setSent(undefined);
    if (outcome.kind === 'challenge') return { message: t('bankAgain') };
    if (isStale(outcome)) dispatch(api.util.invalidateTags(['Quote', { type: 'Basket', id: ordered }]));
    return place.delivered ? outcome.fault : atOneAddress(outcome.fault);
  };

  const [today] = useState(() => new Date());
  const schema = useMemo(
    () => checkoutRules(t, { eoriRequired, ...place, today }),
    [t, eoriRequired, place, today],
  );
  const form = useForm<CheckoutValues>({ initialValues: draft.initialValues, schema, onSubmit });
  const { values, setValues } = form;
  useKeptDraft(draft, form);
  const isClosed = form.submitting || sent !== undefined;
  const note = useKeptNote({ ...form, submitting: isClosed }, basket.giftNote, ordered);
  const method = values.shippingMethod;
  const quoted = useQuote({
    country: values['shippingAddress.country'] || country,
    zip: values['shippingAddress.zip'].trim(),
    method,
    vatNumber: values.vatNumber.trim(),
    currency,
    ordered,
  });
  useCurrencyGone(currency, sent === undefined ? quoted.goesOnIn : null);
  const quote = sent ?? quoted.quote;
  useEffect(() => {
    quoteNow.current = quote;
  });
  // An order whose answer was lost has emptied the basket: without it, the page asks what became of that order.
  const isEmptied = !quoted.quoting && quoted.quote?.totals.subtotal === 0 && basket.totals.subtotal > 0;
  useEffect(() => {
    if (isEmptied && !isClosed) dispatch(api.util.invalidateTags([{ type: 'Basket', id: ordered }]));
  }, [dispatch, isClosed, isEmptied, ordered]);
  if (quote && quote.eoriRequired !== eoriRequired) setEoriRequired(quote.eoriRequired);
  const delivered = quote?.needsDelivery ?? true;
  // A quote that fails must not take the fields away, with what is typed in them.
  if (quote && JSON.stringify(quote.payment) !== JSON.stringify(payment)) setPayment(quote.payment);
  const card = quote?.toPay === 0 ? 'none' : (payment?.processor ?? 'test');
  const fields = quote?.fields ?? place.fields;
  const collected = delivered && isCollected(quote, method);
  if (
    place.delivered !== delivered ||
    (place.collected ?? false) !== collected ||
    place.card !== card ||
    place.fields !== fields
  )
    setPlace({ delivered, collected, card, fields });
  const proposed = quote?.shippingMethod ?? '';
  const offered = quote?.shippingMethods.some(({ code }) => code === method) ?? true;
  useEffect(() => {
    // Another country has other methods: the server's choice stands until the shopper makes one.
    if ((method === '' || !offered) && method !== proposed) setValues({ shippingMethod: proposed });
  });
  const addresses = usePrefill(form);
  const takesCards = payment?.methods.includes('card') ?? true;
  const cardReady = takesCards && (card !== 'stripe' || stripeCard !== null);
  return {
    form,
    note,
    ...quoted,
    quote,
    question,
    setStripeCard,
    payment,
    asked: fields,
    cardReady,
    refused,
    addresses,
  };
}
