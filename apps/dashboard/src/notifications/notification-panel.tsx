import { errorText, useNotificationsListQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { EmptyState, ErrorState, Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { notificationsPath } from '../app/paths.ts';
import { useDivision } from '../app/session.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationRows, NotificationSkeleton } from './notification-rows.tsx';
import { notificationsTexts } from '../texts/notifications/index.ts';

/** Number shown beside the bell; the page has all of them. */
const newest = 10;
/** Milliseconds between two looks while the panel is open. */
const lookEvery = 60_000;

const Root = styled.div.withConfig({ componentId: 'dashboard-notification-panel' })`
  .summary {
    padding: ${token('space.1')} ${token('space.2')} ${token('space.1')} ${token('space.4')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  .more {
    display: grid;
    place-items: center;
    min-height: 3rem;
    border-top: ${token('border.width')} solid ${token('border.color')};
    font-size: ${token('type.sm')};
  }
  .more a {
    padding: ${token('space.2')};
    font-weight: ${token('weight.medium')};
  }
`;

/** Properties of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  /** Somebody goes to another page, and leaves the panel. */
  readonly onLeave: () => void;
}

/** The newest notifications, as they stand beside the bell. */
export function NotificationPanel({ onLeave }: NotificationPanelProps): ReactElement {
  const t = useTexts(notificationsTexts);
  const query = useNotificationsListQuery(
    { params: { division: useDivision() }, query: { page: 1, perPage: newest } },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: lookEvery,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  const { currentData: answer } = query;
  if (answer === undefined)
    return (
      <Root>
        {query.isError ? (
          <ErrorState
            text={errorText(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <NotificationSkeleton rows={5} />
        )}
      </Root>
    );
  return (
    <Root>
      <div className="summary">
        <MarkAllRead answer={answer} />
      </div>
      <NotificationRows
        items={answer.items}
        label={t('newestNotifications')}
        onLeave={onLeave}
        empty={
          <EmptyState
            titleLevel={3}
            title={t('nothingNew')}
            text={t('nothingNewText')}
            illustration="heart"
          />
        }
      />
      <div className="more">
        <Link href={notificationsPath} onClick={onLeave}>
          {t('seeAll')}
        </Link>
      </div>
    </Root>
  );
}
