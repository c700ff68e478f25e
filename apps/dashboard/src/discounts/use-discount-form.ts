import { useDashboardCreateDiscountMutation, useDashboardUpdateDiscountMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { useDivision } from '../app/session.ts';
import type { RecordForm } from '@omnis/desk';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import {
  bodyOf,
  changesOf,
  newDiscount,
  valuesOf,
  type DiscountFormValues,
  type LoadedDiscount,
} from './discount-values.ts';
import { discountsTexts } from '../texts/discounts/index.ts';

/** A discount that is being written or changed. */
export type DiscountForm = RecordForm<DiscountFormValues, LoadedDiscount>;

/** A code is sent only where there is one to rename. */
const toUpdate = ({ code, ...changes }: ReturnType<typeof changesOf>) =>
  typeof code === 'string' ? { ...changes, code } : changes;

/** Values, messages and saving of a discount. @param discount - null for a new one */
export function useDiscountForm(discount: LoadedDiscount | null, timeZone: string): DiscountForm {
  const t = useTexts(discountsTexts);
  const division = useDivision();
  const [create] = useDashboardCreateDiscountMutation();
  const [update] = useDashboardUpdateDiscountMutation();
  return useRecordForm({
    record: discount,
    blank: newDiscount,
    valuesOf: (loaded) => valuesOf(t, loaded),
    send: ({ saved, start, values, headers }) =>
      saved === null
        ? create({ params: { division }, headers, body: bodyOf(values, timeZone) })
        : update({
            params: { division, id: saved.id },
            headers,
            body: { ...toUpdate(changesOf(start, values, saved)), version: saved.version },
          }),
    done: { created: t('discountCreated'), saved: t('discountSaved') },
  });
}
