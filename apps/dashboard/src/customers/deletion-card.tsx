import { errorText, useDashboardDeleteCustomerMutation } from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { Button, Card, ConfirmDialog, Notice, Stack } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { customerName } from './customer-name.ts';

/** The question before a customer is deleted, and the call. */
export function DeletionCard({
  customer,
  onDeleted,
}: {
  readonly customer: ManagedCustomer;
  readonly onDeleted: () => void;
}): ReactElement {
  const { id, version, latestOrders, account } = customer;
  const division = useDivision();
  const [remove, { isLoading }] = useDashboardDeleteCustomerMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const [key, setKey] = useState(randomUuid);
  const hasOrders = latestOrders.length > 0;
  const confirm = async (): Promise<void> => {
    setProblem('');
    const { data, error } = await remove({
      params: { division, id },
      headers: { 'Idempotency-Key': key },
      query: { version },
    });
    setIsAsking(false);
    setKey(randomUuid());
    if (data === undefined) return setProblem(errorText(error));
    snackbars.show({ text: 'Customer deleted', tone: 'success' });
    onDeleted();
  };
  return (
    <Card title="Delete" description="When a person asks you to delete their data.">
      <Stack gap={4}>
        {problem !== '' && (
          <Notice tone="error" alert>
            {problem}
          </Notice>
        )}
        <div>
          <Button
            variant="secondary"
            size="sm"
            startIcon={<Trash2 aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
          >
            Delete customer
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Delete ${customerName(customer)}?`}
        text={`${account === null ? 'Notes, tags and subscriptions are' : 'Their account, notes, tags and subscriptions are'} deleted for good. ${
          hasOrders
            ? 'Orders stay for your books with the name and addresses of their invoices, without the email address and phone number.'
            : 'They have no orders, so nothing stays.'
        }`}
        confirmLabel="Delete customer"
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
