import { useTexts } from '@omnis/texts/react';
import { IconButton, VisuallyHidden } from '@omnis/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import type { BellPopoverProps } from './bell-popover.tsx';
import { useLaterPart } from './load-part.ts';
import { unreadText, useMayBeTold, useWatchedUnread } from './use-unread.ts';
import { notificationsTexts } from '../texts/notifications/index.ts';

const Place = styled.span.withConfig({ componentId: 'dashboard-bell' })`
  flex: none;

  &[data-look='bar'] {
    margin-inline-start: auto;
  }
`;

const parts = {
  side: async () => (await import('./bell-popover.tsx')).BellPopover,
  bar: async () => (await import('./bell-sheet.tsx')).BellSheet,
} as const;

/** Properties of {@link Bell}. */
export interface BellProps {
  /** `side`: on large screens, and what it opens stands beside it. `bar`: on small ones, and a sheet comes up. */
  readonly look: 'side' | 'bar';
}

/** Number of unread notifications, with the way to the newest; renders nothing for anyone who may not be told yet. */
export function Bell({ look }: BellProps): ReactElement | null {
  const t = useTexts(notificationsTexts);
  const mayBeTold = useMayBeTold();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const unread = useWatchedUnread() ?? 0;
  const { Part, load } = useLaterPart<BellPopoverProps>(parts[look]);
  const press = async (): Promise<void> => {
    if (open) setOpen(false);
    else if (await load()) setOpen(true);
    else
      snackbars.show({
        text: t('yourNotificationsCouldNotBeLoaded'),
        tone: 'error',
        action: { label: t('tryAgain'), onSelect: () => void press() },
      });
  };
  if (!mayBeTold) return null;
  return (
    <Place data-look={look}>
      <IconButton
        ref={button}
        label={unread > 0 ? t('notificationsUnread', { unread: unreadText(unread) }) : t('notifications')}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={open}
        // Early, when somebody is about to press.
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => void press()}
      >
        <BellIcon aria-hidden="true" />
      </IconButton>
      {Part && <Part anchor={button} open={open} onOpenChange={setOpen} />}
    </Place>
  );
}

/** Says aloud when something has come; what is read or deleted is not said. */
export function BellNews(): ReactElement {
  const t = useTexts(notificationsTexts);
  const unread = useWatchedUnread();
  const [held, setHeld] = useState({ unread, news: '' });
  if (held.unread !== unread) {
    // The bell already announced those that were there before.
    const more = held.unread === null || unread === null ? 0 : unread - held.unread;
    setHeld({ unread, news: more > 0 ? t('newNotificationsCounted', { count: more }) : '' });
  }
  return (
    <VisuallyHidden>
      <span role="status">{held.news}</span>
    </VisuallyHidden>
  );
}
