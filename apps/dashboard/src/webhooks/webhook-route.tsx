import { Loaded } from '@omnis/account';
import {
  liveTopics,
  useDashboardDeleteWebhookMutation,
  useDashboardWebhookDeliveriesQuery,
  useLiveTopic,
} from '@omnis/api-client';
import type { WebhookDelivery } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, countText, EmptyState, Skeleton, SkeletonGroup, type TableColumn } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Ago } from '../parts/ago.tsx';
import { Chips } from '../parts/chips.tsx';
import { CursorFoot } from '../parts/cursor-foot.tsx';
import { DeletionCard } from '../parts/editing/deletion-card.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { pageSize, useCursorList } from '../parts/list-params.ts';
import { ListRows } from '../parts/list-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { answerText, deliveryState, eventText, hostOf } from './webhook-texts.ts';
import { webhooksTexts, type WebhooksTexts } from '../texts/webhooks/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const listPath = '/dashboard/settings/webhooks/';

const Root = styled.div.withConfig({ componentId: 'dashboard-webhook' })`
  display: grid;
  gap: ${token('space.5')};
  min-width: 0;
`;

const views = [
  { value: 'all', label: 'all' },
  { value: 'waiting', label: 'waiting' },
  { value: 'delivered', label: 'delivered' },
  { value: 'failed', label: 'failed' },
] as const;

const columnsWith = (
  t: WebhooksTexts,
  show: (delivery: WebhookDelivery) => void,
): readonly TableColumn<WebhookDelivery>[] => [
  {
    key: 'event',
    header: t('event'),
    primary: true,
    cell: (delivery) => (
      <span className="named">
        <span>
          {eventText(t, delivery.event)}
          <small>
            <Ago at={delivery.createdAt} />
            <span className="narrow"> · {answerText(t, delivery)}</span>
          </small>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: t('state'),
    cell: (delivery) => {
      const { text, tone } = deliveryState(t, delivery);
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  { key: 'answer', header: t('answer'), wideOnly: true, cell: (each) => answerText(t, each) },
  {
    key: 'tries',
    header: t('tries'),
    wideOnly: true,
    align: 'end',
    cell: ({ attempts }) => countText(attempts),
  },
  {
    key: 'more',
    header: '',
    headerText: t('details'),
    align: 'end',
    cell: (delivery) => (
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('detailsOf', { event: eventText(t, delivery.event) })}
        aria-haspopup="dialog"
        onClick={() => show(delivery)}
      >
        {t('details')}
      </Button>
    ),
  },
];

/** A webhook with its log. */
export function Component(): ReactElement {
  const t = useTexts(webhooksTexts);
  useTitle(t('webhook'));
  const division = useDivision();
  const id = useParams()['id'] ?? '';
  const navigate = useNavigate();
  const list = useCursorList();
  const [shown, setShown] = useState<WebhookDelivery | null>(null);
  const [remove] = useDashboardDeleteWebhookMutation();
  const state = views.find(({ value }) => value === list.params.get('state'))?.value ?? 'all';
  const query = useDashboardWebhookDeliveriesQuery(
    {
      params: { division, id },
      query: {
        limit: pageSize,
        cursor: list.params.get('cursor') ?? undefined,
        state: state === 'all' ? undefined : state,
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  useLiveTopic(liveTopics.webhooks(division), () => void query.refetch());
  const skeleton = (
    <SkeletonGroup label={t('loadingTheWebhook')}>
      <Skeleton shape="block" height="18rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {({ webhook }) => (
        <>
          <PageHead back={{ href: listPath, text: t('webhooks') }} title={hostOf(webhook)} />
          <Root>
            <WebhookCard webhook={webhook} />
            <ListCard aria-label={t('log')} data-compact="">
              <div className="tools">
                <Chips
                  label={t('whichDeliveries')}
                  options={optionsIn(t, views)}
                  value={state}
                  onValueChange={(next) => list.change({ state: next === 'all' ? null : next })}
                />
              </div>
              <ListRows
                query={query}
                rows={query.currentData?.items}
                before={query.data?.items}
                caption={t('whatWasSentLatestFirst')}
                columns={columnsWith(t, setShown)}
                rowKey={(delivery) => delivery.id}
                empty={
                  <EmptyState
                    title={state === 'all' ? t('nothingSentYet') : t('noneOfThisKind')}
                    text={t('eachEventWebhookToldListed')}
                  />
                }
              />
              <CursorFoot list={list} next={query.currentData?.next ?? null} />
            </ListCard>
            <DeletionCard
              name={hostOf(webhook)}
              description={t('deleteWebhookDescription')}
              text={t('deleteWebhookText')}
              label={t('deleteWebhook')}
              done={t('webhookDeleted')}
              remove={(headers) => remove({ params: { division, id }, headers })}
              onDeleted={() => void navigate(listPath)}
            />
          </Root>
          <DeliveryDialog
            webhook={id}
            delivery={shown}
            canRetry={
              shown !== null && shown.state !== 'waiting' && (webhook.enabled || shown.event === 'test')
            }
            onClose={() => setShown(null)}
          />
        </>
      )}
    </Loaded>
  );
}
