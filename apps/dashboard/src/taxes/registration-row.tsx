import { errorText, useDashboardRemoveTaxRegistrationMutation } from '@omnis/api-client';
import type { StoreTaxRegistration } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { ConfirmDialog, countryName, IconButton, Menu } from '@omnis/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { dayText, ratesText } from './tax-texts.ts';

/** Properties of {@link RegistrationRow}. */
export interface RegistrationRowProps {
  readonly registration: StoreTaxRegistration;
  readonly isHome: boolean;
  readonly onEdit: () => void;
}

/** A country where the store is registered, and what can be done with it. */
export function RegistrationRow({ registration, isHome, onEdit }: RegistrationRowProps): ReactElement {
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
        ? { text: `${name} was removed`, tone: 'success' }
        : { text: errorText(error), tone: 'error' },
    );
  };
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{isHome ? 'Your own country' : 'Abroad'}</small>
      </span>
      <span>
        {number}
        {since !== null && <small>From {dayText(since)}</small>}
      </span>
      <span>{ratesText(rates)}</span>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={`Actions for ${name}`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        items={[
          { key: 'edit', label: 'Edit registration', icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
          {
            key: 'remove',
            label: 'Remove registration',
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => setIsAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${name}?`}
        text={
          isHome
            ? 'New orders are charged no tax in your own country, and your VAT number leaves your invoices. Orders that stand keep their tax.'
            : 'New orders are no longer taxed by this registration. Orders that stand keep their tax.'
        }
        confirmLabel="Remove registration"
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
