import type { CustomerFilters } from '@omnis/contract';
import { useLeadText } from '@omnis/desk';
import { customerLimits, leadStatuses, worldCountries, type LeadStatus } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, countryName, FormDialog, NumberField, Select, Stack, TextField } from '@omnis/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { customersTexts, type CustomersTexts } from '../texts/customers/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const consents = [
  { value: '', label: 'any' },
  { value: 'yes', label: 'wantsEmails' },
  { value: 'no', label: 'hasNotAskedForEmails' },
] as const;

const leadsIn = (t: CustomersTexts, leadText: (status: LeadStatus) => string) =>
  [
    { value: '', label: t('any') },
    ...leadStatuses.map((value) => ({ value, label: leadText(value) })),
  ] as const;

const worldInOrder = worldCountries
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** Properties of {@link FiltersButton}. */
export interface FiltersButtonProps {
  readonly filters: CustomerFilters;
  readonly currency: string;
  readonly onChange: (filters: CustomerFilters) => void;
}

function Fields({
  id,
  filters,
  currency,
  onChange,
}: FiltersButtonProps & { readonly id: string }): ReactElement {
  const t = useTexts(customersTexts);
  const leadText = useLeadText();
  const [draft, setDraft] = useState(filters);
  const set = (changes: CustomerFilters): void => setDraft((current) => ({ ...current, ...changes }));
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChange(draft);
      }}
    >
      <Stack gap={4}>
        <Select
          label={t('emailConsent')}
          options={optionsIn(t, consents)}
          value={draft.consent ?? ''}
          onValueChange={(consent) => set({ consent: consent === '' ? undefined : consent })}
        />
        <Select
          label={t('country')}
          options={[{ value: '', label: t('any') }, ...worldInOrder]}
          value={draft.country ?? ''}
          onValueChange={(country) => set({ country: country === '' ? undefined : country })}
        />
        <TextField
          label={t('tag')}
          maxLength={customerLimits.tag}
          autoComplete="off"
          value={draft.tag ?? ''}
          onValueChange={(tag) => set({ tag: tag.trim() === '' ? undefined : tag })}
        />
        <Select
          label={t('leadStatus')}
          options={leadsIn(t, leadText)}
          value={draft.leadStatus ?? ''}
          onValueChange={(lead) => set({ leadStatus: lead === '' ? undefined : lead })}
        />
        <NumberField
          label={t('ordersAtLeast')}
          min={1}
          max={1_000_000}
          value={draft.minOrders ?? null}
          onValueChange={(orders) => set({ minOrders: orders ?? undefined })}
        />
        <NumberField
          label={t('spentAtLeast', { currency })}
          min={0}
          max={customerLimits.amount}
          decimals={2}
          value={draft.minSpent ?? null}
          onValueChange={(spent) => set({ minSpent: spent ?? undefined })}
        />
      </Stack>
    </form>
  );
}

/** Opens the filters of the list of customers. */
export function FiltersButton(props: FiltersButtonProps): ReactElement {
  const t = useTexts(customersTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {t('filter')}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('filterCustomers')}
        size="sm"
        submitLabel={t('applyFilters')}
      >
        {(id) => (
          <Fields
            {...props}
            id={id}
            onChange={(filters) => {
              setIsOpen(false);
              props.onChange(filters);
            }}
          />
        )}
      </FormDialog>
    </>
  );
}
