import { useTexts } from '@omnis/texts/react';
import { Drawer } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { BellPopoverProps } from './bell-popover.tsx';
import { NotificationPanel } from './notification-panel.tsx';
import { notificationsTexts } from '../texts/notifications/index.ts';

/** Opened by the bell on small screens. */
export function BellSheet({ open, onOpenChange }: Omit<BellPopoverProps, 'anchor'>): ReactElement {
  const t = useTexts(notificationsTexts);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('notifications')} side="bottom" flush>
      <NotificationPanel onLeave={() => onOpenChange(false)} />
    </Drawer>
  );
}
