import { Drawer } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { BellPopoverProps } from './bell-popover.tsx';
import { NotificationPanel } from './notification-panel.tsx';

/** What the bell opens on small screens. */
export function BellSheet({ open, onOpenChange }: Omit<BellPopoverProps, 'anchor'>): ReactElement {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Notifications" side="bottom" flush>
      <NotificationPanel onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}
