import { useAccountConfirmation } from '@omnis/account';
import { useSettingsUpdateMutation, type CallAnswer } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { selectUser, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, Card, ConfirmDialog, Inline, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { settingsTexts } from '../texts/settings/index.ts';

/** Properties of {@link TeamSignInCard}. */
export interface TeamSignInCardProps {
  readonly settings: CallAnswer<'settings.get'>;
  readonly onSaved: () => void;
}

/** Switch for whether the team must sign in with a second factor (platform.md §3 Project: `force2fa`). */
export function TeamSignInCard({ settings, onSaved }: TeamSignInCardProps): ReactElement {
  const t = useTexts(settingsTexts);
  const { division, role } = useActiveStore();
  const hasFactor = useAppSelector(selectUser)?.twoFactorAuthEnabled ?? false;
  const [update, { isLoading }] = useSettingsUpdateMutation();
  const { run, dialog } = useAccountConfirmation();
  const [isAsking, setIsAsking] = useState(false);
  const { force2fa, withoutSecondFactor, version } = settings;
  const set = async (value: boolean): Promise<void> => {
    const saved = await run(() =>
      update({
        params: { division },
        headers: { 'Idempotency-Key': randomUuid() },
        body: { version, force2fa: value },
      }),
    );
    setIsAsking(false);
    if (saved === undefined) return;
    snackbars.show({
      text: value ? t('yourTeamNeedsASecondFactorNow') : t('teamMaySignPasswordAlone'),
      tone: 'success',
    });
    onSaved();
  };
  return (
    <Card
      title={t('twoFactorSignInForTheTeam')}
      description={t('everybodyWhoManagesStoreSigns')}
      actions={
        force2fa ? (
          <Badge tone="success">{t('askedFor')}</Badge>
        ) : (
          <Badge tone="neutral">{t('upToEach')}</Badge>
        )
      }
    >
      <Stack gap={4}>
        {withoutSecondFactor > 0 && <p>{t('withoutSecondFactor', { count: withoutSecondFactor })}</p>}
        {role === 'owner' ? (
          <Inline gap={3}>
            {force2fa ? (
              <Button variant="secondary" loading={isLoading} onClick={() => void set(false)}>
                {t('askNoMore')}
              </Button>
            ) : (
              <Button loading={isLoading} onClick={() => setIsAsking(true)}>
                {t('askItOfEverybody')}
              </Button>
            )}
          </Inline>
        ) : (
          <Notice tone="info">{t('onlyOwnerStoreCanChange')}</Notice>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('askEverybodyForASecondFactor')}
        text={hasFactor ? t('whoHasNoneYetLed') : t('haveNoneYetLedSet')}
        confirmLabel={t('askEverybodyButton')}
        loading={isLoading}
        onConfirm={() => void set(true)}
      />
      {dialog}
    </Card>
  );
}
