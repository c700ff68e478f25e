import {
  errorText,
  submitFault,
  useDashboardCreateCustomerSegmentMutation,
  useDashboardCustomerSegmentsQuery,
  useDashboardDeleteCustomerSegmentMutation,
  useDashboardUpdateCustomerSegmentMutation,
} from '@omnis/api-client';
import type { CustomerFilters, CustomerSegment } from '@omnis/contract';
import { customerLimits, randomUuid } from '@omnis/models';
import { useLeadText } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, ConfirmDialog, FormDialog, FormStack, IconButton, TextField, useForm } from '@omnis/ui';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { Chips } from '../parts/chips.tsx';
import { filterTexts, isSameFilters } from './customer-filters.ts';
import { customersTexts } from '../texts/customers/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-customer-segments' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.3')};
  border-bottom: ${token('border.width')} solid ${token('border.color')};
  font-size: ${token('type.sm')};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.1')};
    min-width: 0;
    padding-inline-start: ${token('space.3')};
    border-radius: ${token('radius.full')};
    background: ${token('surface.hover')};
    overflow-wrap: anywhere;
  }
`;

/** Properties of {@link SegmentChips} and {@link ChosenFilters}. */
export interface SegmentsProps {
  readonly filters: CustomerFilters;
  readonly onChange: (filters: CustomerFilters) => void;
}

const useSegments = () => {
  const query = useDashboardCustomerSegmentsQuery({ params: { division: useDivision() } });
  return query.data?.items ?? [];
};

/** All customers, and the saved segments of the store. */
export function SegmentChips({ filters, onChange }: SegmentsProps): ReactElement {
  const t = useTexts(customersTexts);
  const segments = useSegments();
  const current = segments.find((segment) => isSameFilters(segment.filters, filters));
  const value = current?.id ?? (isSameFilters(filters, {}) ? 'all' : '');
  return (
    <Chips
      label={t('segments')}
      options={[
        { value: 'all', label: t('all') },
        ...segments.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onValueChange={(id) => onChange(segments.find((segment) => segment.id === id)?.filters ?? {})}
    />
  );
}

function SaveForm({
  id,
  filters,
  onSaved,
}: {
  readonly id: string;
  readonly filters: CustomerFilters;
  readonly onSaved: () => void;
}): ReactElement {
  const t = useTexts(customersTexts);
  const division = useDivision();
  const [create] = useDashboardCreateCustomerSegmentMutation();
  const [key, setKey] = useState(randomUuid);
  const form = useForm({
    initialValues: { name: '' },
    onSubmit: async ({ name }) => {
      const { error } = await create({
        params: { division },
        headers: { 'Idempotency-Key': key },
        body: { name, filters },
      });
      setKey(randomUuid());
      if (error) return submitFault(error);
      snackbars.show({ text: t('segmentSaved'), tone: 'success' });
      onSaved();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        maxLength={customerLimits.segmentName}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormStack>
  );
}

function RenameForm({
  id,
  segment,
  onSaved,
}: {
  readonly id: string;
  readonly segment: CustomerSegment;
  readonly onSaved: () => void;
}): ReactElement {
  const t = useTexts(customersTexts);
  const division = useDivision();
  const [update] = useDashboardUpdateCustomerSegmentMutation();
  const [key, setKey] = useState(randomUuid);
  const form = useForm({
    initialValues: { name: segment.name },
    onSubmit: async ({ name }) => {
      const { error } = await update({
        params: { division, id: segment.id },
        headers: { 'Idempotency-Key': key },
        body: { name, version: segment.version },
      });
      setKey(randomUuid());
      if (error) return submitFault(error);
      snackbars.show({ text: t('segmentRenamed'), tone: 'success' });
      onSaved();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextField
        label={t('name')}
        maxLength={customerLimits.segmentName}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormStack>
  );
}

/** The chosen filters, and the segment that they are or could be. */
export function ChosenFilters({
  filters,
  currency,
  onChange,
}: SegmentsProps & { readonly currency: string }): ReactElement | null {
  const t = useTexts(customersTexts);
  const division = useDivision();
  const segments = useSegments();
  const [remove, removing] = useDashboardDeleteCustomerSegmentMutation();
  const [dialog, setDialog] = useState<'save' | 'rename' | 'delete' | null>(null);
  const leadText = useLeadText();
  const texts = filterTexts({ t, leadText }, filters, currency);
  const current = segments.find((segment) => isSameFilters(segment.filters, filters));
  if (texts.length === 0 && current === undefined) return null;
  const confirm = async (): Promise<void> => {
    if (current === undefined) return;
    const { error } = await remove({
      params: { division, id: current.id },
      headers: { 'Idempotency-Key': randomUuid() },
    });
    setDialog(null);
    snackbars.show(
      error ? { text: errorText(error), tone: 'error' } : { text: t('segmentDeleted'), tone: 'success' },
    );
    if (!error) onChange({});
  };
  return (
    <Root>
      <ul aria-label={t('chosenFilters')}>
        {texts.map(({ key, text }) => (
          <li key={key}>
            {text}
            <IconButton
              label={t('removeFilter', { text })}
              size="sm"
              onClick={() => onChange({ ...filters, [key]: undefined })}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {current === undefined ? (
        <Button size="sm" variant="ghost" onClick={() => setDialog('save')}>
          {t('saveSegment')}
        </Button>
      ) : (
        <>
          <Button size="sm" variant="ghost" onClick={() => setDialog('rename')}>
            {t('renameSegment')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setDialog('delete')}>
            {t('deleteSegment')}
          </Button>
        </>
      )}
      <FormDialog
        open={dialog === 'save'}
        onClose={() => setDialog(null)}
        title={t('saveSegment')}
        size="sm"
        submitLabel={t('saveSegment')}
      >
        {(id) => <SaveForm id={id} filters={filters} onSaved={() => setDialog(null)} />}
      </FormDialog>
      {current !== undefined && (
        <FormDialog
          open={dialog === 'rename'}
          onClose={() => setDialog(null)}
          title={t('renameSegment')}
          size="sm"
          submitLabel={t('renameSegment')}
        >
          {(id) => <RenameForm id={id} segment={current} onSaved={() => setDialog(null)} />}
        </FormDialog>
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'delete' : null)}
        title={t('deleteSegmentQuestion', { name: current?.name ?? '' })}
        text={t('deleteSegmentText')}
        confirmLabel={t('deleteSegment')}
        danger
        loading={removing.isLoading}
        onConfirm={() => void confirm()}
      />
    </Root>
  );
}
