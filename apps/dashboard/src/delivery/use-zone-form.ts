import {
  errorText,
  fieldErrors,
  useDashboardCreateDeliveryZoneMutation,
  useDashboardUpdateDeliveryZoneMutation,
} from '@omnis/api-client';
import type { DeliveryZone } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useState } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { bodyOf, newZone, valuesOf, type ZoneValues } from './zone-values.ts';

/** A delivery zone that is being written or changed. */
export interface ZoneForm {
  readonly values: ZoneValues;
  readonly set: (changes: Partial<ZoneValues>) => void;
  /** Messages by the field of the call, such as `methods.0.price`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** The saved zone; null when it was refused. */
  readonly save: () => Promise<DeliveryZone | null>;
  readonly discard: () => void;
}

const noFaults = { errors: {}, message: null } satisfies Pick<ZoneForm, 'errors' | 'message'>;

/** Values, messages and saving of a zone. @param zone - null for a new one */
export function useZoneForm(zone: DeliveryZone | null): ZoneForm {
  const division = useDivision();
  const [create, creating] = useDashboardCreateDeliveryZoneMutation();
  const [update, updating] = useDashboardUpdateDeliveryZoneMutation();
  const [start, setStart] = useState(() => (zone === null ? newZone : valuesOf(zone)));
  const [values, setValues] = useState(start);
  const [saved, setSaved] = useState(zone);
  const [faults, setFaults] = useState<Pick<ZoneForm, 'errors' | 'message'>>(noFaults);
  // Sent again after a lost answer, it is the same zone; what was changed since is another one.
  const [key, setKey] = useState(randomUuid);

  const send = () => {
    const headers = { 'Idempotency-Key': key };
    const body = bodyOf(values);
    return saved === null
      ? create({ params: { division }, headers, body })
      : update({ params: { division, id: saved.id }, headers, body: { ...body, version: saved.version } });
  };
  return {
    values,
    set: (changes) => {
      setValues((current) => ({ ...current, ...changes }));
      setFaults(noFaults);
      setKey(randomUuid());
    },
    ...faults,
    dirty: JSON.stringify(start) !== JSON.stringify(values),
    saving: creating.isLoading || updating.isLoading,
    save: async () => {
      const { data, error } = await send();
      if (data === undefined) {
        setFaults({ errors: fieldErrors(error), message: errorText(error) });
        return null;
      }
      const to = valuesOf(data);
      setStart(to);
      setValues(to);
      setSaved(data);
      setFaults(noFaults);
      setKey(randomUuid());
      snackbars.show({ text: saved === null ? 'Zone created' : 'Zone saved', tone: 'success' });
      return data;
    },
    discard: () => {
      setValues(start);
      setFaults(noFaults);
    },
  };
}
