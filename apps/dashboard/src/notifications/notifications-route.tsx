import { errorText, useNotificationsListQuery } from '@omnis/api-client';
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

const views = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
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
  if (list.page > 1)
    return (
      <EmptyState
        title="Nothing on this page any more"
        actions={
          <Button variant="secondary" onClick={() => list.change({ page: null })}>
            To the first page
          </Button>
        }
      />
    );
  return unreadOnly ? (
    <EmptyState
      title="You have read everything"
      text="What comes next will be here first."
      illustration="heart"
      actions={
        <Button variant="secondary" onClick={() => list.change({ view: null })}>
          Show all notifications
        </Button>
      }
    />
  ) : (
    <EmptyState
      title="Nothing has happened yet"
      text="When an order is paid, a review waits or something needs you, you read it here and beside the bell."
      illustration="parcel"
    />
  );
}

/** All that one was told of the store. */
export function Component(): ReactElement {
  useTitle('Notifications');
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
      <PageHead title="Notifications" text="What you were told of the store, kept for half a year." />
      <ListCard aria-label="Notifications">
        <div className="tools">
          <Chips
            label="Which notifications"
            options={views}
            value={view}
            onValueChange={(next) => list.change({ view: next === 'all' ? null : next })}
          />
          {answer && list.page === 1 && <MarkAllRead answer={answer} />}
        </div>
        {answer ? (
          <>
            <NotificationRows
              items={answer.items}
              label="Notifications"
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
