import { Loaded } from '@omnis/account';
import {
  submitFault,
  useDashboardStockSettingsQuery,
  useDashboardUpdateStockSettingsMutation,
} from '@omnis/api-client';
import { mostUnits, type StockSettings } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { FormDialog, FormStack, NumberField, Skeleton, SkeletonGroup, Switch, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { unitsFault } from './stock-views.ts';
import { stockTexts } from '../texts/stock/index.ts';

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
  const t = useTexts(stockTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateStockSettingsMutation();
  // As they were read: settings that somebody else changes meanwhile are refused, not replaced.
  const [{ lowAt: before, emails: wereOn, version }] = useState(settings);
  const form = useForm<Values>({
    initialValues: { lowAt: before, emails: wereOn },
    onSubmit: async ({ lowAt, emails }) => {
      if (lowAt === null) return { errors: [{ field: 'lowAt', message: t('thisFieldIsRequired') }] };
      const fault = unitsFault(t, lowAt, mostUnits);
      if (fault !== null) return { errors: [{ field: 'lowAt', message: fault }] };
      const { data, error } = await update({
        params: { division },
        headers: { 'Idempotency-Key': randomUuid() },
        body: { lowAt, emails, version },
      });
      if (data === undefined) return submitFault(error);
      snackbars.show({ text: t('lowStockSaved'), tone: 'success' });
      return onClose();
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <NumberField
        label={t('stockIsLowAt')}
        help={t('stockIsLowAtHelp')}
        min={0}
        max={mostUnits}
        keepTyped
        {...form.field('lowAt')}
      />
      <Switch label={t('emailTheOwners')} help={t('emailTheOwnersHelp')} {...form.check('emails')} />
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
  const t = useTexts(stockTexts);
  const query = useDashboardStockSettingsQuery(
    { params: { division: useDivision() } },
    { skip: !open, refetchOnMountOrArgChange: true },
  );
  return (
    <FormDialog open={open} onClose={onClose} title={t('lowStock')} submitLabel={t('saveLowStock')}>
      {(id) => (
        <Loaded
          query={query}
          skeleton={
            <SkeletonGroup label={t('loadingTheSettings')}>
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
