import { useCheckoutToPayQuery, useOrdersGetQuery, type CallAnswer } from '@omnis/api-client';
import { useLocale, useTexts } from '@omnis/texts/react';
import { Button, LinkButton } from '@omnis/ui';
import { addressText, Chunk, formatPrice, lazyChunk, PlainWay, type ReadArg, useIsOn } from '@omnis/shop-kit';
import {
  CardFields,
  CheckoutRoot,
  LineFacts,
  loadChallengeDialog,
  TermsTick,
  TotalsList,
} from '@omnis/shopping';
import { CircleAlert } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { Refusals } from '../order/refusals.tsx';
import { isDelivered, type Order } from '../order/stages.ts';
import { PaySummary } from './pay-summary-root.ts';
import { Said, type Answer } from './said.tsx';
import { usePay } from './use-pay.ts';
import { ordersTexts } from '../texts/orders/index.ts';

// A payment is on its way, which a page loaded anew would break off.
const ChallengeDialog = lazyChunk(loadChallengeDialog, { reloads: false });

type ToPay = CallAnswer<'checkout.toPay'>;

/** The difference of two sums in major units; no currency has more than three decimals. */
const difference = (from: number, less: number): number => Number((from - less).toFixed(3));

function Summary({
  order,
  locale,
  toPay,
}: {
  readonly order: Order;
  readonly locale: string;
  readonly toPay: number;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const settled = difference(order.totals.total, toPay);
  const giftCards = Math.min(order.payment.giftCardAmount, settled);
  return (
    <PaySummary aria-labelledby="summary-title">
      <div>
        <h2 id="summary-title">{t('orderNumber', { number: order.number })}</h2>
        <ul className="lines" data-small="">
          {order.items.map((item) => (
            <li key={item.id} className="line">
              <LineFacts
                line={item}
                productUrl={null}
                currency={order.currency}
                total={item.priceIncTax * item.quantity}
                note={t('quantityIs', { quantity: item.quantity })}
              />
            </li>
          ))}
        </ul>
        <TotalsList
          totals={order.totals}
          coupon={order.coupon}
          giftCards={giftCards}
          earlier={difference(settled, giftCards)}
          delivered={isDelivered(order)}
        />
        <div>
          <h3>
            {t(order.shippingMethod.pickup ? 'collectFrom' : isDelivered(order) ? 'deliveredTo' : 'billedTo')}
          </h3>
          <address>{addressText(order.shippingAddress, locale)}</address>
        </div>
      </div>
    </PaySummary>
  );
}

function PayForm({ order, toPay }: { readonly order: Order; readonly toPay: ToPay }): ReactElement {
  const t = useTexts(ordersTexts);
  const locale = useLocale();
  const takesCards = useIsOn('stripe');
  const { form, question, refused, sent = toPay.toPay, setStripeCard, cardReady } = usePay(order, toPay);
  const { currency } = order.totals;
  // Another window has paid it, say: what was found is said, and nothing is left to pay here.
  const word = toPay.state === 'payable' || form.submitting ? null : form.message;
  const over = useMemo((): Answer | null => (word === null ? null : { tone: 'warning', text: word }), [word]);
  return (
    <CheckoutRoot>
      <div className="form">
        <div className="intro">
          <h1>{t('payYourOrder')}</h1>
          {!over && <a href={`/receipt/${order.orderHash}`}>{t('seeOrder')}</a>}
        </div>
        {over ? (
          <div className="pay">
            <Said answer={over} />
            <LinkButton href={`/receipt/${order.orderHash}`} size="lg" fullWidth>
              {t('seeOrder')}
            </LinkButton>
          </div>
        ) : (
          <form {...form.props}>
            <section aria-labelledby="payment-title">
              <h2 id="payment-title">{t('payment')}</h2>
              <p>{t('cardSafe')}</p>
              {toPay.payment.processor === 'test' ? (
                <PlainWay href={`/checkout/plain/pay/${order.orderHash}/`} />
              ) : (
                <noscript>
                  <p>{t('needsScripts')}</p>
                </noscript>
              )}
              <CardFields form={form} payment={toPay.payment} onCard={setStripeCard} />
              {refused && (
                <p className="fault" role="alert">
                  <CircleAlert aria-hidden="true" />
                  {t('notTaken')}
                </p>
              )}
            </section>
            {toPay.terms && <TermsTick form={form} page={toPay.terms.page} />}
            <div className="pay">
              {form.message !== null && (
                <p className="fault" role="alert">
                  <CircleAlert aria-hidden="true" />
                  {form.message}
                </p>
              )}
              <Button
                type="submit"
                size="lg"
                fullWidth
                disabled={!takesCards || !cardReady}
                loading={form.submitting}
                loadingLabel={t('paying')}
              >
                {t('pay', { amount: formatPrice(sent, currency, t.locale) })}
              </Button>
              <small>{t('chargedOnce', { number: order.number })}</small>
            </div>
            <Refusals attempts={toPay.attempts} locale={locale} className="attempts" />
          </form>
        )}
      </div>
      <Summary order={order} locale={locale} toPay={sent} />
      {question !== null && (
        <Chunk onMissing={() => question.end(false)}>
          <ChallengeDialog question={question} />
        </Chunk>
      )}
    </CheckoutRoot>
  );
}

/** Pays an order that stands, such as one whose card was refused. */
export function PayPage({ arg }: { readonly arg: ReadArg<'ordersGet'> }): ReactElement | null {
  const { data: order } = useOrdersGetQuery(arg);
  const { data: toPay } = useCheckoutToPayQuery(arg);
  return order && toPay ? <PayForm order={order} toPay={toPay} /> : null;
}
