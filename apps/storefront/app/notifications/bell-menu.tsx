import type { Notification } from '@omnis/models';
import {
  notificationOpened,
  notificationReceived,
  selectNotifications,
  useAppDispatch,
  useAppSelector,
} from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, IconButton, Popover } from '@omnis/ui';
import { marketingTexts, useSafeLink } from '@omnis/shop-kit';
import { Bell, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { askCard } from './asked-card.ts';
import { NotificationActions } from './notification-card.tsx';
import { useNotification } from './use-notification.ts';

const List = styled.ul.withConfig({ componentId: 'shop-bell-list' })`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    justify-items: start;
    gap: ${token('space.2')};
    padding-block: ${token('space.3')};
  }
  li + li {
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  h3 {
    padding-inline-end: ${token('space.10')};
    font: ${token('weight.bold')} ${token('type.md')} / 1.4 ${token('text.font')};
  }
  p {
    margin: 0;
    color: ${token('text.muted')};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .close {
    position: absolute;
    top: ${token('space.1')};
    inset-inline-end: 0;
  }
`;

function Item({
  notification,
  onLeave,
}: {
  readonly notification: Notification;
  readonly onLeave: () => void;
}) {
  const t = useTexts(marketingTexts);
  const safe = useSafeLink();
  const dispatch = useAppDispatch();
  const { dismiss } = useNotification(notification);
  const { title, body, href, form } = notification;
  return (
    <li>
      <h3>{href === '' ? title : <a href={safe(href)}>{title}</a>}</h3>
      {body !== '' && <p>{body}</p>}
      {/* A form needs the room of the page. */}
      {form !== null && (
        <Button
          size="sm"
          onClick={() => {
            askCard(notification.id);
            dispatch(notificationReceived({ ...notification, position: 'top-right' }));
            onLeave();
          }}
        >
          {form.actions[0]?.text || t('showAgain')}
        </Button>
      )}
      <NotificationActions notification={notification} />
      <IconButton className="close" label={t('dismissNamed', { title })} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** The bell of the header with the notifications that stand there (storefront.md §3 position header). */
export default function BellMenu(): ReactElement {
  const t = useTexts(marketingTexts);
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => selectNotifications(state, 'header'));
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(
    () => () => {
      // With the last of them the bell goes too: the keyboard goes on in the page.
      if (list.current?.contains(document.activeElement) === true) document.getElementById('main')?.focus();
    },
    [],
  );
  const change = (open: boolean): void => {
    setOpen(open);
    if (!open) return;
    const openedAt = new Date().toISOString();
    for (const { id } of items) dispatch(notificationOpened({ id, openedAt }));
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={change}
      align="end"
      title={t('notifications')}
      trigger={
        <button type="button" className="tool" aria-label={t('notificationsCount', { count: items.length })}>
          <Bell aria-hidden="true" />
          <span key={items.length} className="count" aria-hidden="true">
            {items.length}
          </span>
        </button>
      }
    >
      <List ref={list}>
        {items.map((notification) => (
          <Item key={notification.id} notification={notification} onLeave={() => setOpen(false)} />
        ))}
      </List>
    </Popover>
  );
}
