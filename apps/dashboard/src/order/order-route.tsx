import { Loaded } from '@omnis/account';
import { useDashboardOrderQuery } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import {
  CancelAction,
  DraftEditor,
  EditContact,
  EditLines,
  FulfilmentCard,
  HistoryCard,
  MailsCard,
  OwedNotice,
  TagsCard,
  useDraftTitle,
} from '@omnis/desk';
import { isOrderStatusCode, nameIn, orderFlows } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import {
  Badge,
  Card,
  FlowDiagram,
  LinkButton,
  orderFlowSteps,
  refundState,
  Skeleton,
  SkeletonGroup,
  OrderPill,
  OrderSignals,
  timeText,
} from '@omnis/ui';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { idOf } from '../app/paths.ts';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { AddressBlock, isSameAddress } from './address-block.tsx';
import { CustomerLink } from './customer-link.tsx';
import { FamilyCard } from './family-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { MoneyActions } from './money-actions.tsx';
import { OwnerDesk } from './owner-desk.tsx';
import { OwnerWork } from './owner-work.tsx';
import { QuoteCard } from './quote-card.tsx';
import { PaymentsCard, RefundsCard, ReturnsCard } from './refunds-card.tsx';
import { orderTexts, type OrderTexts } from '../texts/order/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-order-route' })`
  display: grid;
  gap: ${token('space.5')};

  .main,
  .aside {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    min-width: 0;
  }
  .facts {
    display: grid;
    gap: ${token('space.4')};
    font-size: ${token('type.sm')};
  }
  .facts h3 {
    margin-bottom: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.medium')};
    letter-spacing: 0;
  }
  .facts a {
    overflow-wrap: anywhere;
  }
  .quiet {
    color: ${token('text.muted')};
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const payments = {
  pending: { text: 'paymentPending', tone: 'warning' },
  authorised: { text: 'authorised', tone: 'info' },
  paid: { text: 'paidNow', tone: 'success' },
  refunded: { text: 'refundedState', tone: 'neutral' },
  failed: { text: 'paymentFailed', tone: 'error' },
} as const;

function Progress({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { flow, status, statusLog, number, percentComplete } = order;
  if (!isOrderStatusCode(status)) return null;
  const visited = statusLog.map((entry) => entry.status).filter(isOrderStatusCode);
  return (
    <Card title={t('progress')}>
      <FlowDiagram
        label={t('progressOfOrder', { number })}
        steps={orderFlowSteps(orderFlows[flow], status, visited)}
        percentage={percentComplete}
      />
    </Card>
  );
}

function Customer({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(orderTexts);
  const { customerName, email, phone, shippingAddress, billingAddress, shippingMethod, note, agreedTerms } =
    order;
  return (
    <Card title={t('customer')}>
      <div className="facts">
        <div>
          <strong>
            <CustomerLink
              order={order.id}
              name={customerName || nameIn(shippingAddress.country, shippingAddress)}
            />
          </strong>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
          {phone !== '' && (
            <>
              <br />
              <a href={`tel:${phone}`}>{phone}</a>
            </>
          )}
        </div>
        <div>
          <h3>{shippingMethod.pickup ? t('collectedFrom') : t('deliveryAddress')}</h3>
          <AddressBlock address={shippingAddress} />
        </div>
        <EditContact order={order} />
        <div>
          <h3>{t('billingAddress')}</h3>
          {isSameAddress(shippingAddress, billingAddress) ? (
            <span className="quiet">{t('sameAsTheDeliveryAddress')}</span>
          ) : (
            <AddressBlock address={billingAddress} />
          )}
        </div>
        <div>
          <h3>{t('delivery')}</h3>
          {shippingMethod.name}
          {shippingMethod.estimate !== '' && <div className="quiet">{shippingMethod.estimate}</div>}
        </div>
        {note !== '' && (
          <div>
            <h3>{t('note')}</h3>
            {note}
          </div>
        )}
        {agreedTerms !== undefined && (
          <div>
            <h3>{t('agreedTerms')}</h3>
            {agreedTerms.page}
            <div className="quiet">{timeText(agreedTerms.time)}</div>
          </div>
        )}
      </div>
    </Card>
  );
}

function Shape(): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <SkeletonGroup label={t('loadingTheOrder')}>
      <Root>
        <div className="main">
          <Skeleton shape="block" height="11rem" />
          <Skeleton shape="block" height="22rem" />
        </div>
        <div className="aside">
          <Skeleton shape="block" height="24rem" />
        </div>
      </Root>
    </SkeletonGroup>
  );
}

function Order({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(orderTexts);
  const { number, status, cancelled = false, createdAt, division, orderHash, payment } = order;
  const back = refundState({ total: order.total, refunded: order.refunded ?? 0 });
  const paid = cancelled
    ? ({ text: t('nothingWasPaid'), tone: 'neutral' } as const)
    : back === null
      ? { text: t(payments[payment.state].text), tone: payments[payment.state].tone }
      : { text: back, tone: 'neutral' as const };
  return (
    <>
      <PageHead
        back={{ href: '/dashboard/orders/', text: t('orders') }}
        title={t('order', { number })}
        badge={
          <>
            <OrderPill status={status} cancelled={cancelled} />
            <Badge tone={paid.tone}>{paid.text}</Badge>
            {order.fulfilment.state === 'part' && <Badge tone="info">{t('partlyFulfilled')}</Badge>}
          </>
        }
        text={
          payment.method === ''
            ? t('placed', { date: timeText(createdAt) })
            : t('placedAndPaid', { date: timeText(createdAt), method: payment.method })
        }
        actions={
          <>
            <EditLines order={order} />
            <MoneyActions order={order} />
            <CancelAction order={order} />
            <LinkButton
              variant="secondary"
              href={`${location.protocol}//${division.host}/receipt/${orderHash}`}
              target="_blank"
              endIcon={<ExternalLink aria-hidden="true" />}
            >
              {t('shoppersReceipt')}
            </LinkButton>
          </>
        }
      />
      <Root>
        <div className="main">
          <OrderSignals signals={order.signals} />
          <OwedNotice order={order} />
          <Progress order={order} />
          {order.flow === 'bespoke' && <QuoteCard id={order.id} />}
          <FulfilmentCard order={order} help={t('fulfilWhatSendYourselfParcels')} />
          <LinesCard order={order} />
          <ReturnsCard order={order} />
          <RefundsCard order={order} />
        </div>
        <div className="aside">
          <Customer order={order} />
          <FamilyCard order={order} />
          <TagsCard order={order} />
          <PaymentsCard order={order} />
          <MailsCard order={order} />
          <HistoryCard order={order} />
        </div>
      </Root>
    </>
  );
}

const titleOf = (
  t: OrderTexts,
  order: ManagedOrder | undefined,
  draftTitle: ReturnType<typeof useDraftTitle>,
): string => {
  if (order === undefined) return t('anOrder');
  return order.draft === null ? t('orderTitle', { number: order.number }) : draftTitle(order);
};

function OrderOf({ id }: { readonly id: number }): ReactElement {
  const t = useTexts(orderTexts);
  const query = useDashboardOrderQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  useTitle(titleOf(t, query.data, useDraftTitle()));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(order) =>
        order.draft === null ? (
          <Order order={order} />
        ) : (
          <DraftEditor key={order.id} order={order} moneyActions={<MoneyActions order={order} />} />
        )
      }
    </Loaded>
  );
}

/** One order: how far it has come, its lines and money, its customer and its history. */
export function Component(): ReactElement {
  const id = idOf(useParams()['id']);
  return id === null ? (
    <NotFound />
  ) : (
    <OwnerDesk>
      <OwnerWork>
        <OrderOf key={id} id={id} />
      </OwnerWork>
    </OwnerDesk>
  );
}
