import {
  errorText,
  useDashboardDeleteCampaignMutation,
  useDashboardSendCampaignMutation,
  useDashboardTestCampaignMutation,
  useDashboardUpdateCampaignMutation,
} from '@omnis/api-client';
import type { Campaign } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, ConfirmDialog, Inline, Notice, Stack, TextField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { campaignsTexts } from '../texts/campaigns/index.ts';

/** Properties of {@link SendCard}. */
export interface SendCardProps {
  readonly campaign: Campaign;
  /** True while something typed is not saved, and would not be sent. */
  readonly isDirty: boolean;
  readonly onSent: (campaign: Campaign) => void;
  readonly onDeleted: () => void;
}

/** Ways to send a notification: to oneself, now, at a time; and to delete it. */
export function SendCard({ campaign, isDirty, onSent, onDeleted }: SendCardProps): ReactElement {
  const t = useTexts(campaignsTexts);
  const params = { division: useDivision(), id: campaign.id };
  const [send, sending] = useDashboardSendCampaignMutation();
  const [test, testing] = useDashboardTestCampaignMutation();
  const [update, updating] = useDashboardUpdateCampaignMutation();
  const [remove, removal] = useDashboardDeleteCampaignMutation();
  const [asked, setAsked] = useState<'send' | 'delete' | null>(null);
  const [time, setTime] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const say = (text: string, isFault = false): void =>
    snackbars.show({ text, tone: isFault ? 'error' : 'success' });
  const clock = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const [now] = useState(() => Date.now());
  // One that was sent a moment ago is scheduled for now until its job begins.
  const isDue = campaign.state === 'scheduled' && Date.parse(campaign.sendAt ?? '') <= now;
  const wasSent = isDue || campaign.state === 'sending' || campaign.state === 'sent';

  const sendAt = async (at: string | null): Promise<void> => {
    const { data, error } = await send({
      params,
      body: { at, version: campaign.version },
      headers: { 'Idempotency-Key': randomUuid() },
    });
    setAsked(null);
    if (data === undefined) {
      setFault(at === null ? null : errorText(error));
      if (at === null) say(errorText(error), true);
      return;
    }
    setFault(null);
    onSent(data);
    say(at === null ? t('sending') : t('scheduled'));
  };
  const cancel = async (): Promise<void> => {
    const { data, error } = await update({
      params,
      body: { sendAt: null, version: campaign.version },
      headers: { 'Idempotency-Key': randomUuid() },
    });
    if (data === undefined) return say(errorText(error), true);
    onSent(data);
    say(t('scheduleCancelled'));
  };
  const sendTest = async (): Promise<void> => {
    const { data, error } = await test({ params });
    say(data?.message ?? errorText(error), data === undefined);
  };
  const takeAway = async (): Promise<void> => {
    const { data, error } = await remove({ params, headers: { 'Idempotency-Key': randomUuid() } });
    setAsked(null);
    if (data === undefined) return say(errorText(error), true);
    say(data.message);
    onDeleted();
  };
  return (
    <Card title={t('send')} description={isDirty ? t('saveFirst') : wasSent ? t('countsHelp') : undefined}>
      <Stack gap={4}>
        {campaign.state === 'scheduled' && campaign.sendAt !== null && !isDue && (
          <>
            <Notice tone="info">{t('sentOn', { date: clock.format(new Date(campaign.sendAt)) })}</Notice>
            <div>
              <Button
                variant="secondary"
                disabled={isDirty}
                loading={updating.isLoading}
                onClick={() => void cancel()}
              >
                {t('cancelSchedule')}
              </Button>
            </div>
          </>
        )}
        <Inline gap={2}>
          <Button
            variant="secondary"
            disabled={isDirty}
            loading={testing.isLoading}
            onClick={() => void sendTest()}
          >
            {t('sendTest')}
          </Button>
          {!wasSent && (
            <Button disabled={isDirty} loading={sending.isLoading} onClick={() => setAsked('send')}>
              {campaign.audience === 'visitors' ? t('show') : t('sendNow')}
            </Button>
          )}
        </Inline>
        {!wasSent && (
          <>
            <TextField
              type="datetime-local"
              label={t('sendAt')}
              value={time}
              error={fault}
              onValueChange={setTime}
            />
            <div>
              <Button
                variant="secondary"
                disabled={isDirty || time === ''}
                onClick={() => void sendAt(new Date(time).toISOString())}
              >
                {t('schedule')}
              </Button>
            </div>
          </>
        )}
        <div>
          <Button variant="ghost" onClick={() => setAsked('delete')}>
            {t('delete')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={asked === 'send'}
        onOpenChange={() => setAsked(null)}
        title={t('sendQuestion')}
        text={t('sendQuestionText')}
        confirmLabel={t('sendNow')}
        loading={sending.isLoading}
        onConfirm={() => void sendAt(null)}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={() => setAsked(null)}
        title={t('deleteQuestion')}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        danger
        loading={removal.isLoading}
        onConfirm={() => void takeAway()}
      />
    </Card>
  );
}
