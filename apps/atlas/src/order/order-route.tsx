import { errorText, isApiFailure, useAtlasOrderQuery } from '@omnis/api-client';
import { isOrderStatusCode, orderFlows } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import {
  Card,
  ErrorState,
  FlowDiagram,
  LinkButton,
  orderFlowSteps,
  OrderSignals,
  Skeleton,
  SkeletonGroup,
} from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useTitle } from '../app/use-title.ts';
import { placeOf, readPosition, type QueuePosition } from '../orders/queue-position.ts';
import { ProtectedPage } from '../permissions/protected.tsx';
import { HistoryCard, MailsCard, TagsCard, DraftEditor, useDraftTitle, useShortcuts } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { ConflictNotice } from './conflict-notice.tsx';
import { Owed } from './edit-actions.tsx';
import { PaymentAction } from './money-actions.tsx';
import { StaffDesk } from './staff-desk.tsx';
import { StaffWork } from './staff-work.tsx';
import { givesMoneyBack, type Order } from './moves.ts';
import { OrderChanges, OrderRefunds } from './order-changes.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderFamily } from './order-family.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderQuote } from './order-quote.tsx';
import { OrderPeople } from './order-people.tsx';
import { useMoves } from './use-moves.ts';
import { orderTexts } from '../texts/order/index.ts';

const Root = styled.div.withConfig({ componentId: 'atlas-order-route' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  max-width: 80rem;
  margin-inline: auto;

  .columns,
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${token('space.4')};
  }
  ${media.up('lg')} {
    .columns {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
  }
`;

/** Milliseconds between two looks at the order: as a rule, and while its money is on the way. */
const looks = { rule: 15_000, money: 1500 } as const;

/** Tells whether the payment's own step is still to come, which a job makes after the move. */
function awaitsMoney({ status, flow, payment, attempts, refunds, due }: Order): boolean {
  if (refunds.some(({ state }) => state === 'pending')) return true;
  const isGivenBack = givesMoneyBack(status) && payment.state === 'paid' && attempts.at(-1)?.success === true;
  // Bespoke orders are paid when they are agreed, and not by card; a payment that a person records comes by no job.
  return (flow !== 'bespoke' && payment.state === 'pending' && !due) || isGivenBack;
}

/** The order's flow with the steps that it has taken; a status that is foreign to it leaves all steps to do. */
function OrderProgress({ order }: { readonly order: Order }): ReactElement | null {
  const t = useTexts(orderTexts);
  if (!isOrderStatusCode(order.status)) return null;
  const visited = order.statusLog.map(({ status }) => status).filter(isOrderStatusCode);
  return (
    <Card>
      <FlowDiagram
        label={t('progressOfOrder', { number: order.number })}
        steps={orderFlowSteps(orderFlows[order.flow], order.status, visited)}
        percentage={order.percentComplete}
      />
    </Card>
  );
}

interface OrderPageProps {
  readonly order: Order;
  readonly position: QueuePosition | null;
}

function OrderPage({ order, position }: OrderPageProps): ReactElement {
  const t = useTexts(orderTexts);
  const moves = useMoves(order);
  const navigate = useNavigate();
  const place = placeOf(position, order.id);
  const backTo = `/${position?.search ?? ''}`;
  const open = (id: number | null): void => {
    if (id !== null) void navigate(`/orders/${id}/`, { state: position, replace: true });
  };
  useTitle(t('orderNumber', { number: order.number }));
  useShortcuts({
    j: () => open(place?.next ?? null),
    k: () => open(place?.previous ?? null),
    u: () => void navigate(backTo),
  });
  return (
    <Root>
      <OrderHead order={order} moves={moves} backTo={backTo} place={place} onOpen={open} />
      {moves.conflict !== null && (
        <ConflictNotice
          message={moves.conflict}
          onSeen={() => {
            moves.clearConflict();
            focusPage();
          }}
        />
      )}
      <OrderSignals signals={order.signals} />
      <Owed order={order} />
      <OrderProgress order={order} />
      <div className="columns">
        <div className="column">
          {order.flow === 'bespoke' && <OrderQuote order={order.id} />}
          <OrderLines order={order} />
          <OrderParcels order={order} />
          <OrderReturns order={order} />
          <OrderChanges order={order} />
          <HistoryCard order={order} />
        </div>
        <div className="column">
          <OrderPeople order={order} />
          <OrderFamily order={order} />
          <TagsCard order={order} />
          <OrderPayment order={order} />
          <OrderRefunds order={order} />
          <MailsCard order={order} />
        </div>
      </div>
    </Root>
  );
}

/** A draft, which only those build who may edit orders. */
function Draft({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  useTitle(useDraftTitle()(order));
  return (
    <ProtectedPage permission="orders.edit" title={t('drafts')}>
      <DraftEditor order={order} moneyActions={<PaymentAction order={order} />} />
    </ProtectedPage>
  );
}

/** The notice goes with its button; the keyboard goes on from the top of the page. */
function focusPage(): void {
  document.querySelector<HTMLElement>('main#content')?.focus({ preventScroll: true });
}

function LoadingOrder(): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <SkeletonGroup label={t('loadingOrder')}>
      <Root>
        <Skeleton width="12rem" height="2.5rem" shape="block" />
        <Skeleton height="8rem" shape="block" />
        <div className="columns">
          <Skeleton height="24rem" shape="block" />
          <Skeleton height="24rem" shape="block" />
        </div>
      </Root>
    </SkeletonGroup>
  );
}

function LoadedOrder(): ReactElement {
  const t = useTexts(orderTexts);
  const { id: param = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(param) ? Number(param) : null;
  const { state } = useLocation();
  const [awaiting, setAwaiting] = useState(false);
  const { currentData, error, isFetching, refetch } = useAtlasOrderQuery(
    { params: { id: id ?? 0 } },
    {
      skip: id === null,
      pollingInterval: awaiting ? looks.money : looks.rule,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  );
  if (id === null || (isApiFailure(error) && error.status === 404)) return <NotFound />;
  if (currentData !== undefined) {
    if (awaitsMoney(currentData) !== awaiting) setAwaiting(!awaiting);
    // Keyed, so that nothing said of one order is left standing over the next.
    return (
      <StaffDesk division={currentData.division.id}>
        {currentData.draft === null ? (
          <StaffWork>
            <OrderPage key={id} order={currentData} position={readPosition(state)} />
          </StaffWork>
        ) : (
          <Draft key={id} order={currentData} />
        )}
      </StaffDesk>
    );
  }
  if (error === undefined) return <LoadingOrder />;
  return (
    <ErrorState
      title={t('orderNotLoaded')}
      text={errorText(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      actions={
        <LinkButton href="/" variant="secondary">
          {t('toOrders')}
        </LinkButton>
      }
    />
  );
}

/** One order: where it is in its flow, what to make and send, and what has happened to it. */
export function Component(): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <ProtectedPage permission="orders.view" title={t('orders')}>
      <LoadedOrder />
    </ProtectedPage>
  );
}
