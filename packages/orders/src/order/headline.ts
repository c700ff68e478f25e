import { dayText, formatPrice } from '@omnis/shop-kit';
import type { OrdersTexts } from '../texts/orders/index.ts';
import { isPartlyExchanged, refundedShare } from './aftermath.ts';
import { isCalledOff, isDelivered, isLeaving, isWaitingAside, type Order } from './stages.ts';

/** Days that a parcel is under way at most. */
const underWay = 15;

/** When it left, if its parcel should have arrived since; null while it may be under way. */
function arrivedSince(statusLog: Order['statusLog'], today: string): string | null {
  const left = statusLog.findLast(({ status }) => isLeaving(status))?.time;
  const days = left === undefined ? 0 : (Date.parse(today) - Date.parse(left)) / 86_400_000;
  return left !== undefined && days > underWay ? left : null;
}

/** Tells whether the whole refund is on gift cards, which no bank has to show. */
const wentToCards = (refunds: Order['refunds']): boolean =>
  refunds.length > 0 && refunds.every(({ amount, giftCardAmount }) => giftCardAmount >= amount);

/** Tells whether gift cards go only to their buyer. */
const areOwnCards = (items: Order['items'], buyer: string): boolean =>
  items.length > 0 &&
  items.every(
    ({ giftCard }) =>
      giftCard !== null && (giftCard.email === '' || giftCard.email.toLowerCase() === buyer.toLowerCase()),
  );

/** Headline of an order that was cancelled. */
export const calledOff = (t: OrdersTexts, refunds: Order['refunds']): Headline => ({
  title: t('wasCancelled'),
  text: t(wentToCards(refunds) ? 'wasCancelledCard' : 'wasCancelledText'),
});

/** Headline of an order's page. */
export interface Headline {
  readonly title: string;
  readonly text: string;
}

/** The news of an order in a shopper's words. @param today - the day on which it is told, ISO 8601 */
export function headlineOf(
  t: OrdersTexts,
  {
    status,
    flow,
    payment,
    email,
    shippingMethod,
    shippingAddress: { firstName },
    statusLog = [],
    currency,
    total = 0,
    refunds = [],
    items = [],
    ...aftermath
  }: Pick<Order, 'status' | 'flow' | 'payment' | 'email' | 'currency' | 'shippingAddress'> &
    Partial<
      Pick<
        Order,
        | 'shippingMethod'
        | 'statusLog'
        | 'total'
        | 'itemCount'
        | 'refunds'
        | 'refunded'
        | 'exchangedCount'
        | 'partSent'
        | 'replaces'
        | 'items'
      >
    >,
  today: string,
): Headline {
  const thanks = firstName === '' ? t('thanks') : t('thanksTo', { firstName });
  if (isCalledOff({ status, statusLog })) return calledOff(t, refunds);
  if (payment.state === 'failed') {
    return {
      title: t('payFailed'),
      text: t('payFailedText'),
    };
  }
  const byCards = wentToCards(refunds);
  if (payment.state === 'refunded' || status === 'refunded' || status === 'bespoke_refunded') {
    return { title: t('wasRefunded'), text: t(byCards ? 'wasRefundedCard' : 'wasRefundedText') };
  }
  if (payment.state === 'pending' && payment.payable) {
    const amount = formatPrice(total - payment.giftCardAmount, currency, t.locale);
    return { title: t('toBePaid', { amount }), text: t('toBePaidText') };
  }
  if (payment.state === 'pending' && flow !== 'bespoke') {
    return {
      title: thanks,
      text: t('waitsForBank'),
    };
  }
  const returned = refundedShare({ ...aftermath, total });
  const share = isLeaving(status) ? returned : 'none';
  if (share === 'all')
    return { title: t('wasRefunded'), text: t(byCards ? 'wasRefundedCard' : 'wasRefundedText') };
  if (share === 'part')
    return { title: t('partRefunded'), text: t(byCards ? 'wasRefundedCard' : 'wasRefundedText') };
  const pickup = shippingMethod?.pickup;
  if (pickup && (isLeaving(status) || (pickup.readyAt !== null && !isWaitingAside(status))))
    return isLeaving(status)
      ? { title: t('youCollected'), text: t('youCollectedText') }
      : { title: t('readyToCollect'), text: t('readyToCollectText') };
  // One that waits beside its way is told of first.
  if (aftermath.partSent && !isWaitingAside(status))
    return { title: t('partIsOnItsWay'), text: t('willWriteAgain', { email }) };
  const left = arrivedSince(statusLog, today);
  switch (status) {
    case 'complete':
    case 'bespoke_shipped':
      if (!isDelivered(shippingMethod ? { shippingMethod } : {}))
        return {
          title: t('cardsAreSent'),
          text: t(areOwnCards(items, email) ? 'ownCardsAreSentText' : 'cardsAreSentText'),
        };
      return left === null
        ? { title: t('isOnItsWay'), text: t('haveWritten', { email }) }
        : { title: t('hasArrived'), text: t('hasArrivedText', { day: dayText(left, t.locale) }) };
    case 'exchanged':
      if (returned !== 'none')
        return { title: t('partBoth'), text: t(byCards ? 'wasRefundedCard' : 'wasRefundedText') };
      return {
        title: t(isPartlyExchanged(aftermath) ? 'partExchanged' : 'wasExchanged'),
        text: t('haveWritten', { email }),
      };
    case 'disputed':
    case 'issue':
      return {
        title: t('lookingInto'),
        text: t('lookingIntoText', { email }),
      };
    case 'processing':
    case 'label_printed':
    case 'printed':
    case 'bespoke_production':
    case 'bespoke_printing':
      return { title: t('isBeingMade'), text: t('willWrite', { email }) };
    case 'consolidated':
    case 'packing':
    case 'bespoke_packing':
      return { title: t('isBeingPacked'), text: t('willWrite', { email }) };
    default:
      // The mail that told of a replacement was about the return: none confirms it.
      return aftermath.replaces
        ? { title: t('replacementIn'), text: t('willWrite', { email }) }
        : { title: thanks, text: t('isIn', { email }) };
  }
}
