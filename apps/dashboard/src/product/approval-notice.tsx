import { errorText, useDashboardAskApprovalMutation } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, Notice, useSnackbar } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { productTexts } from '../texts/product/index.ts';

/** Where a product stands with approval, why it was denied, and asking again; nothing for an approved one. */
export function ApprovalNotice({ product }: { readonly product: ManagedProduct }): ReactElement | null {
  const t = useTexts(productTexts);
  const division = useDivision();
  const [ask, { isLoading }] = useDashboardAskApprovalMutation();
  const showSnackbar = useSnackbar();
  const [problem, setProblem] = useState('');
  const { approvalStatus, denialReason, id } = product;
  if (approvalStatus === 'Approved') return null;
  if (approvalStatus === 'Not modded yet')
    return (
      <Notice tone="info" title={t('waitingForApproval')}>
        {t('weLookNewProductsBefore')}
      </Notice>
    );
  const again = async (): Promise<void> => {
    setProblem('');
    const { error } = await ask({ params: { division, id } });
    if (error === undefined) showSnackbar({ text: t('weLookAtItAgain'), tone: 'success' });
    else setProblem(errorText(error));
  };
  const isDenied = approvalStatus === 'Denied';
  return (
    <Notice
      tone={isDenied ? 'error' : 'warning'}
      title={isDenied ? t('thisProductWasDenied') : t('thisProductIsNotApproved')}
      actions={
        <Button variant="secondary" size="sm" type="button" loading={isLoading} onClick={() => void again()}>
          {t(isDenied ? 'askForApprovalAgain' : 'askForApproval')}
        </Button>
      }
    >
      {denialReason !== null && <p>{denialReason}</p>}
      <p>{t(isDenied ? 'shoppersDoNotSeeDenied' : 'shoppersDoNotSeeIt')}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </Notice>
  );
}
