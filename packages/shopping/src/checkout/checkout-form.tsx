import type { BasketAnswer } from '@omnis/api-client';
import { loginPath } from '@omnis/guards';
import { selectUser, useAppSelector } from '@omnis/store';
import { textParts, useTexts } from '@omnis/texts/react';
import { Checkbox, TextField } from '@omnis/ui';
import { Chunk, lazyChunk, useCore, visitorCountry } from '@omnis/shop-kit';
import { CircleAlert } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { ExpressPay } from '../express/express-pay.tsx';
import { AddressFields } from './address-fields.tsx';
import { BusinessField } from './business-field.tsx';
import { CardFields } from './card-fields.tsx';
import { CheckoutRoot } from './checkout-root.ts';
import { countryOptions } from './countries.ts';
import { DeliveryMethods } from './delivery-methods.tsx';
import { checkoutPath, type OrderedBasket } from './checkout-path.ts';
import { GiftNoteField } from './gift-note-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayNow } from './pay-now.tsx';
import { isCollected } from './pickup-words.ts';
import { Reviewed } from './reviewed.tsx';
import { reviewOf } from './review.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { TermsTick } from './terms-tick.tsx';
import { useCheckout, type Checkout } from './use-checkout.ts';
import { useNotedContact } from './use-noted-contact.ts';
import { checkoutTexts } from '../texts/checkout/index.ts';

// A payment is on its way, which a page loaded anew would break off.
const ChallengeDialog = lazyChunk(() => import('./challenge-dialog.tsx'), { reloads: false });

/** Properties of {@link CheckoutForm}. */
export interface CheckoutFormProps {
  readonly basket: BasketAnswer;
  /** The fewest fields; what is known of who is signed in is only to be looked over. */
  readonly express: boolean;
  readonly ordered: OrderedBasket;
}

function ContactFields({
  form,
  express,
  delivered,
  own,
  asked,
  ordered,
}: Pick<Checkout, 'form' | 'asked'> &
  Pick<CheckoutFormProps, 'express' | 'ordered'> & {
    readonly delivered: boolean;
    /** All gift cards come to who buys them. */
    readonly own: boolean;
  }) {
  const t = useTexts(checkoutTexts);
  const noteContact = useNotedContact(ordered);
  const email = form.field('contact.email');
  const needsPhone = asked?.phone === 'required';
  const showsPhone =
    delivered && asked?.phone !== 'hidden' && (!express || needsPhone || form.values['contact.phone'] !== '');
  return (
    <div className="fields">
      <TextField
        label={t('email')}
        type="email"
        required
        autoComplete="email"
        help={t(delivered ? 'emailHelp' : own ? 'emailForOwnCards' : 'emailForCards')}
        {...email}
        onBlur={() => {
          email.onBlur();
          noteContact(form.values['contact.email']);
        }}
      />
      {showsPhone && (
        <TextField
          label={t('phone')}
          type="tel"
          required={needsPhone}
          optional={!needsPhone}
          autoComplete="tel"
          help={t('phoneHelp')}
          {...form.field('contact.phone')}
        />
      )}
      {!express && <Checkbox label={t('marketing')} {...form.check('contact.marketing')} />}
    </div>
  );
}

/** The checkout of a basket that has something in it. */
export function CheckoutForm({ basket, express, ordered }: CheckoutFormProps): ReactElement {
  const t = useTexts(checkoutTexts);
  const { country } = useCore().state.store;
  const user = useAppSelector(selectUser);
  const home = country || 'GB';
  const [likely] = useState(() => visitorCountry() ?? home);
  const checkout = useCheckout(basket, { country: likely, ordered });
  const { form, quote, countries: codes, quoting, question, refused, addresses, asked } = checkout;
  const countries = useMemo(
    () => countryOptions(codes ?? [...new Set([home, likely])], t.locale),
    [codes, home, likely, t.locale],
  );
  const { dirty, setValues, values } = form;
  const chosen = values['shippingAddress.country'];
  // The likely country was a guess: where the store does not deliver there, its own is chosen.
  useEffect(() => {
    if (dirty || !codes || chosen !== likely || codes.includes(likely)) return;
    const first = codes.includes(home) ? home : (codes[0] ?? home);
    setValues({ 'shippingAddress.country': first, 'billingAddress.country': first });
  }, [chosen, codes, dirty, home, likely, setValues]);
  const place = { form, countries, asked };
  const delivered = quote?.needsDelivery ?? true;
  const collected = delivered && isCollected(quote, values.shippingMethod);
  const own = basket.items.every(({ giftCard }) => giftCard?.email === '');
  const toPay = quote?.toPay ?? basket.totals.total;
  const review = reviewOf(checkout, { isKnown: express && user !== null, t });
  return (
    <CheckoutRoot>
      <div className="form">
        <div className="intro">
          <h1>{express ? t('expressCheckout') : t('checkout')}</h1>
          {user ? (
            <span>{t('signedInAs', { email: user.email })}</span>
          ) : (
            <span>
              {textParts(t, 'haveAccount', {
                link: <a href={loginPath(checkoutPath(express, ordered))}>{t('signIn')}</a>,
              })}
            </span>
          )}
        </div>
        {express && (
          <p className="way">
            {ordered === 'now'
              ? textParts(t, 'onlyThis', { link: <a href="/basket/">{t('yourBasket')}</a> })
              : textParts(t, 'forGiftNote', { link: <a href={checkoutPath(false)}>{t('wholeCheckout')}</a> })}
          </p>
        )}
        <div className="express">
          <ExpressPay ordered={ordered} amount={toPay} delivered={delivered} />
        </div>
        <form {...form.props}>
          <Reviewed id="contact" title={t('contact')} {...review.contact}>
            <ContactFields {...{ form, express, delivered, own, asked, ordered }} />
          </Reviewed>
          <Reviewed
            id="address"
            title={t(collected ? 'whoCollects' : delivered ? 'deliveryAddress' : 'billingAddress')}
            {...review.address}
          >
            <div className="fields">
              {!collected && <SavedAddresses form={form} addresses={addresses} />}
              <AddressFields
                name="shippingAddress"
                eoriRequired={quote?.eoriRequired ?? false}
                brief={express}
                namesOnly={collected}
                {...place}
              />
              {!collected && <BusinessField {...checkout} />}
            </div>
          </Reviewed>
          {delivered && (
            <Reviewed id="method" title={t('deliveryMethod')} {...review.method}>
              {quote && <DeliveryMethods {...checkout} quote={quote} />}
            </Reviewed>
          )}
          {delivered && asked?.note !== false && (
            <GiftNoteField form={form} kept={checkout.note} brief={express} />
          )}
          <section aria-labelledby="payment-title">
            <h2 id="payment-title">{t('payment')}</h2>
            <p>{t(toPay === 0 ? 'cardsPayAll' : 'cardSafe')}</p>
            {toPay > 0 && (
              <CardFields
                form={form}
                payment={checkout.payment}
                failed={checkout.quoteFailed}
                onCard={checkout.setStripeCard}
              />
            )}
            {/* Under the card, which has the focus: above it, it would push the card away. */}
            {refused && (
              <p className="fault" role="alert">
                <CircleAlert aria-hidden="true" />
                {t('notTaken')}
              </p>
            )}
          </section>
          {delivered && !collected && (
            <section aria-labelledby="billing-title">
              <h2 id="billing-title">{t('billingAddress')}</h2>
              <div className="fields">
                <Checkbox label={t('sameAddress')} {...form.check('billingSame')} />
                {!form.values.billingSame && (
                  <AddressFields name="billingAddress" brief={express} {...place} />
                )}
              </div>
            </section>
          )}
          {asked?.terms && <TermsTick form={form} page={asked.terms.page} />}
          <PayNow basket={basket} ordered={ordered} checkout={checkout} />
        </form>
      </div>
      <OrderSummary basket={basket} ordered={ordered} quote={quote} busy={quoting} />
      {question !== null && (
        <Chunk onMissing={() => question.end(false)}>
          <ChallengeDialog question={question} />
        </Chunk>
      )}
    </CheckoutRoot>
  );
}
