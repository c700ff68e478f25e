import { errorText, useNotificationsListQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, EmptyState, ErrorState } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { Chips } from '../parts/chips.tsx';
import { ListCard } from '../parts/list-card.tsx';
import { ListFoot } from '../parts/list-foot.tsx';
import { pageSize, useListParams, type ListParams } from '../parts/list-params.ts';
import { PageHead } from '../parts/page-head.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationRows, NotificationSkeleton } from './notification-rows.tsx';
import { notificationsTexts } from '../texts/notifications/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const views = [
  { value: 'all', label: 'all' },
  { value: 'unread', label: 'unreadOnly' },
] as const;

/** Milliseconds between two looks while the page is open. */
const lookEvery = 60_000;

function Empty({
  list,
  unreadOnly,
}: {
  readonly list: ListParams;
  readonly unreadOnly: boolean;
}): ReactElement {
  const t = useTexts(notificationsTexts);
  if (list.page > 1)
    return (
      <EmptyState
        title={t('nothingOnThisPageAnyMore')}
        actions={
          <Button variant="secondary" onClick={() => list.change({ page: null })}>
            {t('toTheFirstPage')}
          </Button>
        }
      />
    );
  return unreadOnly ? (
    <EmptyState
      title={t('youHaveReadEverything')}
      text={t('youHaveReadEverythingText')}
      illustration="heart"
      actions={
        <Button variant="secondary" onClick={() => list.change({ view: null })}>
          {t('showAllNotifications')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('nothingHasHappenedYet')}
      text={t('nothingHasHappenedYetText')}
      illustration="parcel"
    />
  );
}

/** All that one was told of the store. */
export function Component(): ReactElement {
  const t = useTexts(notificationsTexts);
  useTitle(t('notifications'));
  const list = useListParams();
  const view = list.params.get('view') === 'unread' ? 'unread' : 'all';
  const query = useNotificationsListQuery(
    {
      params: { division: useDivision() },
      query: { page: list.page, perPage: pageSize, state: view === 'unread' ? 'unread' : undefined },
    },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: lookEvery,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  const { currentData: answer } = query;
  return (
    <>
      <PageHead title={t('notifications')} text={t('notificationsText')} />
      <ListCard aria-label={t('notifications')}>
        <div className="tools">
          <Chips
            label={t('whichNotifications')}
            options={optionsIn(t, views)}
            value={view}
            onValueChange={(next) => list.change({ view: next === 'all' ? null : next })}
          />
          {answer && list.page === 1 && <MarkAllRead answer={answer} />}
        </div>
        {answer ? (
          <>
            <NotificationRows
              items={answer.items}
              label={t('notifications')}
              empty={<Empty list={list} unreadOnly={view === 'unread'} />}
            />
            <ListFoot list={list} answer={answer} noun="notification" />
          </>
        ) : query.isError ? (
          <ErrorState
            text={errorText(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <NotificationSkeleton rows={8} />
        )}
      </ListCard>
    </>
  );
}
