import { useDashboardDeleteDeliveryZoneMutation } from '@omnis/api-client';
import type { DeliveryZone } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Card, ConfirmDialog, IconButton, LinkButton } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { daysText, ordersText, placesText, priceText } from './zone-texts.ts';
import { deliveryTexts } from '../texts/delivery/index.ts';

const Methods = styled.ul.withConfig({ componentId: 'dashboard-zone-methods' })`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: ${token('space.1')} ${token('space.4')};
    padding: ${token('space.3')} ${token('card.padding')};
    border-top: 1px solid ${token('border.color')};
  }
  li > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: ${token('weight.medium')};
  }
  small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.up('md')} {
    li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
      align-items: baseline;
    }
    li > :last-child {
      text-align: end;
    }
  }
`;

/** Properties of {@link ZoneCard}. */
export interface ZoneCardProps {
  readonly zone: DeliveryZone;
  readonly currency: string;
}

/** A delivery zone with its methods. */
export function ZoneCard({ zone: { id, name, countries, methods }, currency }: ZoneCardProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const division = useDivision();
  const [remove, { isLoading }] = useDashboardDeleteDeliveryZoneMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [key] = useState(randomUuid);
  const confirm = async (): Promise<void> => {
    const { data } = await remove({ params: { division, id }, headers: { 'Idempotency-Key': key } });
    setIsAsking(false);
    if (data !== undefined) snackbars.show({ text: t('zoneDeleted'), tone: 'success' });
  };
  return (
    <Card
      flush
      title={name}
      description={placesText(t, countries)}
      actions={
        <>
          <LinkButton
            variant="secondary"
            size="sm"
            href={`/dashboard/delivery/${id}/`}
            aria-label={t('editZone', { name })}
          >
            {t('edit')}
          </LinkButton>
          <IconButton size="sm" label={t('delete', { name })} onClick={() => setIsAsking(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <Methods aria-label={t('deliveryMethodsOf', { name })}>
        {methods.map((method) => {
          const orders = ordersText(t, method, currency);
          return (
            <li key={method.code}>
              <span>
                <strong>{method.name}</strong>
                {method.description !== '' && <small>{method.description}</small>}
                {method.pickup !== null && (
                  <small>{t('pickupAt', { place: method.pickup.place, city: method.pickup.city })}</small>
                )}
                {orders !== '' && <small>{orders}</small>}
              </span>
              <span>{daysText(t, method)}</span>
              <span>{priceText(t, method, currency)}</span>
            </li>
          );
        })}
      </Methods>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('deleteQuestion', { name })}
        text={t('deleteText')}
        confirmLabel={t('deleteZone')}
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
