import { isCurrencyCode } from '@omnis/models';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { textParts, useTexts } from '@omnis/texts/react';
import { Checkbox } from '@omnis/ui';
import { useCore, visitorCountry } from '@omnis/shop-kit';
import type {
  Stripe,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
  StripeExpressCheckoutElementShippingRateChangeEvent,
} from '@stripe/stripe-js';
import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import { storeDraft } from '../checkout/draft.ts';
import { openStripe } from '../checkout/stripe/open-stripe.ts';
import type { Quote } from '../checkout/use-quote.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';
import type { ExpressPayProps } from './express-pay.tsx';
import { mountExpress, type ExpressListener, type MountedExpress } from './mount-express.ts';
import { useExpressOrder } from './use-express-order.ts';
import { useExpressQuotes } from './use-express-quotes.ts';
import { linesOf, ratesOf, walletOrder, type Express } from './wallet-order.ts';

/** Milliseconds in which a press has to be answered: after a second, Stripe opens nothing. */
const clickPatience = 900;

const late = (): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve('late'), clickPatience));

/** Properties of {@link ExpressButtons}. */
export interface ExpressButtonsProps extends ExpressPayProps {
  readonly express: Express;
  /** There are no buttons for this browser, or they cannot be had. */
  readonly onNone: () => void;
}

/** Stripe’s buttons of wallets, PayPal and pay-later. What they need is asked of the server at each step. */
export default function ExpressButtons(props: ExpressButtonsProps): ReactElement {
  const { express, ordered, amount, delivered, prepare, onPlaced, onNone } = props;
  const t = useTexts(checkoutTexts);
  const navigate = useNavigate();
  const { country: home } = useCore().state.store;
  const currency = useAppSelector(selectCurrency);
  const quoteFor = useExpressQuotes(ordered);
  const sendOrder = useExpressOrder();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedExpress & { readonly stripe: Stripe }>(null);
  const shown = useRef<{ quote: Quote; country: string; zip: string }>(null);
  const [agreed, setAgreed] = useState(false);
  const [unagreed, setUnagreed] = useState(false);
  const [ready, setReady] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const title = useId();

  /** Has the wallet show a quote. @returns what it is told */
  const show = async (quote: Quote, at: { country: string; zip: string }) => {
    shown.current = { quote, ...at };
    const code = quote.totals.currency;
    if (!isCurrencyCode(code)) throw new Error(`Not a currency: ${code}`);
    await mounted.current?.setAmount(quote.toPay, code);
    const words = { goods: t('items'), delivery: t('delivery') };
    return {
      lineItems: linesOf(quote, code, words),
      ...(quote.needsDelivery ? { shippingRates: ratesOf(quote, code) } : {}),
    };
  };

  /** Quotes the order for the visitor's likely country, or else for one that the store delivers to. */
  const begin = async (): Promise<{ quote: Quote; country: string } | null> => {
    if (prepare && !(await prepare())) return null;
    const country = visitorCountry() ?? (home || 'GB');
    const quote = await quoteFor({ country });
    const [other] = quote?.countries ?? [];
    if (quote?.needsDelivery === false || (quote?.shippingMethods.length ?? 0) > 0 || other === undefined)
      return quote && { quote, country };
    const elsewhere = await quoteFor({ country: other });
    return elsewhere && { quote: elsewhere, country: other };
  };

  const onClick = async (event: StripeExpressCheckoutElementClickEvent): Promise<void> => {
    setMessage(null);
    setUnagreed(express.terms !== null && !agreed);
    if (express.terms !== null && !agreed) {
      event.reject();
      return;
    }
    const begun = await Promise.race([begin(), late()]).catch(() => null);
    if (begun === 'late' || begun === null) {
      event.reject();
      if (begun === 'late') setMessage(t('pressAgain'));
      return;
    }
    const { quote, country } = begun;
    if (quote.toPay === 0 || (quote.needsDelivery && quote.shippingMethods.length === 0)) {
      event.reject();
      setMessage(t(quote.toPay === 0 ? 'cardsPayAll' : 'notDelivered'));
      return;
    }
    event.resolve(await show(quote, { country, zip: '' }));
  };

  const onAddress = async ({
    address,
    resolve,
    reject,
  }: StripeExpressCheckoutElementShippingAddressChangeEvent): Promise<void> => {
    const at = { country: address.country, zip: address.postal_code };
    const quote = await quoteFor(at);
    if (quote === null || quote.shippingMethods.length === 0) reject();
    else resolve(await show(quote, at));
  };

  const onRate = async ({
    shippingRate,
    resolve,
    reject,
  }: StripeExpressCheckoutElementShippingRateChangeEvent): Promise<void> => {
    const { country = home, zip = '' } = shown.current ?? {};
    const quote = await quoteFor({ country, zip, method: shippingRate.id });
    if (quote === null || quote.shippingMethod !== shippingRate.id) reject();
    else resolve({ lineItems: (await show(quote, { country, zip })).lineItems });
  };

  const onConfirm = async (event: StripeExpressCheckoutElementConfirmEvent): Promise<void> => {
    const payment = mounted.current;
    const { quote } = shown.current ?? {};
    if (!payment || !quote) {
      event.paymentFailed();
      return;
    }
    const order = walletOrder(event, {
      quote,
      ordered,
      currency: quote.totals.currency,
      terms: express.terms,
    });
    const outcome = await sendOrder(order, payment).catch(() => null);
    if (outcome?.kind === 'leaving') return;
    if (outcome?.kind === 'placed') {
      storeDraft(null, ordered);
      onPlaced?.();
      await navigate(`/receipt/${outcome.orderHash}`);
      return;
    }
    const said = outcome?.fault.message ?? outcome?.fault.errors?.[0]?.message;
    const atAddress =
      outcome?.fault.errors?.some(({ field }) => field.startsWith('shippingAddress.')) === true;
    event.paymentFailed({
      reason: atAddress ? 'invalid_shipping_address' : 'fail',
      ...(said === undefined ? {} : { message: said }),
    });
    setMessage(said ?? t('somethingWrongTryAgain'));
  };

  const acts = { onClick, onAddress, onRate, onConfirm, onNone };
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  const { locale } = t;
  const facts = useRef({ amount, delivered });
  useEffect(() => {
    facts.current = { amount, delivered };
  });

  useEffect(() => {
    let isGone = false;
    const listener: ExpressListener = {
      onReady: (some) => (some ? setReady(true) : now.current.onNone()),
      onFailed: () => now.current.onNone(),
      onClick: (event) => void now.current.onClick(event),
      onAddress: (event) => void now.current.onAddress(event),
      onRate: (event) => void now.current.onRate(event),
      onConfirm: (event) => void now.current.onConfirm(event),
    };
    const begun = async (): Promise<void> => {
      const stripe = await openStripe(express.publishableKey, locale, null);
      if (isGone || place.current === null || !isCurrencyCode(currency)) return;
      const element = mountExpress(stripe, place.current, {
        express,
        currency,
        ...facts.current,
        ...listener,
      });
      mounted.current = { ...element, stripe };
    };
    // Without it there are the other ways to pay.
    begun().catch(() => {
      if (!isGone) now.current.onNone();
    });
    return () => {
      isGone = true;
      mounted.current?.destroy();
      mounted.current = null;
    };
  }, [express, currency, locale, delivered]);

  const link = (
    <a href={express.terms ?? ''} target="_blank" rel="noopener noreferrer">
      {t('termsOfShop')}
    </a>
  );
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('payAtOnce')}</h2>
      {express.terms !== null && ready && (
        <Checkbox
          label={<span>{textParts(t, 'agreeToTerms', { link })}</span>}
          required
          checked={agreed}
          error={unagreed && !agreed ? t('agreeFirst') : null}
          onCheckedChange={setAgreed}
        />
      )}
      <div ref={place} className="buttons" aria-busy={!ready} />
      {message !== null && (
        <p className="fault" role="alert">
          <CircleAlert aria-hidden="true" />
          {message}
        </p>
      )}
    </section>
  );
}
