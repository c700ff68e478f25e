import type { ManagedOrder } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Card, moneyText, paymentMethodName, RefundList, ReturnedLines, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { dateText } from '../app/format.ts';
import { orderTexts } from '../texts/order/index.ts';
import type en from '../texts/order/en.ts';

const List = styled.ul.withConfig({ componentId: 'dashboard-order-money' })`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token('type.sm')};
  overflow-wrap: anywhere;

  > li {
    display: flex;
    gap: ${token('space.3')};
    align-items: start;
    justify-content: space-between;
  }
  small {
    display: block;
    color: ${token('text.muted')};
  }
`;

type Return = ManagedOrder['returns'][number];

const returnStates = {
  asked: { tone: 'warning', text: 'announced' },
  booked: { tone: 'success', text: 'received' },
  cancelled: { tone: 'neutral', text: 'cancelled' },
} as const satisfies Readonly<Record<Return['state'], { tone: string; text: keyof typeof en }>>;

/** Refunds of an order; nothing when there are none. */
export function RefundsCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { refunds, currency } = order;
  if (refunds.length === 0) return null;
  return (
    <Card title={t('refunds')}>
      <RefundList refunds={refunds} currency={currency} />
    </Card>
  );
}

/** Returns of an order, from the day on which its customer announces them; nothing when there are none. */
export function ReturnsCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { returns } = order;
  if (returns.length === 0) return null;
  return (
    <Card title={t('returns')}>
      <List>
        {returns.map(({ id, number, state, resolution, askedAt, note, lines }) => (
          <li key={id}>
            <div>
              <strong>{number}</strong>
              <ReturnedLines lines={lines} cancelled={state === 'cancelled'} />
              <small>
                {resolution === 'refund' ? t('forARefund') : t('forAnExchange')} ·{' '}
                <time dateTime={askedAt}>{timeText(askedAt)}</time>
              </small>
              {note !== '' && <small>{note}</small>}
            </div>
            <Badge tone={returnStates[state].tone}>{t(returnStates[state].text)}</Badge>
          </li>
        ))}
      </List>
    </Card>
  );
}

/** Payments that people recorded; nothing when there are none. */
export function PaymentsCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { payments, currency } = order;
  if (payments.length === 0) return null;
  return (
    <Card title={t('recordedPaymentsCounted', { count: payments.length })}>
      <List>
        {payments.map(({ id, method, reference, amount, paidOn, by }) => (
          <li key={id}>
            <div>
              {[paymentMethodName(method), reference].filter(Boolean).join(' ')}
              <small>{[paidOn === null ? t('stillToBePaid') : dateText(paidOn), by].join(' · ')}</small>
            </div>
            {moneyText(amount, currency)}
          </li>
        ))}
      </List>
    </Card>
  );
}
