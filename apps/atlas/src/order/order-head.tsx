import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { IconButton, OrderPill, timeText } from '@omnis/ui';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { StoreMarks } from '../stores/store-marks.tsx';
import type { QueuePlace } from '../orders/queue-position.ts';
import { MoveActions } from './move-actions.tsx';
import type { Order } from './moves.ts';
import type { Moves } from './use-moves.ts';
import { orderTexts } from '../texts/order/index.ts';

const Root = styled.header.withConfig({ componentId: 'atlas-order-head' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token('space.2')} ${token('space.6')};

  .way {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.5rem;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.5rem;
    color: ${token('text.muted')};
    font-weight: ${token('weight.medium')};
    text-decoration: none;
  }
  .back:hover {
    color: ${token('text.color')};
  }
  .back svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  .around {
    display: flex;
    align-items: center;
    gap: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')};
  }
  h1 {
    font-size: ${token('type.3xl')};
  }
  .facts {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    justify-content: flex-end;
  }
  .hint {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.down('md')} {
    /* The actions stay in reach under the bar; at the foot of the screen messages would cover them. */
    display: contents;

    .way {
      margin-bottom: calc(-1 * ${token('space.4')});
    }
    .actions {
      position: sticky;
      z-index: calc(${token('layer.sticky')} - 1);
      top: 3.25rem;
      flex-wrap: nowrap;
      margin-inline: calc(-1 * ${token('layout.gutter')});
      padding: ${token('space.2')} ${token('layout.gutter')};
      background: ${token('page.background')};
    }
    .actions .next {
      flex: 1;
    }
  }
  @media print {
    .way,
    .actions {
      display: none;
    }
  }
`;

/** Properties of {@link OrderHead}. */
export interface OrderHeadProps {
  readonly order: Order;
  readonly moves: Moves;
  /** Address of the queue. */
  readonly backTo: string;
  /** Where the order is on its page of the queue; null when it was not opened from there. */
  readonly place: QueuePlace | null;
  /** Opens an order of the queue; null does nothing. */
  readonly onOpen: (id: number | null) => void;
}

/** Which order it is, the way back, and what can be done. */
export function OrderHead({ order, moves, backTo, place, onOpen }: OrderHeadProps): ReactElement {
  const t = useTexts(orderTexts);
  const { previous = null, next = null } = place ?? {};
  return (
    <Root>
      <div className="way">
        <Link className="back" to={backTo}>
          <ArrowLeft aria-hidden="true" />
          {t('orders')}
        </Link>
        <div className="around">
          {place !== null && (
            <>
              {t('placeInQueue', { place: place.at, total: place.of })}
              <IconButton
                label={t('previousOrder')}
                size="sm"
                disabled={previous === null}
                onClick={() => onOpen(previous)}
              >
                <ChevronUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t('nextOrder')}
                size="sm"
                disabled={next === null}
                onClick={() => onOpen(next)}
              >
                <ChevronDown aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
      </div>
      <div>
        <div className="title">
          <h1>{order.number}</h1>
          <OrderPill status={order.status} cancelled={order.cancelled} />
          <StoreMarks {...order.store} />
        </div>
        <p className="facts">
          {order.division.name} · <time dateTime={order.createdAt}>{timeText(order.createdAt)}</time>
        </p>
      </div>
      <div className="actions">
        <MoveActions order={order} moves={moves} />
      </div>
    </Root>
  );
}
