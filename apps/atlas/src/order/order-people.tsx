import { token } from '@omnis/theme/react';
import { postalLines } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Link } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { EditPeople } from './edit-actions.tsx';
import type { Order } from './moves.ts';
import { orderTexts } from '../texts/order/index.ts';

const Root = styled.div.withConfig({ componentId: 'atlas-order-people' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  overflow-wrap: anywhere;

  h3 {
    margin-bottom: ${token('space.1')};
    color: ${token('card.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    letter-spacing: 0;
  }
  address {
    font-style: normal;
  }
  .note {
    padding: ${token('space.3')};
    border-radius: ${token('radius.md')};
    background: ${token('warning.background')};
    color: ${token('warning.text')};
    white-space: pre-line;
  }
  .quiet {
    color: ${token('card.muted')};
  }
`;

type Address = Order['shippingAddress'];

/** The lines of an address as they stand on a label. */
const linesOf = (address: Address): string[] => [
  ...postalLines(address, 'en-GB'),
  ...(address.eori ? [`EORI ${address.eori}`] : []),
];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function AddressText({ address }: { readonly address: Address }): ReactElement {
  return (
    <address>
      {linesOf(address).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

/** The customer, the delivery address, and the customer's wishes. */
export function OrderPeople({ order }: { readonly order: Order }): ReactElement {
  const t = useTexts(orderTexts);
  const { billingAddress, customerName, division, email, note, phone, shippingAddress, shippingMethod } =
    order;
  const isSame = linesOf(billingAddress).join('\n') === linesOf(shippingAddress).join('\n');
  return (
    <Card title={t('customerAndDelivery')}>
      <Root>
        {note !== '' && <p className="note">{note}</p>}
        <Part title={t('customer')}>
          <div>
            <Link
              href={`/customers/?${new URLSearchParams({ store: String(division.id), search: email }).toString()}`}
            >
              {customerName}
            </Link>
          </div>
          <a href={`mailto:${email}`}>{email}</a>
          {phone !== '' && (
            <div>
              <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>
            </div>
          )}
        </Part>
        <Part title={t('deliverTo')}>
          <AddressText address={shippingAddress} />
        </Part>
        <div>
          <EditPeople order={order} />
        </div>
        <Part title={t('delivery')}>
          <div>{shippingMethod.name}</div>
          {shippingMethod.estimate !== '' && <div className="quiet">{shippingMethod.estimate}</div>}
        </Part>
        <Part title={t('billTo')}>
          {isSame ? (
            <div className="quiet">{t('deliveryAddress')}</div>
          ) : (
            <AddressText address={billingAddress} />
          )}
        </Part>
      </Root>
    </Card>
  );
}
