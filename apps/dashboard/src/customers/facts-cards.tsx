import type { ManagedCustomer } from '@omnis/contract';
import { token } from '@omnis/theme/react';
import {
  agoText,
  Badge,
  Card,
  counted,
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
  &[data-figures] dd {
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Orders and spending of a customer. */
export function FiguresCard({ customer }: { readonly customer: ManagedCustomer }): ReactElement {
  const { orders, spent, lastOrderAt, createdAt, currency } = customer;
  return (
    <Card>
      <Facts data-figures="">
        <div>
          <dt>Spent after refunds</dt>
          <dd>{moneyText(spent, currency)}</dd>
        </div>
        <div>
          <dt>Orders</dt>
          <dd>{countText(orders)}</dd>
        </div>
        <div>
          <dt>Last order</dt>
          <dd>{lastOrderAt === null ? 'None' : agoText(lastOrderAt)}</dd>
        </div>
        <div>
          <dt>Customer since</dt>
          <dd>{agoText(createdAt)}</dd>
        </div>
      </Facts>
    </Card>
  );
}

/** The orders of a customer, newest first. */
export function OrdersCard({ customer }: { readonly customer: ManagedCustomer }): ReactElement {
  const { latestOrders, orders } = customer;
  return (
    <Card
      title="Orders"
      flush
      {...(orders > latestOrders.length && {
        description: `The latest ${countText(latestOrders.length)} of ${counted(orders, 'order')}`,
      })}
    >
      {latestOrders.length === 0 ? (
        <EmptyState
          titleLevel={3}
          title="No orders yet"
          text="Orders with this email address will be listed here."
          illustration="parcel"
        />
      ) : (
        <ShortList aria-label="Orders of this customer">
          {latestOrders.map((order) => (
            <li key={order.id}>
              <Thumb src={order.image} />
              <span className="what">
                <Link href={`/dashboard/orders/${order.id}/`}>{order.number}</Link>
                <small>
                  {counted(order.itemCount, 'item')} ·{' '}
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
  const { emails, phone, website, account, subscriptions, addresses } = customer;
  return (
    <Card title="Contact">
      <Facts>
        <div>
          <dt>{emails.length > 1 ? 'Email addresses' : 'Email'}</dt>
          {emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          ))}
        </div>
        {phone !== '' && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone}`}>{phone}</a>
            </dd>
          </div>
        )}
        {website !== '' && (
          <div>
            <dt>Website</dt>
            <dd>
              <a href={website} target="_blank" rel="noopener noreferrer">
                {website}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>Account</dt>
          <dd>
            {account === null
              ? 'None. Orders as a guest'
              : `Since ${timeText(account.since)}${account.verified ? '' : ', email not confirmed'}`}
          </dd>
        </div>
        <div>
          <dt>Email consent</dt>
          {subscriptions.length === 0 ? (
            <dd>None. Do not send offers</dd>
          ) : (
            subscriptions.map(({ at, source }) => (
              <dd key={source}>
                <Badge tone="success">Subscribed</Badge> {source} · {timeText(at)}
              </dd>
            ))
          )}
        </div>
        {addresses.length > 0 && (
          <div>
            <dt>{addresses.length > 1 ? 'Addresses' : 'Address'}</dt>
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
