import { token } from '@omnis/theme/react';
import { Card, type OrderStage, orderStages, OrderPill, timeText } from '@omnis/ui';
import { isOrderStatusCode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { statusInSentence, type Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

const stages: readonly OrderStage[] = [...new Set(Object.values(orderStages))];

const Root = styled.ol.withConfig({ componentId: 'atlas-order-log' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    padding: 0 0 ${token('space.5')} ${token('space.6')};
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.4375rem;
    left: 0.1875rem;
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: var(--dot);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.375rem;
    bottom: -0.125rem;
    left: 0.46875rem;
    width: 1px;
    background: ${token('border.color')};
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.2')};
  }
  .from {
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
  }
  .who {
    margin-top: ${token('space.1')};
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
  }
  blockquote {
    margin-top: ${token('space.1')};
    padding-inline-start: ${token('space.3')};
    border-inline-start: 2px solid ${token('border.color')};
    white-space: pre-line;
  }
  ${stages.map((stage) => `[data-stage='${stage}'] { --dot: ${token(`status.${stage}.accent`)}; }`).join('\n')}
`;

/** Every move of the order with who made it, when and why; the latest first. */
export function OrderLog({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const latestFirst = order.statusLog.toSorted((left, right) => right.time.localeCompare(left.time));
  return (
    <Card title={t('log')}>
      <Root>
        {latestFirst.map((entry) => (
          <li key={entry.id} data-stage={isOrderStatusCode(entry.status) ? orderStages[entry.status] : 'new'}>
            <div className="what">
              <OrderPill
                status={entry.status}
                cancelled={order.cancelled === true && entry.status === order.status}
              />
              {entry.from !== null && (
                <span className="from">{t('movedFrom', { status: statusInSentence(t, entry.from) })}</span>
              )}
            </div>
            {entry.reason !== '' && <blockquote>{entry.reason}</blockquote>}
            <div className="who">
              {entry.user} · <time dateTime={entry.time}>{timeText(entry.time)}</time>
            </div>
          </li>
        ))}
      </Root>
    </Card>
  );
}
