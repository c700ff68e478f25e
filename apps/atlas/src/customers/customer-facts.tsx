import type { AtlasCustomer } from '@omnis/contract';
import { useLeadText, useTeamRoleText } from '@omnis/desk';
import { postalLines } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import {
  agoText,
  Avatar,
  Badge,
  Card,
  countText,
  Link,
  moneyText,
  OrderPill,
  OrderTotal,
  timeText,
} from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { customersTexts } from '../texts/customers/index.ts';

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

/** Facts that a store's team or staff entered, for those who cannot change them. */
function EnteredFacts({ customer }: Props): ReactElement {
  const t = useTexts(customersTexts);
  const leadText = useLeadText();
  return (
    <>
      <Fact term={t('phone')}>{customer.phone}</Fact>
      <Fact term={t('mobile')}>{customer.mobile}</Fact>
      <Fact term={t('username')}>{customer.username}</Fact>
      <Fact term={t('worksForStore')}>{customer.internal ? t('yes') : null}</Fact>
      <Fact term={t('company')}>{customer.company}</Fact>
      <Fact term={t('jobTitle')}>{customer.jobTitle}</Fact>
      <Fact term={t('leadStatus')}>
        {customer.leadStatus === null ? null : leadText(customer.leadStatus)}
      </Fact>
      <Fact term={t('tags')}>
        {customer.tags.length === 0 ? null : (
          <span className="states">
            {customer.tags.map((tag) => (
              <Badge key={tag} tone="neutral">
                {tag}
              </Badge>
            ))}
          </span>
        )}
      </Fact>
    </>
  );
}

/** Spending, contact details and addresses of a customer. */
export function CustomerFacts({
  customer,
  isEdited,
}: Props & {
  /** A form beside it has the fields that are entered, which are left out here. */
  readonly isEdited: boolean;
}): ReactElement {
  const teamRoleText = useTeamRoleText();
  const t = useTexts(customersTexts);
  const { orders, spent, currency, lastOrderAt, emails, account, subscriptions, addresses } = customer;
  return (
    <Card title={t('about')}>
      <dl>
        <Fact term={t('store')}>
          <Link href={`/customers/?store=${customer.division}`}>{customer.storeName}</Link>
        </Fact>
        <Fact term={t('spentAfterRefunds')}>{moneyText(spent, currency)}</Fact>
        <Fact term={t('orders')}>{countText(orders)}</Fact>
        <Fact term={t('lastOrder')}>{lastOrderAt === null ? t('none') : agoText(lastOrderAt)}</Fact>
        <Fact term={t('email')}>{emails.join('\n')}</Fact>
        {!isEdited && <EnteredFacts customer={customer} />}
        <Fact term={t('account')}>
          {account === null ? (
            t('noAccount')
          ) : (
            <span className="account">
              {account.avatar !== null && <Avatar {...customer} src={account.avatar} size={3} />}
              {t(account.verified ? 'since' : 'sinceNotConfirmed', { date: timeText(account.since) })}
            </span>
          )}
        </Fact>
        <Fact term={t('stores')}>
          {customer.stores.length === 0
            ? null
            : customer.stores.map((store) => (
                <span key={store.division} style={{ display: 'block' }}>
                  <Link href={`/stores/${store.division}/`}>{store.name}</Link> · {teamRoleText(store)}
                </span>
              ))}
        </Fact>
        <Fact term={t('emailConsent')}>
          {subscriptions.length === 0
            ? t('none')
            : subscriptions
                .map(({ source, at }) => t('consentSince', { source, date: timeText(at) }))
                .join('\n')}
        </Fact>
        <Fact term={addresses.length > 1 ? t('addresses') : t('address')}>
          {addresses.map((address) => postalLines(address, 'en-GB').join('\n')).join('\n\n')}
        </Fact>
      </dl>
    </Card>
  );
}

/** The latest orders of a customer, newest first. */
export function CustomerOrders({ customer: { latestOrders, orders } }: Props): ReactElement {
  const t = useTexts(customersTexts);
  return (
    <Card
      title={t('orders')}
      {...(orders > latestOrders.length && {
        description: t('latestOrders', { shown: latestOrders.length, total: orders }),
      })}
    >
      {latestOrders.length === 0 ? (
        <p className="quiet">{t('noOrdersYet')}</p>
      ) : (
        <ul className="entries" aria-label={t('ordersOfCustomer')}>
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
