import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Popover } from '@omnis/ui';
import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { NotificationPanel } from './notification-panel.tsx';
import { notificationsTexts } from '../texts/notifications/index.ts';

// The rows go from edge to edge, as they do in a sheet.
const Edges = styled.div.withConfig({ componentId: 'dashboard-bell-popover' })`
  margin: 0 calc(-1 * ${token('space.4')}) calc(-1 * ${token('space.4')});
`;

/** Properties of {@link BellPopover}. */
export interface BellPopoverProps {
  /** The bell. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Opened by the bell on large screens. */
export function BellPopover({ anchor, open, onOpenChange }: BellPopoverProps): ReactElement {
  const t = useTexts(notificationsTexts);
  return (
    <Popover
      anchor={anchor}
      title={t('notifications')}
      open={open}
      onOpenChange={onOpenChange}
      align="start"
      width="26rem"
    >
      <Edges>
        <NotificationPanel onLeave={() => onOpenChange(false)} />
      </Edges>
    </Popover>
  );
}
