import { useState, type ReactElement } from 'react';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Stack } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import type { PersonalDataFacts } from './personal-data-calls.ts';
import { useSecurityText } from '../security/security-text.ts';
import { useTimes } from '../text/use-times.ts';

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
  const say = useSecurityText();
  const { day } = useTimes();
  const [isAsking, setIsAsking] = useState(false);
  const waits = mode === 'after-grace';
  const when = waits
    ? say('You have {days} days to change your mind.', { days: graceDays })
    : say('This cannot be undone.');
  return (
    <Card title={say('Delete your account')} titleLevel={titleLevel}>
      <Stack gap={4}>
        {deletion === null ? (
          <>
            <p>{say('Takes away {what}. {stays}', { what, stays })}</p>
            {mode === 'refused' && <Notice tone="info">{obstacle}</Notice>}
            {mode !== 'refused' && (
              <div>
                {/* Only what does it is red: the button that confirms. */}
                <Button
                  variant="secondary"
                  loading={deleting}
                  loadingLabel={say('Deleting')}
                  onClick={() => setIsAsking(true)}
                >
                  {say('Delete my account')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <Notice
            tone="warning"
            title={say('Your account will be deleted on {day}', { day: day(deletion.dueAt) })}
            actions={
              <Button variant="secondary" loading={keeping} onClick={onKeep}>
                {say('Keep my account')}
              </Button>
            }
          >
            {say('Until then nothing changes. An order that is on its way then is waited for.')}
          </Notice>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={say('Delete your account?')}
        text={say('This takes away {what}. {when}', { what, when })}
        confirmLabel={say('Delete my account')}
        cancelLabel={say('Keep it')}
        danger
        onConfirm={() => {
          setIsAsking(false);
          onDelete();
        }}
      />
    </Card>
  );
}
