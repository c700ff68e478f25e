import type { DashboardNotificationKind } from '@omnis/models';
import {
  CircleCheck,
  Download,
  FileText,
  MapPin,
  MessageSquareText,
  OctagonAlert,
  PackageX,
  ShoppingBag,
  Star,
  Store,
  Undo2,
  UserPlus,
  WalletCards,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { ReactElement } from 'react';

/** Tone of a notification: good news, neutral, something to do, or bad news. */
type Tone = 'success' | 'neutral' | 'warning' | 'error';

const glyphs: Readonly<
  Record<DashboardNotificationKind, { readonly Icon: LucideIcon; readonly tone: Tone }>
> = {
  'order.paid': { Icon: ShoppingBag, tone: 'success' },
  'order.payment_failed': { Icon: WalletCards, tone: 'error' },
  'order.problem': { Icon: OctagonAlert, tone: 'error' },
  'order.changed': { Icon: MapPin, tone: 'neutral' },
  'order.cancelled': { Icon: PackageX, tone: 'warning' },
  'return.asked': { Icon: Undo2, tone: 'warning' },
  'quote.asked': { Icon: FileText, tone: 'neutral' },
  'quote.answered': { Icon: MessageSquareText, tone: 'neutral' },
  'review.written': { Icon: Star, tone: 'neutral' },
  'import.ready': { Icon: Download, tone: 'neutral' },
  'import.done': { Icon: CircleCheck, tone: 'success' },
  'import.failed': { Icon: OctagonAlert, tone: 'error' },
  'team.asked': { Icon: UserPlus, tone: 'neutral' },
  'store.review_begun': { Icon: Store, tone: 'error' },
  'store.review_lifted': { Icon: Store, tone: 'success' },
  'webhook.off': { Icon: Webhook, tone: 'error' },
};

/** A kind of notification at a glance; its words say the same. */
export function NotificationGlyph({ kind }: { readonly kind: DashboardNotificationKind }): ReactElement {
  const { Icon, tone } = glyphs[kind];
  return (
    <span className="glyph" data-tone={tone}>
      <Icon aria-hidden="true" />
    </span>
  );
}
