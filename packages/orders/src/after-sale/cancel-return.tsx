import { errorText, useOrdersCancelReturnMutation } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, ConfirmDialog } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import type { Answer } from './said.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

/** Cancels a return that was not sent, after asking. */
export function CancelReturn({
  orderHash,
  number,
  onAnswer,
}: {
  readonly orderHash: string;
  readonly number: string;
  readonly onAnswer: (answer: Answer) => void;
}): ReactElement {
  const t = useTexts(ordersTexts);
  const [open, setOpen] = useState(false);
  const [cancel, { isLoading }] = useOrdersCancelReturnMutation();

  const confirm = async (): Promise<void> => {
    const { data, error } = await cancel({ params: { orderHash, number } });
    setOpen(false);
    onAnswer(data ? { tone: 'success', text: data.message } : { tone: 'error', text: errorText(error) });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('cancelReturn')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('cancelReturnQuestion', { number })}
        text={t('cancelReturnText')}
        confirmLabel={t('cancelReturn')}
        cancelLabel={t('keepReturn')}
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
