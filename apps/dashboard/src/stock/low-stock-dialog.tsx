import { Loaded } from '@omnis/account';
import {
  submitFault,
  useDashboardStockSettingsQuery,
  useDashboardUpdateStockSettingsMutation,
} from '@omnis/api-client';
import { mostUnits, type StockSettings } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { FormDialog, FormStack, NumberField, Skeleton, SkeletonGroup, Switch, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { unitsFault } from './stock-views.ts';

interface Values {
  readonly lowAt: number | null;
  readonly emails: boolean;
}

interface FormProps {
  readonly id: string;
  readonly settings: StockSettings;
  readonly onClose: () => void;
}

function LowStockForm({ id, settings, onClose }: FormProps): ReactElement {
  const division = useDivision();
  const [update] = useDashboardUpdateStockSettingsMutation();
  // As they were read: settings that somebody else changes meanwhile are refused, not replaced.
  const [{ lowAt: before, emails: wereOn, version }] = useState(settings);
  const form = useForm<Values>({
    initialValues: { lowAt: before, emails: wereOn },
    onSubmit: async ({ lowAt, emails }) => {
      if (lowAt === null) return { errors: [{ field: 'lowAt', message: 'This field is required' }] };
      const fault = unitsFault(lowAt, mostUnits);
      if (fault !== null) return { errors: [{ field: 'lowAt', message: fault }] };
      const { data, error } = await update({
        params: { division },
        headers: { 'Idempotency-Key': randomUuid() },
        body: { lowAt, emails, version },
      });
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: 'Low stock saved', tone: 'success' });
      return onClose();
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <NumberField
        label="Stock is low at"
        help="So many units or fewer of a variant."
        min={0}
        max={mostUnits}
        keepTyped
        {...form.field('lowAt')}
      />
      <Switch
        label="Email the owners"
        help="Once, when a variant on sale falls so low, and again only after it has risen above."
        {...form.check('emails')}
      />
    </FormStack>
  );
}

/** Properties of {@link LowStockDialog}. */
export interface LowStockDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Decides when stock is low in the store, and whether its owners are told. */
export function LowStockDialog({ open, onClose }: LowStockDialogProps): ReactElement {
  const query = useDashboardStockSettingsQuery(
    { params: { division: useDivision() } },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  return (
    <FormDialog open={open} onClose={onClose} title="Low stock" submitLabel="Save low stock">
      {(id) => (
        <Loaded
          query={query}
          skeleton={
            <SkeletonGroup label="Loading the settings">
              <Skeleton shape="block" height="9rem" />
            </SkeletonGroup>
          }
        >
          {(settings) => <LowStockForm id={id} settings={settings} onClose={onClose} />}
        </Loaded>
      )}
    </FormDialog>
  );
}
