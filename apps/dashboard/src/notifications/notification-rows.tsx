import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Link, Skeleton, SkeletonGroup, VisuallyHidden } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Ago } from '../parts/ago.tsx';
import { coverLinkCss } from '../parts/cover-link-css.ts';
import { NotificationGlyph } from './notification-glyph.tsx';
import { useNotificationList, type Notification } from './use-notification-list.ts';
import { notificationsTexts } from '../texts/notifications/index.ts';

const Rows = styled.ul.withConfig({ componentId: 'dashboard-notification-rows' })`
  margin: 0;
  padding: 0;
  list-style: none;

  &:focus {
    outline: none;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 4rem;
    padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} ${token('space.4')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  li + li {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  li:hover {
    background: ${token('surface.hover')};
  }
  .glyph {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${token('radius.full')};
    background: ${token('surface.hover')};
    color: ${token('text.muted')};
  }
  .glyph[data-tone='success'] {
    background: ${token('success.background')};
    color: ${token('success.text')};
  }
  .glyph[data-tone='warning'] {
    background: ${token('warning.background')};
    color: ${token('warning.text')};
  }
  .glyph[data-tone='error'] {
    background: ${token('error.background')};
    color: ${token('error.text')};
  }
  .glyph svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 1.75;
  }
  .what {
    min-width: 0;
  }
  a {
    ${coverLinkCss}
    overflow-wrap: anywhere;
  }
  [data-unread] a {
    font-weight: ${token('weight.bold')};
  }
  .when {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  .dot {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    /* Forced colours take the ground away, and leave the line. */
    border: 0.25rem solid ${token('primary.text')};
  }
  /* Above the link that spans the row. */
  button {
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('text.muted')};
  }
  button:hover {
    background: ${token('error.background')};
    color: ${token('error.text')};
  }
  button svg {
    width: 1.0625rem;
    height: 1.0625rem;
    stroke-width: 1.75;
  }
`;

const Waiting = styled.div.withConfig({ componentId: 'dashboard-notification-waiting' })`
  display: grid;

  > span {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    align-items: center;
    gap: ${token('space.3')};
    min-height: 4rem;
    padding: ${token('space.2')} ${token('space.4')};
  }
`;

/** The shape of notifications that are on their way. */
export function NotificationSkeleton({ rows }: { readonly rows: number }): ReactElement {
  const t = useTexts(notificationsTexts);
  return (
    <SkeletonGroup label={t('loadingNotifications')}>
      <Waiting>
        {Array.from({ length: rows }, (_, at) => (
          <span key={at}>
            <Skeleton shape="circle" />
            <span>
              <Skeleton width={`${80 - (at % 3) * 12}%`} />
              <Skeleton width="5rem" />
            </span>
          </span>
        ))}
      </Waiting>
    </SkeletonGroup>
  );
}

/** Properties of {@link NotificationRows}. */
export interface NotificationRowsProps {
  readonly items: readonly Notification[];
  /** Names the list. */
  readonly label: string;
  /** Somebody goes to what a notification tells of. */
  readonly onLeave?: () => void;
  /** In place of the rows when there are none, or none any more. */
  readonly empty: ReactElement;
}

/** Notifications, each with the way to what it tells of and a way to delete it. */
export function NotificationRows({ items, label, onLeave, empty }: NotificationRowsProps): ReactElement {
  const t = useTexts(notificationsTexts);
  const { shown, list, read, remove } = useNotificationList(items);
  return (
    <>
      <Rows ref={list} tabIndex={-1} aria-label={label}>
        {shown.map((notification) => {
          const { recipientId, kind, title, href, createdAt, readAt } = notification;
          return (
            <li key={recipientId} data-row={recipientId} data-unread={readAt === null ? '' : undefined}>
              <NotificationGlyph kind={kind} />
              <span className="what">
                <Link
                  href={href}
                  onClick={() => {
                    read(notification);
                    onLeave?.();
                  }}
                >
                  {readAt === null && <VisuallyHidden>{t('unreadMark')} </VisuallyHidden>}
                  {title}
                </Link>
                <span className="when">
                  <Ago at={createdAt} />
                  {readAt === null && <span className="dot" aria-hidden="true" />}
                </span>
              </span>
              <button type="button" aria-label={t('delete', { title })} onClick={() => remove(notification)}>
                <Trash2 aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </Rows>
      {shown.length === 0 && empty}
    </>
  );
}
