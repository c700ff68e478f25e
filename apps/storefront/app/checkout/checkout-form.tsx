import type { BasketAnswer } from '@omnis/api-client';
import { loginPath } from '@omnis/guards';
import { selectUser, useAppSelector } from '@omnis/store';
import { Button, Checkbox, Select, TextArea, TextField } from '@omnis/ui';
import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { formatPrice } from '../data/price.ts';
import { AddressFields } from './address-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { CheckoutRoot } from './checkout-root.ts';
import { countryOptions } from './countries.ts';
import { DeliveryMethods } from './delivery-methods.tsx';
import { checkoutPath } from './checkout-path.ts';
import { OrderSummary } from './order-summary.tsx';
import { Reviewed } from './reviewed.tsx';
import { reviewOf } from './review.ts';
import { useCheckout, type Checkout } from './use-checkout.ts';
import { fillAddress } from './values.ts';

const ChallengeDialog = lazy(() => import('./challenge-dialog.tsx'));

/** Properties of {@link CheckoutForm}. */
export interface CheckoutFormProps {
  readonly basket: BasketAnswer;
  /** The fewest fields; what is known of who is signed in is only to be looked over. */
  readonly express: boolean;
}

function ContactFields({ form, express }: Pick<Checkout, 'form'> & Pick<CheckoutFormProps, 'express'>) {
  return (
    <div className="fields">
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        help="For your receipt and news of your parcel."
        {...form.field('contact.email')}
      />
      {(!express || form.values['contact.phone'] !== '') && (
        <TextField
          label="Phone"
          type="tel"
          optional
          autoComplete="tel"
          help="Only if the carrier cannot find you."
          {...form.field('contact.phone')}
        />
      )}
      {!express && <Checkbox label="Send me news and offers by email" {...form.check('contact.marketing')} />}
    </div>
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
export function CheckoutForm({ basket, express }: CheckoutFormProps): ReactElement {
  const { country, locale } = useCore().state.store;
  const user = useAppSelector(selectUser);
  const checkout = useCheckout(basket, country || 'GB');
  const { form, quote, quoting, quoteFailed, question, refused, addresses } = checkout;
  const codes = quote?.countries;
  const countries = useMemo(
    () => countryOptions(codes ?? [country || 'GB'], locale),
    [codes, country, locale],
  );
  const total = quote?.totals ?? basket.totals;
  const place = { form, countries };
  const review = reviewOf(checkout, { isKnown: express && user !== null, locale });
  return (
    <CheckoutRoot>
      <div className="form">
        <div className="intro">
          <h1>{express ? 'Express checkout' : 'Checkout'}</h1>
          {user ? (
            <span>Signed in as {user.email}</span>
          ) : (
            <span>
              Have an account? <a href={loginPath(checkoutPath(express))}>Sign in</a>
            </span>
          )}
        </div>
        {express && (
          <p className="way">
            For a gift note, a phone number or news, take the <a href={checkoutPath(false)}>whole checkout</a>
            .
          </p>
        )}
        <form {...form.props}>
          <Reviewed id="contact" title="Contact" {...review.contact}>
            <ContactFields form={form} express={express} />
          </Reviewed>
          <Reviewed id="address" title="Delivery address" {...review.address}>
            <div className="fields">
              <SavedAddresses form={form} addresses={addresses} />
              <AddressFields
                name="shippingAddress"
                eoriRequired={quote?.eoriRequired ?? false}
                brief={express}
                {...place}
              />
            </div>
          </Reviewed>
          <Reviewed id="method" title="Delivery method" {...review.method}>
            {quote && <DeliveryMethods {...checkout} quote={quote} locale={locale} />}
          </Reviewed>
          {!express && <GiftNote form={form} />}
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
              {!form.values.billingSame && <AddressFields name="billingAddress" brief={express} {...place} />}
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
