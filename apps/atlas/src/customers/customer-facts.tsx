import type { AtlasCustomer } from '@omnis/contract';
import { postalLines } from '@omnis/models';
import { agoText, Badge, Card, countText, Link, moneyText, OrderPill, OrderTotal, timeText } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly customer: AtlasCustomer;
}

/** A term and what it says; nothing where there is nothing to say. */
function Fact({
  term,
  children,
}: {
  readonly term: string;
  readonly children: ReactNode;
}): ReactElement | null {
  if (children === '' || children === null) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Spending, contact details and addresses of a customer. */
export function CustomerFacts({ customer }: Props): ReactElement {
  const { orders, spent, currency, lastOrderAt, emails, phone, account, subscriptions, addresses, tags } =
    customer;
  return (
    <Card title="About">
      <dl>
        <Fact term="Store">
          <Link href={`/customers/?store=${customer.division}`}>{customer.storeName}</Link>
        </Fact>
        <Fact term="Spent after refunds">{moneyText(spent, currency)}</Fact>
        <Fact term="Orders">{countText(orders)}</Fact>
        <Fact term="Last order">{lastOrderAt === null ? 'None' : agoText(lastOrderAt)}</Fact>
        <Fact term="Email">{emails.join('\n')}</Fact>
        <Fact term="Phone">{phone}</Fact>
        <Fact term="Company">{customer.company}</Fact>
        <Fact term="Job title">{customer.jobTitle}</Fact>
        <Fact term="Account">
          {account === null
            ? 'None. Orders as a guest'
            : `Since ${timeText(account.since)}${account.verified ? '' : ', email not confirmed'}`}
        </Fact>
        <Fact term="Email consent">
          {subscriptions.length === 0
            ? 'None'
            : subscriptions.map(({ source, at }) => `${source} since ${timeText(at)}`).join('\n')}
        </Fact>
        <Fact term="Lead status">{customer.leadStatus}</Fact>
        <Fact term="Tags">
          {tags.length === 0 ? null : (
            <span className="states">
              {tags.map((tag) => (
                <Badge key={tag} tone="neutral">
                  {tag}
                </Badge>
              ))}
            </span>
          )}
        </Fact>
        <Fact term={addresses.length > 1 ? 'Addresses' : 'Address'}>
          {addresses.map((address) => postalLines(address, 'en-GB').join('\n')).join('\n\n')}
        </Fact>
      </dl>
    </Card>
  );
}

/** The latest orders of a customer, newest first. */
export function CustomerOrders({ customer: { latestOrders, orders } }: Props): ReactElement {
  return (
    <Card
      title="Orders"
      {...(orders > latestOrders.length && {
        description: `The latest ${countText(latestOrders.length)} of ${countText(orders)}`,
      })}
    >
      {latestOrders.length === 0 ? (
        <p className="quiet">No orders yet</p>
      ) : (
        <ul className="entries" aria-label="Orders of this customer">
          {latestOrders.map((order) => (
            <li key={order.id} className="entry">
              <span>
                <Link href={`/orders/${order.id}/`}>{order.number}</Link>
                <small>
                  <time dateTime={order.createdAt}>{timeText(order.createdAt)}</time>
                </small>
              </span>
              <span className="entry-end">
                <OrderTotal total={order.total} refunded={order.refunded} currency={order.currency} />
                <OrderPill status={order.status} cancelled={order.cancelled} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
