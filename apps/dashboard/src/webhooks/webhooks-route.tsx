import { useDashboardWebhooksQuery } from '@omnis/api-client';
import { mostWebhooks, type Webhook } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { Badge, Button, EmptyState, FormDialog, Link, type TableColumn } from '@omnis/ui';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { ListRows } from '../parts/list-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { settingsBack } from '../settings/settings-page.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { eventText, hostOf, webhookState } from './webhook-texts.ts';
import { webhooksTexts, type WebhooksTexts } from '../texts/webhooks/index.ts';
import { settingsTexts } from '../texts/settings/index.ts';

/** Events that a row names; the others are counted. */
const mostNamed = 3;

function eventsText(t: WebhooksTexts, { events }: Webhook): string {
  const more = events.length - mostNamed;
  const named = events.slice(0, mostNamed).map((event) => eventText(t, event));
  return [...named, ...(more > 0 ? [t('moreEvents', { more })] : [])].join(', ');
}

const columnsIn = (t: WebhooksTexts): readonly TableColumn<Webhook>[] => [
  {
    key: 'address',
    header: t('address'),
    primary: true,
    cell: (webhook) => (
      <span className="named">
        <span>
          <Link href={`/dashboard/settings/webhooks/${webhook.id}/`}>{webhook.name || hostOf(webhook)}</Link>
          <small>{webhook.name === '' ? eventsText(t, webhook) : hostOf(webhook)}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: t('state'),
    cell: (webhook) => {
      const { text, tone } = webhookState(t, webhook);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  { key: 'events', header: t('events'), cell: ({ events }) => t('eventsCounted', { count: events.length }) },
  { key: 'added', header: t('added'), wideOnly: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
];

/** The addresses that are told of events of the store. */
export function Component(): ReactElement {
  const tSettings = useTexts(settingsTexts);
  const t = useTexts(webhooksTexts);
  useTitle(t('webhooks'));
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const query = useDashboardWebhooksQuery(
    { params: { division: useDivision() }, query: { limit: mostWebhooks } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHead
        back={settingsBack(tSettings)}
        title={t('webhooks')}
        text={t('webhooksText')}
        actions={
          <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
            {t('addWebhook')}
          </Button>
        }
      />
      <ListCard aria-label={t('webhooks')} data-compact="">
        <ListRows
          query={query}
          rows={query.currentData?.items}
          caption={t('webhooks')}
          columns={columnsIn(t)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={t('noWebhooksYet')}
              text={t('noWebhooksYetText')}
              actions={<Button onClick={() => setIsAdding(true)}>{t('addWebhook')}</Button>}
            />
          }
        />
      </ListCard>
      <FormDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        title={t('addWebhook')}
        submitLabel={t('addWebhook')}
      >
        {(id) => (
          <WebhookForm
            id={id}
            webhook={null}
            onChanged={() => setIsAdding(false)}
            onCreated={(webhook) => {
              setIsAdding(false);
              setSecret(webhook.secret);
            }}
          />
        )}
      </FormDialog>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
