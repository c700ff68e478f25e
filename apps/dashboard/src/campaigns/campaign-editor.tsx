import { useDashboardCreateCampaignMutation, useDashboardUpdateCampaignMutation } from '@omnis/api-client';
import type { Campaign, CampaignValues } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Button, Card, Notice } from '@omnis/ui';
import { useId, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { PageHead } from '../parts/page-head.tsx';
import { campaignsTexts } from '../texts/campaigns/index.ts';
import { AudienceCard, ButtonsCard, LookCard, WordsCard } from './campaign-cards.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { campaignValuesOf } from './campaign-values.ts';
import { SendCard } from './send-card.tsx';

/** Where the notification builder is (platform.md §2). */
export const builderPath = '/marketing-tools/notifications/builder/';

const problems = { segment: 'segmentGone', closed: 'wasClosed' } as const;

/** Properties of {@link CampaignEditor}. */
export interface CampaignEditorProps {
  /** Null for a new one. */
  readonly campaign: Campaign | null;
  /** Values that a new one begins with. */
  readonly blank: CampaignValues;
}

/** The form of a notification, with its preview and the ways to send it. */
export function CampaignEditor({ campaign, blank }: CampaignEditorProps): ReactElement {
  const t = useTexts(campaignsTexts);
  const division = useDivision();
  const [create] = useDashboardCreateCampaignMutation();
  const [update] = useDashboardUpdateCampaignMutation();
  const form = useRecordForm<CampaignValues, Campaign>({
    record: campaign,
    blank,
    valuesOf: campaignValuesOf,
    send: ({ saved, values, headers }) =>
      saved === null
        ? create({ params: { division }, body: values, headers })
        : update({
            params: { division, id: saved.id },
            body: { ...values, version: saved.version },
            headers,
          }),
    done: { created: t('created'), saved: t('saved') },
  });
  const isNew = campaign === null;
  const editing = useEditing(`campaign-${useId().replace(/\W/g, '')}`, form, (saved: Campaign) =>
    isNew ? `${builderPath}?id=${saved.id}` : null,
  );
  const { saved } = form;
  const wasSent = saved?.state === 'sending' || saved?.state === 'sent';
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={isNew}
      head={
        <PageHead
          back={{ href: builderPath, text: t('notifications') }}
          title={saved?.title ?? t('builder')}
          actions={
            isNew && (
              <Button type="submit" loading={form.saving}>
                {t('create')}
              </Button>
            )
          }
        />
      }
    >
      <div className="columns">
        <div>
          {saved !== null && saved.problem !== null && (
            <Notice tone="error">{t(problems[saved.problem])}</Notice>
          )}
          {wasSent && (
            <Notice tone="info">
              {t('counts', { sent: saved.sent, opened: saved.opened, clicked: saved.clicked })}
            </Notice>
          )}
          <WordsCard form={form} />
          <ButtonsCard form={form} />
          <LookCard form={form} />
          <AudienceCard form={form} />
        </div>
        <div>
          <Card title={t('preview')}>
            <CampaignPreview values={form.values} />
          </Card>
          {saved !== null && (
            <SendCard
              campaign={saved}
              isDirty={editing.dirty}
              onSent={form.replace}
              onDeleted={() => editing.leaveFor(builderPath)}
            />
          )}
        </div>
      </div>
    </EditPage>
  );
}
