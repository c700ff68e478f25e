import type { ManagedCustomer } from '@omnis/contract';
import { useTeamRoleText } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import {
  agoText,
  Avatar,
  Badge,
  Card,
  countText,
  EmptyState,
  Link,
  moneyText,
  OrderPill,
  OrderTotal,
  timeText,
} from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { AddressBlock } from '../order/address-block.tsx';
import { ShortList } from '../overview/latest-orders.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { customersTexts } from '../texts/customers/index.ts';

const Facts = styled.dl.withConfig({ componentId: 'dashboard-customer-facts' })`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  font-size: ${token('type.sm')};

  &[data-figures] {
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  }
  dt {
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .account {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
  }
  &[data-figures] dd {
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Orders and spending of a customer. */
export function FiguresCard({ customer }: { readonly customer: ManagedCustomer }): ReactElement {
  const t = useTexts(customersTexts);
  const { orders, spent, lastOrderAt, createdAt, currency } = customer;
  return (
    <Card>
      <Facts data-figures="">
        <div>
          <dt>{t('spentAfterRefunds')}</dt>
          <dd>{moneyText(spent, currency)}</dd>
        </div>
        <div>
          <dt>{t('orders')}</dt>
          <dd>{countText(orders)}</dd>
        </div>
        <div>
          <dt>{t('lastOrder')}</dt>
          <dd>{lastOrderAt === null ? t('none') : agoText(lastOrderAt)}</dd>
        </div>
        <div>
          <dt>{t('customerSince')}</dt>
          <dd>{agoText(createdAt)}</dd>
        </div>
      </Facts>
    </Card>
  );
}

/** The orders of a customer, newest first. */
export function OrdersCard({ customer }: { readonly customer: ManagedCustomer }): ReactElement {
  const t = useTexts(customersTexts);
  const { latestOrders, orders } = customer;
  return (
    <Card
      title={t('orders')}
      flush
      {...(orders > latestOrders.length && {
        description: t('theLatestOf', {
          shown: countText(latestOrders.length),
          orders: t('ordersCounted', { count: orders }),
        }),
      })}
    >
      {latestOrders.length === 0 ? (
        <EmptyState
          titleLevel={3}
          title={t('noOrdersYet')}
          text={t('noOrdersYetText')}
          illustration="parcel"
        />
      ) : (
        <ShortList aria-label={t('ordersOfThisCustomer')}>
          {latestOrders.map((order) => (
            <li key={order.id}>
              <Thumb src={order.image} />
              <span className="what">
                <Link href={`/dashboard/orders/${order.id}/`}>{order.number}</Link>
                <small>
                  {t('itemsCounted', { count: order.itemCount })} ·{' '}
                  <time dateTime={order.createdAt} title={timeText(order.createdAt)}>
                    {agoText(order.createdAt)}
                  </time>
                </small>
              </span>
              <span className="amount">
                <OrderTotal total={order.total} refunded={order.refunded} currency={order.currency} />
                <OrderPill status={order.status} cancelled={order.cancelled} />
              </span>
            </li>
          ))}
        </ShortList>
      )}
    </Card>
  );
}

/** How a customer is reached, and what they agreed to. */
export function ContactCard({ customer }: { readonly customer: ManagedCustomer }): ReactElement {
  const t = useTexts(customersTexts);
  const teamRoleText = useTeamRoleText();
  const { emails, phone, mobile, website, account, subscriptions, addresses, stores } = customer;
  return (
    <Card title={t('contact')}>
      <Facts>
        <div>
          <dt>{emails.length > 1 ? t('emailAddresses') : t('email')}</dt>
          {emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ))}
        </div>
        {phone !== '' && (
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </div>
        )}
        {mobile !== '' && (
          <div>
            <dt>{t('mobile')}</dt>
            <dd>
              <a href={`tel:${mobile}`}>{mobile}</a>
            </dd>
          </div>
        )}
        {website !== '' && (
          <div>
            <dt>{t('website')}</dt>
            <dd>
              <a href={website} target="_blank" rel="noopener noreferrer">
                {website}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('account')}</dt>
          <dd className="account">
            {account !== null && account.avatar !== null && (
              <Avatar {...customer} src={account.avatar} size={3} />
            )}
            {account === null
              ? t('noneOrdersAsAGuest')
              : t(account.verified ? 'since' : 'sinceUnconfirmed', { date: timeText(account.since) })}
          </dd>
        </div>
        {stores.length > 0 && (
          <div>
            <dt>{t('stores')}</dt>
            {stores.map(({ division, name, role, dashboardPermissions }) => (
              <dd key={division}>
                {name} · {teamRoleText({ role, dashboardPermissions })}
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{t('emailConsent')}</dt>
          {subscriptions.length === 0 ? (
            <dd>{t('noneDoNotSendOffers')}</dd>
          ) : (
            subscriptions.map(({ at, source }) => (
              <dd key={source}>
                <Badge tone="success">{t('subscribed')}</Badge> {source} · {timeText(at)}
              </dd>
            ))
          )}
        </div>
        {addresses.length > 0 && (
          <div>
            <dt>{addresses.length > 1 ? t('addresses') : t('address')}</dt>
            {addresses.map((address) => (
              <dd key={JSON.stringify(address)} style={{ marginBottom: '0.75rem' }}>
                <AddressBlock address={address} />
              </dd>
            ))}
          </div>
        )}
      </Facts>
    </Card>
  );
}
