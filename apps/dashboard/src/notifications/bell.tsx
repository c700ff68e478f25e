import { token } from '@omnis/theme/react';
import { counted, Drawer, ErrorState, IconButton, Popover, Spinner, VisuallyHidden } from '@omnis/ui';
import { Bell as BellIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { loadPanel, usePanel } from './load-panel.ts';
import { unreadText, useWatchedUnread } from './use-unread.ts';

const Place = styled.span.withConfig({ componentId: 'dashboard-bell' })`
  flex: none;

  &[data-look='bar'] {
    margin-inline-start: auto;
  }
`;

const Waiting = styled.div.withConfig({ componentId: 'dashboard-bell-waiting' })`
  display: grid;
  place-items: center;
  min-height: 12rem;
  color: ${token('text.muted')};
`;

/** Fetched early, when somebody is about to press; a failure is told when they do. */
const prepare = (): void => void loadPanel().catch(() => undefined);

function Content({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  const { Panel, failed, retry } = usePanel();
  if (Panel) return <Panel onLeave={onLeave} />;
  return failed ? (
    <ErrorState text="Check your connection." onRetry={retry} />
  ) : (
    <Waiting>
      <Spinner label="Loading notifications" />
    </Waiting>
  );
}

/** Properties of {@link Bell}. */
export interface BellProps {
  /** `side`: on large screens, and what it opens stands beside it. `bar`: on small ones, and a sheet comes up. */
  readonly look: 'side' | 'bar';
}

/** How many notifications are not read, and the way to the newest of them. */
export function Bell({ look }: BellProps): ReactElement {
  const [open, setOpen] = useState(false);
  const unread = useWatchedUnread() ?? 0;
  const label = unread > 0 ? `Notifications, ${unreadText(unread)} unread` : 'Notifications';
  const button = (
    <IconButton
      label={label}
      count={unread}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(look === 'bar' && { 'aria-haspopup': 'dialog' as const, onClick: () => setOpen(true) })}
    >
      <BellIcon aria-hidden="true" />
    </IconButton>
  );
  const content = <Content onLeave={() => setOpen(false)} />;
  return (
    <Place data-look={look}>
      {look === 'side' ? (
        <Popover
          trigger={button}
          title="Notifications"
          open={open}
          onOpenChange={setOpen}
          align="start"
          width="26rem"
        >
          {content}
        </Popover>
      ) : (
        <>
          {button}
          <Drawer open={open} onOpenChange={setOpen} title="Notifications" side="bottom" flush>
            {content}
          </Drawer>
        </>
      )}
    </Place>
  );
}

/** Says aloud when something has come; what is read or deleted is not said. */
export function BellNews(): ReactElement {
  const unread = useWatchedUnread();
  const [held, setHeld] = useState({ unread, news: '' });
  if (held.unread !== unread) {
    // What was there already is said by the bell.
    const more = held.unread === null || unread === null ? 0 : unread - held.unread;
    setHeld({ unread, news: more > 0 ? counted(more, 'new notification') : '' });
  }
  return (
    <VisuallyHidden>
      <span role="status">{held.news}</span>
    </VisuallyHidden>
  );
}
