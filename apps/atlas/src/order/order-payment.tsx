import { token } from '@omnis/theme/react';
import { Badge, type BadgeProps, Card, moneyText, paymentMethodName, refundState, timeText } from '@omnis/ui';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { PaymentAction, RefundAction } from './money-actions.tsx';
import type { Order } from './moves.ts';

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

const states: Readonly<Record<PaymentState, { text: string; tone: BadgeProps['tone'] }>> = {
  pending: { text: 'Pending', tone: 'warning' },
  authorised: { text: 'Authorised', tone: 'info' },
  paid: { text: 'Paid', tone: 'success' },
  refunded: { text: 'Refunded', tone: 'neutral' },
  failed: { text: 'Failed', tone: 'error' },
};

/** How the money came, with everything that was tried. */
export function OrderPayment({ order }: { readonly order: Order }): ReactElement {
  const back = refundState({ total: order.total, refunded: order.refunded ?? 0 });
  const { text, tone } =
    order.cancelled === true
      ? { text: 'Nothing was paid', tone: 'neutral' as const }
      : back === null
        ? states[order.payment.state]
        : { text: back, tone: 'neutral' as const };
  return (
    <Card title="Payment" description={order.payment.method} actions={<Badge tone={tone}>{text}</Badge>}>
      <Root>
        {order.attempts.length === 0 && order.payments.length === 0 && (
          <li className="none">Nothing has been tried yet.</li>
        )}
        {order.payments.map(({ id, method, reference, amount, paidOn, by }) => (
          <li key={id} data-success={paidOn === null ? undefined : ''}>
            {paidOn === null ? <Clock aria-label="Still to be paid" /> : <CircleCheck aria-label="Paid" />}
            <div>
              {[paymentMethodName(method), reference].filter(Boolean).join(' ')},{' '}
              {moneyText(amount, order.currency)}
              <small>
                {paidOn === null ? 'Still to be paid' : <time dateTime={paidOn}>{paidOn}</time>} · {by}
              </small>
            </div>
          </li>
        ))}
        {order.attempts.map((attempt) => (
          <li key={`${attempt.time} ${attempt.message}`} data-success={attempt.success ? '' : undefined}>
            {attempt.success ? <CircleCheck aria-label="Succeeded" /> : <CircleX aria-label="Failed" />}
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
    </Card>
  );
}
