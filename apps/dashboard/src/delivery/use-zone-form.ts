import {
  useDashboardCreateDeliveryZoneMutation,
  useDashboardUpdateDeliveryZoneMutation,
} from '@omnis/api-client';
import type { DeliveryZone } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { useDivision } from '../app/session.ts';
import type { RecordForm } from '@omnis/desk';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { bodyOf, newZone, valuesOf, type ZoneValues } from './zone-values.ts';
import { deliveryTexts } from '../texts/delivery/index.ts';

/** A delivery zone that is being written or changed. */
export type ZoneForm = RecordForm<ZoneValues, DeliveryZone>;

/** Values, messages and saving of a zone. @param zone - null for a new one */
export function useZoneForm(zone: DeliveryZone | null): ZoneForm {
  const t = useTexts(deliveryTexts);
  const division = useDivision();
  const [create] = useDashboardCreateDeliveryZoneMutation();
  const [update] = useDashboardUpdateDeliveryZoneMutation();
  return useRecordForm({
    record: zone,
    blank: newZone,
    valuesOf,
    send: ({ saved, values, headers }) => {
      const body = bodyOf(values);
      return saved === null
        ? create({ params: { division }, headers, body })
        : update({ params: { division, id: saved.id }, headers, body: { ...body, version: saved.version } });
    },
    done: { created: t('zoneCreated'), saved: t('zoneSaved') },
  });
}
