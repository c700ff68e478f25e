import {
  errorText,
  useDashboardMergeCustomersMutation,
  useLazyDashboardCustomersQuery,
} from '@omnis/api-client';
import type { CustomerRow, ManagedCustomer } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Combobox, ConfirmDialog, Notice, Stack, type ComboboxOption } from '@omnis/ui';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { customerName } from './customer-name.ts';
import { customersTexts } from '../texts/customers/index.ts';

/** Properties of {@link MergeCard}. */
export interface MergeCardProps {
  readonly customer: ManagedCustomer;
  /** Something is edited and not saved, which a merge would throw away. */
  readonly dirty: boolean;
  readonly onMerged: () => void;
}

/** Merges another customer into this one, after saying what will happen. */
export function MergeCard({ customer, dirty, onMerged }: MergeCardProps): ReactElement {
  const t = useTexts(customersTexts);
  const { id, version } = customer;
  const division = useDivision();
  const [find] = useLazyDashboardCustomersQuery();
  const [merge, { isLoading }] = useDashboardMergeCustomersMutation();
  const found = useRef(new Map<string, CustomerRow>());
  const [option, setOption] = useState<ComboboxOption | null>(null);
  const [other, setOther] = useState<CustomerRow | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const search = useCallback(
    async (text: string): Promise<ComboboxOption[]> => {
      const query = { search: text, limit: 20 } as const;
      const { items } = await find({ params: { division }, query }).unwrap();
      return items
        .filter((row) => row.id !== id)
        .map((row) => {
          found.current.set(row.id, row);
          return { value: row.id, label: customerName(row), help: row.email };
        });
    },
    [find, division, id],
  );
  const confirm = async (): Promise<void> => {
    if (other === null) return;
    setProblem('');
    const { error } = await merge({
      params: { division, id },
      headers: { 'Idempotency-Key': randomUuid() },
      body: { other: other.id, version },
    });
    setIsAsking(false);
    if (error) return setProblem(errorText(error));
    snackbars.show({ text: t('customersMerged'), tone: 'success' });
    onMerged();
  };
  return (
    <Card title={t('merge')} description={t('mergeDescription')}>
      <Stack gap={4}>
        <Combobox
          label={t('otherCustomer')}
          placeholder={t('searchNameOrEmail')}
          value={option}
          loadOptions={search}
          onValueChange={(next) => {
            setOption(next);
            setOther(next === null ? null : (found.current.get(next.value) ?? null));
          }}
        />
        {problem !== '' && (
          <Notice tone="error" alert>
            {problem}
          </Notice>
        )}
        {dirty && <p>{t('saveOrDiscardYourChangesFirst')}</p>}
        <div>
          <Button
            variant="secondary"
            size="sm"
            disabled={other === null || dirty}
            onClick={() => setIsAsking(true)}
          >
            {t('mergeCustomers')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('mergeQuestion', {
          other: other === null ? '' : customerName(other),
          name: customerName(customer),
        })}
        text={
          other === null
            ? ''
            : t('mergeEffect', {
                email: other.email,
                orders: t('ordersCounted', { count: other.orders }),
                into: customer.email,
                name: customerName(other),
              })
        }
        confirmLabel={t('mergeCustomers')}
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
