import type { ManagedOrder } from '@omnis/contract';
import { isOrderStatusCode, orderStatuses } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { Card, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.ol.withConfig({ componentId: 'dashboard-history-card' })`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token('type.sm')};

  li {
    position: relative;
    padding-inline-start: ${token('space.6')};
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.45em;
    inset-inline-start: 2px;
    width: 9px;
    height: 9px;
    border: 2px solid ${token('card.background')};
    border-radius: 50%;
    background: ${token('border.strong')};
    box-shadow: 0 0 0 1px ${token('border.color')};
  }
  li[data-fault]::before {
    background: ${token('error.color')};
  }
  li:first-child::before {
    background: ${token('primary.color')};
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(0.45em + 14px);
    bottom: calc(-1 * ${token('space.4')} - 0.1em);
    inset-inline-start: 6px;
    width: 1px;
    background: ${token('border.color')};
  }
  small,
  p {
    color: ${token('text.muted')};
  }
  small {
    display: block;
  }
`;

const statusName = (code: string): string => (isOrderStatusCode(code) ? orderStatuses[code].name : code);

interface Entry {
  readonly key: string;
  readonly time: string;
  readonly text: string;
  readonly note: string;
  readonly who: string;
  readonly fault: boolean;
}

/** What a payment's step that went well is called; the messages are the server's own, another one stands by itself. */
const paymentSteps: Readonly<Record<string, string>> = {
  Authorised: 'Payment authorised',
  Paid: 'Payment taken',
  Refunded: 'Payment refunded',
};

/** Moves and payment attempts of an order, the newest first. */
export function historyOf({ statusLog, attempts }: Pick<ManagedOrder, 'statusLog' | 'attempts'>): Entry[] {
  const moves = statusLog.map(({ id, status, reason, user, time }) => ({
    key: `move ${id}`,
    time,
    text: statusName(status),
    note: reason,
    who: user,
    fault: false,
  }));
  const payments = attempts.map(({ message, success, methodName, time }, at) => ({
    key: `payment ${at}`,
    time,
    text: success ? (paymentSteps[message] ?? message) : 'Payment attempt failed',
    note: success ? '' : message,
    who: methodName,
    fault: !success,
  }));
  return [...payments, ...moves].toSorted((one, other) => other.time.localeCompare(one.time));
}

/** What has happened to an order. */
export function HistoryCard({ order }: { readonly order: ManagedOrder }): ReactElement {
  return (
    <Card title="History">
      <Root>
        {historyOf(order).map(({ key, time, text, note, who, fault }) => (
          <li key={key} data-fault={fault ? '' : undefined}>
            <strong>{text}</strong>
            {note !== '' && <p>{note}</p>}
            <small>
              <time dateTime={time}>{timeText(time)}</time>
              {who !== '' && ` · ${who}`}
            </small>
          </li>
        ))}
      </Root>
    </Card>
  );
}
