import { errorText } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, ConfirmDialog, Notice, Stack } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { deskPartsTexts } from '../texts/desk-parts/index.ts';

/** Properties of {@link DeletionCard}. */
export interface DeletionCardProps {
  /** Name of the record, for the question. */
  readonly name: string;
  /** The parts that stay, and those that are deleted. */
  readonly description: string;
  /** Text of the question. */
  readonly text: string;
  /** Text of the button, such as "Delete collection". */
  readonly label: string;
  /** Said when it is done. */
  readonly done: string;
  readonly remove: (headers: {
    readonly 'Idempotency-Key': string;
  }) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;
  readonly onDeleted: () => void;
  /** Shows the message of `done`. */
  readonly tell: (message: { readonly text: string; readonly tone: 'success' }) => void;
  /** Stands above the button. */
  readonly children?: ReactNode;
}

/** The button that deletes a record, the question before it, and the message when it was refused. */
export function DeletionCard(props: DeletionCardProps): ReactElement {
  const t = useTexts(deskPartsTexts);
  const { name, description, text, label, done, remove, onDeleted, tell, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [problem, setProblem] = useState('');
  const [key, setKey] = useState(randomUuid);
  const confirm = async (): Promise<void> => {
    setProblem('');
    setIsRemoving(true);
    const { data, error } = await remove({ 'Idempotency-Key': key });
    setIsRemoving(false);
    setIsAsking(false);
    setKey(randomUuid());
    if (data === undefined) return setProblem(errorText(error));
    tell({ text: done, tone: 'success' });
    onDeleted();
  };
  return (
    <Card title={t('delete')} description={description}>
      <Stack gap={4}>
        {children}
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
            {label}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('deleteQuestion', { name })}
        text={text}
        confirmLabel={label}
        danger
        loading={isRemoving}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
