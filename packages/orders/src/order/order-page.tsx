import { useOrdersGetQuery } from '@omnis/api-client';
import { textParts, useLocale, useTexts } from '@omnis/texts/react';
import { FlowDiagram, LinkButton, Spinner } from '@omnis/ui';
import { addressText, formatPrice, loadPatiently, type ReadArg, useHydrated, useView } from '@omnis/shop-kit';
import { LineFacts, loadGoesWell, TotalsList } from '@omnis/shopping';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { arrivalText } from './arrival-text.ts';
import { historyOf } from './history.ts';
import { headlineOf } from './headline.ts';
import { LineFate } from './line-fate.tsx';
import { LogTime } from './log-time.tsx';
import { Parcel } from './parcel.tsx';
import { OrderActions } from './order-actions.tsx';
import { RefundList } from './refund-list.tsx';
import { RefundedTotals } from './refunded-totals.tsx';
import { Refusals } from './refusals.tsx';
import { OrderRoot } from './order-root.ts';
import { paymentKey } from './payment-words.ts';
import {
  canPay,
  hasLeft,
  isCalledOff,
  isDelivered,
  isChangeable,
  isSending,
  isWaiting,
  shopperPercentage,
  shopperSteps,
  type Order,
} from './stages.ts';
import { ordersTexts, type OrdersTexts } from '../texts/orders/index.ts';

const PushSwitch = lazy(() => loadPatiently(() => import('../push/push-switch.tsx')));
const SaveDetails = lazy(() => loadPatiently(() => import('./save-details.tsx')));
const GoesWell = lazy(() => loadPatiently(loadGoesWell));
const OrderReviews = lazy(() => loadPatiently(() => import('../reviewing/order-reviews.tsx')));

/** Milliseconds between two looks at an order whose payment is not certain: at first, and after a minute. */
const looks = { soon: 1500, later: 10_000, patience: 60_000 } as const;

/** How often to look: not at all when nothing is awaited. */
function useLookInterval(waiting: boolean): number {
  const [patient, setPatient] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setPatient(true), looks.patience);
    return () => clearTimeout(timer);
  }, [waiting]);
  if (!waiting) return 0;
  return patient ? looks.later : looks.soon;
}

function Facts({ order, locale }: { readonly order: Order; readonly locale: string }): ReactElement {
  const t = useTexts(ordersTexts);
  const { shippingAddress, billingAddress, shippingMethod, payment, trackingCodes, note } = order;
  const billing = addressText(billingAddress, locale);
  const shipping = addressText(shippingAddress, locale);
  const price = (amount: number): string => formatPrice(amount, order.currency, t.locale);
  const delivered = isDelivered(order);
  const { pickup } = shippingMethod;
  const arrival = arrivalText(shippingMethod, t.locale);
  return (
    <div className="facts">
      <div>
        <h3>{t(pickup ? 'collectFrom' : delivered ? 'deliveryAddress' : 'billingAddress')}</h3>
        <address>{shipping}</address>
        {pickup && pickup.instructions !== '' && <p className="note">{pickup.instructions}</p>}
        {delivered && !pickup && (isChangeable(order) || canPay(order)) && (
          <p>
            <a href={`/update-address/${order.orderHash}`}>{t('changeAddress')}</a>
          </p>
        )}
      </div>
      <div>
        <h3>{t('delivery')}</h3>
        <p>{delivered ? shippingMethod.name : t('byEmail')}</p>
        {arrival !== '' && !isCalledOff(order) && <p>{arrival}</p>}
        {trackingCodes.map((parcel) => (
          <Parcel key={parcel.code} parcel={parcel} />
        ))}
      </div>
      <div>
        <h3>{t('payment')}</h3>
        {order.giftCards
          .filter(({ amount, returned }) => amount > returned || payment.state === 'refunded')
          .map(({ ending, amount, balance }) => (
            <p key={ending}>{t('cardPaid', { ending, amount: price(amount), left: price(balance) })}</p>
          ))}
        {payment.giftCardAmount < order.totals.total && <p>{payment.method}</p>}
        <p>{order.replaces ? t('freeOfCharge') : t(paymentKey(order))}</p>
      </div>
      {note !== '' && (
        <div>
          <h3>{t(order.flow === 'bespoke' ? 'yourNote' : 'giftNote')}</h3>
          <p className="note">{note}</p>
        </div>
      )}
      {billing !== shipping && billingAddress.street !== '' && (
        <div>
          <h3>{t('billingAddress')}</h3>
          <address>{billing}</address>
        </div>
      )}
    </div>
  );
}

/** Quantity of a line, and a note that a gift card has no expiry date. */
function lineNote(t: OrdersTexts, item: Order['items'][number], currency: string): string {
  const { quantity, giftCard } = item;
  const price = formatPrice(item.priceIncTax, currency, t.locale);
  const count = quantity > 1 ? t('quantityEach', { quantity, price }) : t('quantityIs', { quantity });
  return giftCard ? `${count} · ${t('neverExpires')}` : count;
}

function Log({ order, locale }: { readonly order: Order; readonly locale: string }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const history = historyOf(t, order);
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="log-title">
      <h2 id="log-title">{t('history')}</h2>
      <ol className="log">
        {history.map(({ id, words, time, reason }) => (
          <li key={id}>
            <LogTime time={time} locale={locale} />
            <span>{words}</span>
            {reason !== '' && <small>{reason}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The receipt, which is also the order's page: its progress, lines, sums, addresses and history. */
export function OrderPage({ arg }: { readonly arg: ReadArg<'ordersGet'> }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const locale = useLocale();
  const { payTarget, today } = useView();
  const [waiting, setWaiting] = useState(true);
  const hydrated = useHydrated();
  const pollingInterval = useLookInterval(waiting && hydrated);
  const { data: order } = useOrdersGetQuery(arg, { pollingInterval });
  if (!order) return null;
  const awaits = isWaiting(order) || isSending(order);
  const wasSent = order.statusLog.some(({ status }) => status === 'complete');
  if (awaits !== waiting) setWaiting(awaits);
  const { title, text } = headlineOf(t, order, today);
  // Refused cards are of no concern once the order is paid.
  const isUnpaid = order.payment.state !== 'paid' && order.payment.state !== 'refunded';
  const bought = order.items.flatMap(({ productUrl }) => (productUrl ? [productUrl] : []));
  const toPay = order.totals.total - order.payment.giftCardAmount;
  return (
    <OrderRoot>
      <div className="head">
        <p className="number">{t('orderNumber', { number: order.number })}</p>
        <h1>{title}</h1>
        {order.replaces && (
          <p>
            {textParts(t, 'replacementFor', {
              order: (
                <a href={`/receipt/${order.replaces.orderHash}`}>
                  {t('orderNumber', { number: order.replaces.number })}
                </a>
              ),
            })}
          </p>
        )}
        <p role="status">{text}</p>
        {canPay(order) && (
          <p>
            <LinkButton href={`/pay/${order.orderHash}/`} target={payTarget}>
              {/* The payment page knows how much a gift card pays this time. */}
              {order.payment.state === 'failed' && order.giftCards.length > 0
                ? t('payNow')
                : t('pay', { amount: formatPrice(toPay, order.currency, t.locale) })}
            </LinkButton>
          </p>
        )}
      </div>
      <div className="panel">
        {isWaiting(order) && (
          <p className="waiting">
            <Spinner label={t('waitingPayment')} />
            {t('confirmingPayment')}
          </p>
        )}
        <FlowDiagram
          label={t('progress', { number: order.number })}
          steps={shopperSteps(t, order)}
          percentage={shopperPercentage(order)}
        />
        {hydrated && !awaits && isDelivered(order) && (
          <Suspense>
            <div className="push">
              <PushSwitch orderHash={order.orderHash} onlyOff={hasLeft(order)} />
            </div>
          </Suspense>
        )}
      </div>
      <div className="body">
        <div>
          <h2>{t('items', { count: order.itemCount })}</h2>
          <ul className="lines">
            {order.items.map((item) => (
              <li key={item.id} className="line">
                <LineFacts
                  line={item}
                  productUrl={item.productUrl}
                  currency={order.currency}
                  // Before the coupon, which the summary takes off once, so that lines and subtotal agree.
                  total={item.priceIncTax * item.quantity}
                  note={lineNote(t, item, order.currency)}
                />
                <LineFate order={order} item={item} />
              </li>
            ))}
          </ul>
        </div>
        <div className="side">
          <div>
            <h2>{t('summary')}</h2>
            <TotalsList
              totals={order.totals}
              coupon={order.coupon}
              giftCards={order.payment.giftCardAmount}
              paid={order.payment.state === 'paid' || order.payment.state === 'refunded'}
              delivered={isDelivered(order)}
            />
            <RefundedTotals order={order} />
            {order.reverseCharge && (
              <p className="muted">
                {t('reverseCharge', {
                  seller: order.reverseCharge.sellerVatNumber,
                  buyer: order.reverseCharge.buyerVatNumber,
                })}
              </p>
            )}
          </div>
          {order.refunds.length > 0 && <RefundList refunds={order.refunds} currency={order.currency} />}
          <OrderActions order={order} />
        </div>
      </div>
      {hydrated && !isUnpaid && (
        <Suspense>
          <SaveDetails order={order} />
        </Suspense>
      )}
      {!hydrated && wasSent && (
        <noscript>
          <p>
            <a href={`/reviews/plain/${order.orderHash}/`}>{t('plainReview')}</a>
          </p>
        </noscript>
      )}
      {hydrated && wasSent && (
        <Suspense>
          <OrderReviews orderHash={order.orderHash} />
        </Suspense>
      )}
      <Facts order={order} locale={locale} />
      {isUnpaid && !isWaiting(order) && (
        <Refusals attempts={order.attempts} locale={locale} className="log" />
      )}
      <Log order={order} locale={locale} />
      {hydrated && bought[0] !== undefined && (
        <Suspense>
          <GoesWell urlName={bought[0]} except={bought} />
        </Suspense>
      )}
    </OrderRoot>
  );
}
