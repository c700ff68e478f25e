import { errorText, useDashboardRemoveTaxRegistrationMutation } from '@omnis/api-client';
import type { StoreTaxRegistration } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { ConfirmDialog, countryName, IconButton, Menu } from '@omnis/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { dayText, ratesText } from './tax-texts.ts';
import { taxesTexts } from '../texts/taxes/index.ts';

/** Properties of {@link RegistrationRow}. */
export interface RegistrationRowProps {
  readonly registration: StoreTaxRegistration;
  readonly isHome: boolean;
  readonly onEdit: () => void;
}

/** A country where the store is registered, and what can be done with it. */
export function RegistrationRow({ registration, isHome, onEdit }: RegistrationRowProps): ReactElement {
  const t = useTexts(taxesTexts);
  const { country, number, since, rates } = registration;
  const name = countryName(country);
  const division = useDivision();
  const [remove, { isLoading }] = useDashboardRemoveTaxRegistrationMutation();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    const headers = { 'Idempotency-Key': randomUuid() };
    const { error } = await remove({ params: { division, country }, headers });
    setIsAsking(false);
    snackbars.show(
      error === undefined
        ? { text: t('wasRemoved', { name }), tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{isHome ? t('ownCountry') : t('abroad')}</small>
      </span>
      <span>
        {number}
        {since !== null && <small>{t('fromDate', { date: dayText(since) })}</small>}
      </span>
      <span>{ratesText(t, rates)}</span>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={t('actionsFor', { name })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            key: 'edit',
            label: t('editRegistration'),
            icon: <Pencil aria-hidden="true" />,
            onSelect: onEdit,
          },
          {
            key: 'remove',
            label: t('removeRegistration'),
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => setIsAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('remove', { name })}
        text={isHome ? t('newOrdersChargedNoTax') : t('newOrdersNoLongerTaxed')}
        confirmLabel={t('removeRegistration')}
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
