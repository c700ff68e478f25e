import type { CustomerFilters } from '@omnis/contract';
import { customerLimits, leadStatuses, worldCountries } from '@omnis/models';
import { Button, countryName, FormDialog, NumberField, Select, Stack, TextField } from '@omnis/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { leadTexts } from './customer-filters.ts';

const any = { value: '', label: 'Any' } as const;
const consents = [
  any,
  { value: 'yes', label: 'Wants emails' },
  { value: 'no', label: 'Has not asked for emails' },
] as const;
const leads = [any, ...leadStatuses.map((value) => ({ value, label: leadTexts[value] }))] as const;
const countries = [
  any,
  ...worldCountries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label)),
];

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
          label="Email consent"
          options={consents}
          value={draft.consent ?? ''}
          onValueChange={(consent) => set({ consent: consent === '' ? undefined : consent })}
        />
        <Select
          label="Country"
          options={countries}
          value={draft.country ?? ''}
          onValueChange={(country) => set({ country: country === '' ? undefined : country })}
        />
        <TextField
          label="Tag"
          maxLength={customerLimits.tag}
          autoComplete="off"
          value={draft.tag ?? ''}
          onValueChange={(tag) => set({ tag: tag.trim() === '' ? undefined : tag })}
        />
        <Select
          label="Lead status"
          options={leads}
          value={draft.leadStatus ?? ''}
          onValueChange={(lead) => set({ leadStatus: lead === '' ? undefined : lead })}
        />
        <NumberField
          label="Orders, at least"
          min={1}
          max={1_000_000}
          value={draft.minOrders ?? null}
          onValueChange={(orders) => set({ minOrders: orders ?? undefined })}
        />
        <NumberField
          label={`Spent, at least (${currency})`}
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
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Filter
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Filter customers"
        size="sm"
        submitLabel="Apply filters"
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
