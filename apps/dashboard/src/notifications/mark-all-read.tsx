import { useNotificationsMarkAllReadMutation, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { unreadText } from './use-unread.ts';
import { notificationsTexts } from '../texts/notifications/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-mark-all-read' })`
  display: flex;
  flex: 1 0 16rem;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  color: ${token('text.muted')};
  font-size: ${token('type.sm')};
`;

/** Properties of {@link MarkAllRead}. */
export interface MarkAllReadProps {
  /** The answer on screen: notifications that came later are not marked. */
  readonly answer: Pick<CallAnswer<'notifications.list'>, 'items' | 'unread'>;
}

/** Number of unread notifications, with a button that marks all of them as read. */
export function MarkAllRead({ answer: { items, unread } }: MarkAllReadProps): ReactElement {
  const t = useTexts(notificationsTexts);
  const division = useDivision();
  const [mark, { isLoading }] = useNotificationsMarkAllReadMutation();
  const until = items[0]?.createdAt;
  const canMark = unread > 0 && until !== undefined;
  return (
    <Root>
      <span role="status">{unread > 0 ? t('unread', { unread: unreadText(unread) }) : t('allRead')}</span>
      <Button
        size="sm"
        variant="ghost"
        loading={isLoading}
        // It keeps the keyboard when there is nothing left to mark.
        aria-disabled={!canMark || isLoading || undefined}
        onClick={() => {
          if (canMark) void mark({ params: { division }, body: { until } });
        }}
      >
        {t('markAllAsRead')}
      </Button>
    </Root>
  );
}
