import { useAccountConfirmation } from '@omnis/account';
import { useSettingsUpdateMutation, type CallAnswer } from '@omnis/api-client';
import { selectUser, useAppSelector } from '@omnis/store';
import { Badge, Button, Card, ConfirmDialog, counted, Inline, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';

/** Properties of {@link TeamSignInCard}. */
export interface TeamSignInCardProps {
  readonly settings: CallAnswer<'settings.get'>;
  readonly onSaved: () => void;
}

/** Whether the team must sign in with a second factor (platform.md §3 Project: `force2fa`). */
export function TeamSignInCard({ settings, onSaved }: TeamSignInCardProps): ReactElement {
  const { division, role } = useActiveStore();
  const hasFactor = useAppSelector(selectUser)?.twoFactorAuthEnabled ?? false;
  const [update, { isLoading }] = useSettingsUpdateMutation();
  const { run, dialog } = useAccountConfirmation();
  const [isAsking, setIsAsking] = useState(false);
  const { force2fa, withoutSecondFactor } = settings;
  const set = async (value: boolean): Promise<void> => {
    const saved = await run(() => update({ params: { division }, body: { force2fa: value } }));
    setIsAsking(false);
    if (saved === undefined) return;
    snackbars.show({
      text: value ? 'Your team needs a second factor now' : 'Your team may sign in by password alone',
      tone: 'success',
    });
    onSaved();
  };
  return (
    <Card
      title="Two-factor sign-in for the team"
      description="Everybody who manages this store signs in with a code besides the password."
      actions={force2fa ? <Badge tone="success">Asked for</Badge> : <Badge tone="neutral">Up to each</Badge>}
    >
      <Stack gap={4}>
        {withoutSecondFactor > 0 && (
          <p>
            {counted(withoutSecondFactor, 'person', 'people')} of the team{' '}
            {withoutSecondFactor === 1 ? 'has' : 'have'} no second factor yet.
          </p>
        )}
        {role === 'owner' ? (
          <Inline gap={3}>
            {force2fa ? (
              <Button variant="secondary" loading={isLoading} onClick={() => void set(false)}>
                Ask no more
              </Button>
            ) : (
              <Button loading={isLoading} onClick={() => setIsAsking(true)}>
                Ask it of everybody
              </Button>
            )}
          </Inline>
        ) : (
          <Notice tone="info">Only an owner of the store can change this.</Notice>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Ask everybody for a second factor?"
        text={
          hasFactor
            ? 'Who has none yet is led to set it up, and can do nothing else in this store before.'
            : 'You have none yet: you are led to set it up next, and can do nothing else in this store before.'
        }
        confirmLabel="Ask everybody"
        loading={isLoading}
        onConfirm={() => void set(true)}
      />
      {dialog}
    </Card>
  );
}
