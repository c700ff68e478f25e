import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { moneyText, timeText } from '../format/format.ts';

const Root = styled.ul.withConfig({ componentId: 'ui-refund-list' })`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: flex;
    gap: ${token('space.3')};
    align-items: start;
    justify-content: space-between;
  }
  small {
    display: block;
    color: ${token('card.muted')};
  }
`;

/** A refund as it is listed; money in major units. */
export interface ListedRefund {
  readonly id: string;
  readonly amount: number;
  readonly giftCardAmount: number;
  readonly reason: string;
  readonly state: 'pending' | 'refunded' | 'failed';
  readonly time: string;
  /** Name of the person who made it; '' where nobody did by hand. */
  readonly by: string;
  readonly parts: readonly {
    readonly id: string | null;
    readonly name: string;
    readonly quantity: number | null;
    readonly amount: number;
  }[];
}

/** Properties of {@link RefundList}. */
export interface RefundListProps {
  readonly refunds: readonly ListedRefund[];
  readonly currency: string;
}

const states: Readonly<Record<ListedRefund['state'], { text: string; tone: BadgeProps['tone'] }>> = {
  pending: { text: 'On its way', tone: 'info' },
  refunded: { text: 'Refunded', tone: 'success' },
  failed: { text: 'Refused', tone: 'error' },
};

/**
 * The refunds of an order: how much, for what, why, by whom, and how it stands.
 *
 * @example
 * ```tsx
 * import { RefundList, type ListedRefund } from '@omnis/ui';
 * export const example = (refunds: ListedRefund[]) => <RefundList refunds={refunds} currency="GBP" />;
 * ```
 */
export function RefundList({ refunds, currency }: RefundListProps): ReactElement {
  const money = (amount: number): string => moneyText(amount, currency);
  return (
    <Root>
      {refunds.map(({ id, amount, giftCardAmount, reason, state, time, by, parts }) => (
        <li key={id}>
          <div>
            {money(amount)}
            {parts.map((part) => (
              <small key={part.id ?? 'delivery'}>
                {part.quantity !== null && `${part.quantity} × `}
                {part.name}, {money(part.amount)}
              </small>
            ))}
            <small>
              {giftCardAmount > 0 && `${money(giftCardAmount)} of it to gift cards · `}
              {[reason, by].filter(Boolean).join(' · ')} · <time dateTime={time}>{timeText(time)}</time>
            </small>
          </div>
          <Badge tone={states[state].tone}>{states[state].text}</Badge>
        </li>
      ))}
    </Root>
  );
}
