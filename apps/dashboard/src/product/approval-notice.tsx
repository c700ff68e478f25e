import { errorText, useDashboardAskApprovalMutation } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { Button, Notice, useSnackbar } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';

/** Where a product stands with approval, why it was denied, and asking again; nothing for an approved one. */
export function ApprovalNotice({ product }: { readonly product: ManagedProduct }): ReactElement | null {
  const division = useDivision();
  const [ask, { isLoading }] = useDashboardAskApprovalMutation();
  const showSnackbar = useSnackbar();
  const [problem, setProblem] = useState('');
  const { approvalStatus, denialReason, id } = product;
  if (approvalStatus === 'Approved') return null;
  if (approvalStatus === 'Not modded yet')
    return (
      <Notice tone="info" title="Waiting for approval">
        We look at new products before shoppers see them. Once this one is approved, it goes on sale.
      </Notice>
    );
  const again = async (): Promise<void> => {
    setProblem('');
    const { error } = await ask({ params: { division, id } });
    if (error === undefined) showSnackbar({ text: 'We look at it again', tone: 'success' });
    else setProblem(errorText(error));
  };
  const isDenied = approvalStatus === 'Denied';
  return (
    <Notice
      tone={isDenied ? 'error' : 'warning'}
      title={isDenied ? 'This product was denied' : 'This product is not approved'}
      actions={
        <Button variant="secondary" size="sm" type="button" loading={isLoading} onClick={() => void again()}>
          Ask for approval{isDenied ? ' again' : ''}
        </Button>
      }
    >
      {denialReason !== null && <p>{denialReason}</p>}
      <p>Shoppers do not see it. {isDenied ? 'Change it, save, then ask again.' : ''}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </Notice>
  );
}
