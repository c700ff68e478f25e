import { useSettingsUpdateMutation, errorText } from '@omnis/api-client';
import { randomUuid } from '@omnis/models';
import { Badge, Button, Card, ConfirmDialog, Inline, Link, LinkButton, Notice, Stack } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import type { SettingsPartProps } from './settings-page.tsx';

/** Opens the shop to everybody, and closes it again behind its coming-soon page. */
export function OpenShopCard({ settings, onSaved }: SettingsPartProps): ReactElement {
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
    snackbars.show({ text: isOpen ? `${name} is open` : `${name} is closed`, tone: 'success' });
    onSaved();
  };
  return (
    <Card
      title={opensSoon ? 'Your shop is not open yet' : 'Your shop is open'}
      description={
        opensSoon
          ? 'Visitors see a coming soon page. You and your team see the shop.'
          : 'Everyone can visit it and buy.'
      }
      actions={<Badge tone={opensSoon ? 'warning' : 'success'}>{opensSoon ? 'Coming soon' : 'Open'}</Badge>}
    >
      <Stack gap={4}>
        {error !== undefined && (
          <Notice tone="error" alert>
            {errorText(error)}
          </Notice>
        )}
        {!opensSoon && passwordProtected && (
          <Notice tone="info">
            Visitors need your password. You can change that in{' '}
            <Link href="/dashboard/settings/visitors/">Visitors</Link>.
          </Notice>
        )}
        <Inline gap={3}>
          {opensSoon ? (
            <Button loading={isLoading} onClick={() => void set(true)}>
              Open the shop
            </Button>
          ) : (
            <Button variant="secondary" loading={isLoading} onClick={() => setIsAsking(true)}>
              Close the shop
            </Button>
          )}
          <LinkButton href="/dashboard/visit/" target="_blank" variant="ghost">
            View store
          </LinkButton>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Close the shop?"
        text="Visitors see a coming soon page and cannot buy. Orders that are placed go on."
        confirmLabel="Close shop"
        danger
        loading={isLoading}
        onConfirm={() => void set(false)}
      />
    </Card>
  );
}
