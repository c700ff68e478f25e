import { useState, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Stack } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import type { PersonalDataFacts } from './personal-data-calls.ts';
import { dayText } from './size-text.ts';

/** Properties of {@link DeletionCard}. */
export interface DeletionCardProps {
  readonly data: PersonalDataFacts;
  readonly what: string;
  readonly stays: string;
  readonly deleting: boolean;
  readonly keeping: boolean;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
  readonly titleLevel: 2 | 3;
}

/** Deleting the account, and keeping it after all. */
export function DeletionCard(props: DeletionCardProps): ReactElement {
  const { data, what, stays, deleting, keeping, onDelete, onKeep, titleLevel } = props;
  const { deletion, mode, obstacle, graceDays } = data;
  const [isAsking, setIsAsking] = useState(false);
  const waits = mode === 'after-grace';
  const when = waits ? `You have ${graceDays} days to change your mind.` : 'This cannot be undone.';
  return (
    <Card title="Delete your account" titleLevel={titleLevel}>
      <Stack gap={4}>
        {deletion === null ? (
          <>
            <p>
              Takes away {what}. {stays}
            </p>
            {mode === 'refused' && <Notice tone="info">{obstacle}</Notice>}
            {mode !== 'refused' && (
              <div>
                <Button
                  variant="danger"
                  loading={deleting}
                  loadingLabel="Deleting"
                  onClick={() => setIsAsking(true)}
                >
                  Delete my account
                </Button>
              </div>
            )}
          </>
        ) : (
          <Notice
            tone="warning"
            title={`Your account will be deleted on ${dayText(deletion.dueAt)}`}
            actions={
              <Button variant="secondary" loading={keeping} onClick={onKeep}>
                Keep my account
              </Button>
            }
          >
            Until then nothing changes. An order that is on its way then is waited for.
          </Notice>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account?"
        text={`This takes away ${what}. ${when}`}
        confirmLabel="Delete my account"
        cancelLabel="Keep it"
        danger
        onConfirm={() => {
          setIsAsking(false);
          onDelete();
        }}
      />
    </Card>
  );
}
