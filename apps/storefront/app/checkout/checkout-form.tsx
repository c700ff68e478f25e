import type { BasketAnswer } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { Button, Checkbox, RadioGroup, Select, TextArea, TextField } from '@omnis/ui';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { formatPrice } from '../data/price.ts';
import { AddressFields } from './address-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { CheckoutRoot } from './checkout-root.ts';
import { countryOptions } from './countries.ts';
import { deliverySpan } from './delivery-dates.ts';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout, type Checkout, type Quote } from './use-checkout.ts';
import { fillAddress } from './values.ts';

const ChallengeDialog = lazy(() => import('./challenge-dialog.tsx'));

function Contact({ form }: Pick<Checkout, 'form'>): ReactElement {
  return (
    <section aria-labelledby="contact-title">
      <h2 id="contact-title">Contact</h2>
      <div className="fields">
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          help="For your receipt and news of your parcel."
          {...form.field('contact.email')}
        />
        <TextField
          label="Phone"
          type="tel"
          optional
          autoComplete="tel"
          help="Only if the carrier cannot find you."
          {...form.field('contact.phone')}
        />
        <Checkbox label="Send me news and offers by email" {...form.check('contact.marketing')} />
      </div>
    </section>
  );
}

function DeliveryMethods({
  form,
  quote,
  locale,
}: Pick<Checkout, 'form'> & { readonly quote: Quote | undefined; readonly locale: string }): ReactElement {
  const options = (quote?.shippingMethods ?? []).map((method) => ({
    value: method.code,
    label: method.name,
    help: [`Arrives ${deliverySpan(method, locale)}`, method.description].filter(Boolean).join('. '),
    end: method.price === 0 ? 'Free' : formatPrice(method.price, quote?.totals.currency ?? ''),
  }));
  return (
    <section aria-labelledby="method-title">
      <h2 id="method-title">Delivery method</h2>
      {quote && options.length === 0 ? (
        <p role="status">The shop does not deliver to this country yet.</p>
      ) : (
        <RadioGroup
          label="Delivery method"
          hideLabel
          look="cards"
          options={options}
          {...form.field('shippingMethod')}
        />
      )}
    </section>
  );
}

function SavedAddresses({ form, addresses }: Pick<Checkout, 'form' | 'addresses'>): ReactElement | null {
  if (addresses.length < 2) return null;
  const current = addresses.find(
    ({ street, zip }) =>
      street === form.values['shippingAddress.street'] && zip === form.values['shippingAddress.zip'],
  );
  return (
    <Select
      label="Saved addresses"
      placeholder="Choose one"
      value={current?.id ?? ''}
      options={addresses.map(({ id, firstName, lastName, street, city }) => ({
        value: id,
        label: `${firstName} ${lastName}, ${street}, ${city}`,
      }))}
      onValueChange={(id) => {
        const chosen = addresses.find((address) => address.id === id);
        if (chosen) form.setValues(fillAddress('shippingAddress', chosen));
      }}
    />
  );
}

/** Folded away until it is wanted: most orders are no presents. */
function GiftNote({ form }: Pick<Checkout, 'form'>): ReactElement {
  return (
    <details className="gift" open={form.values.note !== '' || undefined}>
      <summary>Add a gift note</summary>
      <TextArea
        label="Gift note"
        optional
        rows={3}
        maxLength={500}
        help="It goes into the parcel, word for word."
        {...form.field('note')}
      />
    </details>
  );
}

/** The checkout of a basket that has something in it. */
export function CheckoutForm({ basket }: { readonly basket: BasketAnswer }): ReactElement {
  const { country, locale } = useCore().state.store;
  const user = useAppSelector(selectUser);
  const { form, quote, quoting, quoteFailed, question, refused, addresses } = useCheckout(
    basket,
    country || 'GB',
  );
  const codes = quote?.countries;
  const countries = useMemo(
    () => countryOptions(codes ?? [country || 'GB'], locale),
    [codes, country, locale],
  );
  const total = quote?.totals ?? basket.totals;
  const place = { form, countries };
  return (
    <CheckoutRoot>
      <div className="form">
        <div className="intro">
          <h1>Checkout</h1>
          {user ? (
            <span>Signed in as {user.email}</span>
          ) : (
            <span>
              Have an account? <a href="/login/?redirect_uri=/checkout/">Sign in</a>
            </span>
          )}
        </div>
        <form {...form.props}>
          <Contact form={form} />
          <section aria-labelledby="address-title">
            <h2 id="address-title">Delivery address</h2>
            <div className="fields">
              <SavedAddresses form={form} addresses={addresses} />
              <AddressFields name="shippingAddress" eoriRequired={quote?.eoriRequired ?? false} {...place} />
            </div>
          </section>
          <DeliveryMethods form={form} quote={quote} locale={locale} />
          <GiftNote form={form} />
          <section aria-labelledby="payment-title">
            <h2 id="payment-title">Payment</h2>
            <p>Your card details are encrypted and never reach the shop.</p>
            <CardFields form={form} testing={quote?.payment.processor === 'test'} />
            {/* Under the card, which has the focus: above it, it would push the card away. */}
            {refused && (
              <p className="fault" role="alert">
                <CircleAlert aria-hidden="true" />
                This payment was not taken. Nothing was charged, and your order is still here.
              </p>
            )}
          </section>
          <section aria-labelledby="billing-title">
            <h2 id="billing-title">Billing address</h2>
            <div className="fields">
              <Checkbox label="Same as the delivery address" {...form.check('billingSame')} />
              {!form.values.billingSame && <AddressFields name="billingAddress" {...place} />}
            </div>
          </section>
          <div className="pay">
            {(form.message !== null || quoteFailed) && (
              <p className="fault" role="alert">
                <CircleAlert aria-hidden="true" />
                {form.message ??
                  'The price of delivery could not be loaded. Check your connection, then try again.'}
              </p>
            )}
            <Button
              type="submit"
              size="lg"
              fullWidth
              loading={form.submitting}
              loadingLabel="Placing your order"
            >
              Pay {formatPrice(total.total, total.currency)}
            </Button>
            <small>
              You are buying {basket.totalQuantity} {basket.totalQuantity === 1 ? 'item' : 'items'}
              {form.values['shippingAddress.city'] !== '' &&
                `, sent to ${form.values['shippingAddress.city']}`}
              . Your card is charged only when the order stands.
            </small>
          </div>
        </form>
      </div>
      <OrderSummary basket={basket} quote={quote} busy={quoting} />
      {question !== null && (
        <Suspense>
          <ChallengeDialog question={question} />
        </Suspense>
      )}
    </CheckoutRoot>
  );
}
