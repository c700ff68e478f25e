import {
  errorText,
  useDashboardRotateWebhookSecretMutation,
  useDashboardTestWebhookMutation,
  useDashboardUpdateWebhookMutation,
} from '@omnis/api-client';
import { webhookPatienceDays, webhookSecretHours, type Webhook } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, Card, ConfirmDialog, FormDialog, Inline, Notice, Stack, timeText } from '@omnis/ui';
import { Send } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { eventText, webhookState } from './webhook-texts.ts';
import { webhooksTexts } from '../texts/webhooks/index.ts';

const Facts = styled.dl.withConfig({ componentId: 'dashboard-webhook-facts' })`
  margin: 0;

  dt {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  dd {
    min-width: 0;
    margin: 0 0 ${token('space.3')};
    overflow-wrap: anywhere;
  }
  > div:last-child dd:last-child,
  > dd:last-child {
    margin-bottom: 0;
  }
`;

/** A webhook with all that can be done with it. */
export function WebhookCard({ webhook }: { readonly webhook: Webhook }): ReactElement {
  const t = useTexts(webhooksTexts);
  const { id, url, events, enabled, turnedOff, failingSince, secretEnd, formerSecretUntil, version } =
    webhook;
  const params = { division: useDivision(), id };
  const [update, updating] = useDashboardUpdateWebhookMutation();
  const [sendTest, testing] = useDashboardTestWebhookMutation();
  const [rotate, rotating] = useDashboardRotateWebhookSecretMutation();
  const [open, setOpen] = useState<'edit' | 'rotate' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const headers = (): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': randomUuid() });
  const say = ({ data, error }: { data?: unknown; error?: unknown }, done: string): void =>
    snackbars.show(
      data === undefined ? { text: errorText(error), tone: 'error' } : { text: done, tone: 'success' },
    );
  const turn = async (): Promise<void> =>
    say(
      await update({ params, headers: headers(), body: { enabled: !enabled, version } }),
      enabled ? t('theWebhookIsOff') : t('theWebhookIsOn'),
    );
  const test = async (): Promise<void> =>
    say(await sendTest({ params, headers: headers(), body: {} }), t('testSentTheLogShowsTheAnswer'));
  const renew = async (): Promise<void> => {
    const answer = await rotate({ params, headers: headers(), body: { version } });
    setOpen(null);
    if (answer.data === undefined) return say(answer, '');
    return setSecret(answer.data.secret);
  };
  const state = webhookState(t, webhook);
  return (
    <Card
      title={webhook.name || t('webhook')}
      actions={<Badge tone={state.tone}>{state.text}</Badge>}
      footer={
        <Inline gap={3}>
          <Button
            startIcon={<Send aria-hidden="true" />}
            loading={testing.isLoading}
            onClick={() => void test()}
          >
            {t('sendTest')}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('edit')}>
            {t('edit')}
          </Button>
          <Button variant="secondary" loading={updating.isLoading} onClick={() => void turn()}>
            {enabled ? t('turnOff') : t('turnOn')}
          </Button>
          <Button variant="ghost" onClick={() => setOpen('rotate')}>
            {t('newSecret')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {turnedOff && <Notice tone="error">{t('nothingHadArrivedDaysSo', { webhookPatienceDays })}</Notice>}
        {enabled && failingSince !== null && (
          <Notice tone="warning">
            {t('nothingHasArrivedSinceAfter', { date: timeText(failingSince), webhookPatienceDays })}
          </Notice>
        )}
        <Facts>
          <dt>{t('address')}</dt>
          <dd>{url}</dd>
          <dt>{t('events')}</dt>
          <dd>{events.map((event) => eventText(t, event)).join(', ')}</dd>
          <dt>{t('signingSecret')}</dt>
          <dd>
            {formerSecretUntil === null
              ? t('endsIn', { secretEnd })
              : t('endsInBeside', { secretEnd, date: timeText(formerSecretUntil) })}
          </dd>
        </Facts>
      </Stack>
      <FormDialog
        open={open === 'edit'}
        onClose={() => setOpen(null)}
        title={t('editWebhook')}
        submitLabel={t('saveWebhook')}
      >
        {(form) => (
          <WebhookForm
            id={form}
            webhook={webhook}
            onChanged={() => setOpen(null)}
            onCreated={() => setOpen(null)}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        open={open === 'rotate'}
        onOpenChange={(next) => !next && setOpen(null)}
        title={t('newSecretQuestion')}
        text={t('newSecretText', { webhookSecretHours })}
        confirmLabel={t('makeNewSecret')}
        loading={rotating.isLoading}
        onConfirm={() => void renew()}
      />
      <SecretDialog secret={secret} isNext onClose={() => setSecret(null)} />
    </Card>
  );
}
