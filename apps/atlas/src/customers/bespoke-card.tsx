import { errorText, useAtlasSetCustomerBespokeMutation } from '@omnis/api-client';
import type { AtlasCustomer } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Badge, Card, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { snackbars } from '../app/store.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import { customersTexts } from '../texts/customers/index.ts';

/** Says whether the account of a customer belongs to the bespoke company (platform.md §6 `isBespoke`). */
export function BespokeCard({ customer }: { readonly customer: AtlasCustomer }): ReactElement | null {
  const t = useTexts(customersTexts);
  const [set, { isLoading }] = useAtlasSetCustomerBespokeMutation();
  const [problem, setProblem] = useState('');
  const { account, division, id } = customer;
  if (account === null) return null;
  const { isBespoke } = account;
  const change = async (): Promise<void> => {
    setProblem('');
    const { error } = await set({
      params: { division, id },
      headers: { 'Idempotency-Key': randomUuid() },
      body: { bespoke: !isBespoke },
    });
    if (error) setProblem(errorText(error));
    else snackbars.show({ text: t(isBespoke ? 'bespokeRemoved' : 'bespokeAdded'), tone: 'success' });
  };
  return (
    <Card title={t('bespoke')} description={t('bespokeHelp')}>
      <Stack gap={4}>
        <div>
          {isBespoke ? (
            <Badge tone="brand">{t('inBespoke')}</Badge>
          ) : (
            <Badge tone="neutral">{t('notInBespoke')}</Badge>
          )}
        </div>
        {problem !== '' && (
          <Notice tone="error" alert>
            {problem}
          </Notice>
        )}
        <div>
          <ProtectedButton
            permission="orders.edit"
            variant="secondary"
            size="sm"
            loading={isLoading}
            onClick={() => void change()}
          >
            {t(isBespoke ? 'removeFromBespoke' : 'addToBespoke')}
          </ProtectedButton>
        </div>
      </Stack>
    </Card>
  );
}
