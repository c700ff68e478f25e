import { useSettingsUpdateMutation, errorText } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { Badge, Button, Card, ConfirmDialog, Inline, Link, LinkButton, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import type { SettingsPartProps } from './settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** Opens the shop to everybody, and closes it again behind its coming-soon page. */
export function OpenShopCard({ settings, onSaved }: SettingsPartProps): ReactElement {
  const t = useTexts(settingsTexts);
  const { division, name } = useActiveStore();
  const [update, { isLoading, error }] = useSettingsUpdateMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { opensSoon, passwordProtected, comingSoon, version } = settings;
  const set = async (isOpen: boolean): Promise<void> => {
    const { data } = await update({
      params: { division },
      headers: { 'Idempotency-Key': randomUuid() },
      body: { version, comingSoon: { ...comingSoon, enabled: !isOpen, launchAt: null } },
    });
    setIsAsking(false);
    if (data === undefined) return;
    snackbars.show({ text: isOpen ? t('isOpen', { name }) : t('isClosed', { name }), tone: 'success' });
    onSaved();
  };
  return (
    <Card
      title={opensSoon ? t('yourShopIsNotOpenYet') : t('yourShopIsOpen')}
      description={opensSoon ? t('visitorsSeeComingSoonPage') : t('everyoneCanVisitItAndBuy')}
      actions={
        <Badge tone={opensSoon ? 'warning' : 'success'}>
          {opensSoon ? t('comingSoon') : t('openShopButton')}
        </Badge>
      }
    >
      <Stack gap={4}>
        {error !== undefined && (
          <Notice tone="error" alert>
            {errorText(error)}
          </Notice>
        )}
        {!opensSoon && passwordProtected && (
          <Notice tone="info">
            {textParts(t, 'visitorsNeedPasswordCanChange', {
              link: <Link href="/dashboard/settings/visitors/">{t('visitors')}</Link>,
            })}
          </Notice>
        )}
        <Inline gap={3}>
          {opensSoon ? (
            <Button loading={isLoading} onClick={() => void set(true)}>
              {t('openTheShop')}
            </Button>
          ) : (
            <Button variant="secondary" loading={isLoading} onClick={() => setIsAsking(true)}>
              {t('closeTheShop')}
            </Button>
          )}
          <LinkButton href="/dashboard/visit/" target="_blank" variant="ghost">
            {t('viewStore')}
          </LinkButton>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('closeShopQuestion')}
        text={t('closeShopText')}
        confirmLabel={t('closeShopButton')}
        danger
        loading={isLoading}
        onConfirm={() => void set(false)}
      />
    </Card>
  );
}
