import { errorText } from '@omnis/api-client';
import type { CustomerRow, ManagedCustomer } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Combobox, ConfirmDialog, Notice, Stack, type ComboboxOption } from '@omnis/ui';
import { useCallback, useRef, useState, type ReactElement } from 'react';
import type { Outcome } from '../orders/order-desk.tsx';
import { deskCustomersTexts } from '../texts/desk-customers/index.ts';
import { customerName } from './customer-name.ts';

/** The call that merges two customers. */
export interface MergeRequest {
  readonly other: string;
  readonly version: number;
  /** Its `Idempotency-Key`. */
  readonly key: string;
}

/** Properties of {@link MergeCard}. */
export interface MergeCardProps {
  readonly customer: ManagedCustomer;
  /** Something is edited and not saved, which a merge would throw away. */
  readonly dirty: boolean;
  /** Finds customers of the store by words, at most 20. Fails as its call does. Stays the same between renders. */
  readonly find: (words: string) => Promise<readonly CustomerRow[]>;
  readonly merge: (request: MergeRequest) => Promise<Outcome<unknown>>;
  /** Called with the message to show. */
  readonly onMerged: (message: string) => void;
}

/** Merges another customer into this one, after saying what will happen. */
export function MergeCard({ customer, dirty, find, merge, onMerged }: MergeCardProps): ReactElement {
  const t = useTexts(deskCustomersTexts);
  const { id, version } = customer;
  const [isLoading, setIsLoading] = useState(false);
  const found = useRef(new Map<string, CustomerRow>());
  const [option, setOption] = useState<ComboboxOption | null>(null);
  const [other, setOther] = useState<CustomerRow | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const search = useCallback(
    async (text: string): Promise<ComboboxOption[]> => {
      const rows = await find(text);
      return rows
        .filter((row) => row.id !== id)
        .map((row) => {
          found.current.set(row.id, row);
          return { value: row.id, label: customerName(row), help: row.email };
        });
    },
    [find, id],
  );
  const confirm = async (): Promise<void> => {
    if (other === null) return;
    setProblem('');
    setIsLoading(true);
    const { error } = await merge({ other: other.id, version, key: randomUuid() });
    setIsLoading(false);
    setIsAsking(false);
    if (error !== undefined) return setProblem(errorText(error));
    onMerged(t('customersMerged'));
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
