import { CancelAction } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, type BadgeProps, Card, moneyText, paymentMethodName, refundState, timeText } from '@omnis/ui';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { PaymentAction, RefundAction } from './money-actions.tsx';
import type { Order } from './moves.ts';
import { orderTexts, type OrderTextKey } from '../texts/order/index.ts';

const Root = styled.ul.withConfig({ componentId: 'atlas-order-payment' })`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${token('space.3')};
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.125rem;
    color: ${token('error.text')};
  }
  [data-success] svg {
    color: ${token('success.text')};
  }
  small {
    display: block;
    color: ${token('card.muted')};
  }
  ~ button {
    margin-top: ${token('space.4')};
    margin-inline-end: ${token('space.3')};
  }
  .none {
    color: ${token('card.muted')};
  }
`;

type PaymentState = Order['payment']['state'];

const states = {
  pending: { textKey: 'pending', tone: 'warning' },
  authorised: { textKey: 'authorised', tone: 'info' },
  paid: { textKey: 'paid', tone: 'success' },
  refunded: { textKey: 'refunded', tone: 'neutral' },
  failed: { textKey: 'failed', tone: 'error' },
} as const satisfies Readonly<Record<PaymentState, { textKey: OrderTextKey; tone: BadgeProps['tone'] }>>;

/** How the money came, with everything that was tried. */
export function OrderPayment({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const back = refundState({ total: order.total, refunded: order.refunded ?? 0 });
  const state = states[order.payment.state];
  const { text, tone } =
    order.cancelled === true
      ? { text: t('nothingWasPaid'), tone: 'neutral' as const }
      : back === null
        ? { text: t(state.textKey), tone: state.tone }
        : { text: back, tone: 'neutral' as const };
  return (
    <Card title={t('payment')} description={order.payment.method} actions={<Badge tone={tone}>{text}</Badge>}>
      <Root>
        {order.attempts.length === 0 && order.payments.length === 0 && (
          <li className="none">{t('nothingTried')}</li>
        )}
        {order.payments.map(({ id, method, reference, amount, paidOn, by }) => (
          <li key={id} data-success={paidOn === null ? undefined : ''}>
            {paidOn === null ? (
              <Clock aria-label={t('stillToBePaid')} />
            ) : (
              <CircleCheck aria-label={t('paid')} />
            )}
            <div>
              {[paymentMethodName(method), reference].filter(Boolean).join(' ')},{' '}
              {moneyText(amount, order.currency)}
              <small>
                {paidOn === null ? t('stillToBePaid') : <time dateTime={paidOn}>{paidOn}</time>} · {by}
              </small>
            </div>
          </li>
        ))}
        {order.attempts.map((attempt) => (
          <li key={`${attempt.time} ${attempt.message}`} data-success={attempt.success ? '' : undefined}>
            {attempt.success ? (
              <CircleCheck aria-label={t('succeeded')} />
            ) : (
              <CircleX aria-label={t('failed')} />
            )}
            <div>
              {attempt.message}
              <small>
                {attempt.methodName} · <time dateTime={attempt.time}>{timeText(attempt.time)}</time>
              </small>
            </div>
          </li>
        ))}
      </Root>
      <PaymentAction order={order} />
      <RefundAction order={order} />
      <CancelAction order={order} />
    </Card>
  );
}
