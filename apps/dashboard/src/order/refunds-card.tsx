import type { ManagedOrder } from '@omnis/contract';
import { token } from '@omnis/theme/react';
import { Badge, Card, counted, moneyText, paymentMethodName, RefundList, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { dateText } from '../app/format.ts';

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

const reasons: Readonly<Record<Return['lines'][number]['reason'], string>> = {
  too_small: 'Too small',
  too_big: 'Too big',
  not_as_pictured: 'Not as pictured',
  faulty: 'Faulty',
  wrong_item: 'Not what was ordered',
  changed_mind: 'Changed their mind',
};

const returnStates = {
  asked: { tone: 'warning', text: 'Announced' },
  booked: { tone: 'success', text: 'Arrived' },
  cancelled: { tone: 'neutral', text: 'Cancelled' },
} as const satisfies Readonly<Record<Return['state'], { tone: string; text: string }>>;

const optionsText = ({ Colour, Size }: { Colour: string; Size: string }): string =>
  [Colour, Size].filter(Boolean).join(' / ');

/** What was given back of an order; nothing when nothing was. */
export function RefundsCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const { refunds, currency } = order;
  if (refunds.length === 0) return null;
  return (
    <Card title="Refunds">
      <RefundList refunds={refunds} currency={currency} />
    </Card>
  );
}

/** What comes back of an order, from when its customer announces it; nothing when nothing does. */
export function ReturnsCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const { returns } = order;
  if (returns.length === 0) return null;
  return (
    <Card title="Returns">
      <List>
        {returns.map(({ id, number, state, resolution, askedAt, note, lines }) => (
          <li key={id}>
            <div>
              <strong>{number}</strong>
              {lines.map((line) => (
                <div key={line.id}>
                  {line.quantity} × {[line.name, optionsText(line.options)].filter(Boolean).join(', ')}
                  <small>
                    {[
                      reasons[line.reason],
                      line.instead ? `in exchange for ${optionsText(line.instead)}` : '',
                      line.received === null || state === 'cancelled' ? '' : `${line.received} arrived`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </div>
              ))}
              <small>
                {resolution === 'refund' ? 'For a refund' : 'For an exchange'} ·{' '}
                <time dateTime={askedAt}>{timeText(askedAt)}</time>
              </small>
              {note !== '' && <small>{note}</small>}
            </div>
            <Badge tone={returnStates[state].tone}>{returnStates[state].text}</Badge>
          </li>
        ))}
      </List>
    </Card>
  );
}

/** Payments that people recorded; nothing when none was. */
export function PaymentsCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const { payments, currency } = order;
  if (payments.length === 0) return null;
  return (
    <Card title={counted(payments.length, 'recorded payment')}>
      <List>
        {payments.map(({ id, method, reference, amount, paidOn, by }) => (
          <li key={id}>
            <div>
              {[paymentMethodName(method), reference].filter(Boolean).join(' ')}
              <small>{[paidOn === null ? 'Still to be paid' : dateText(paidOn), by].join(' · ')}</small>
            </div>
            {moneyText(amount, currency)}
          </li>
        ))}
      </List>
    </Card>
  );
}
