import type { Core } from '../../core.ts';
import type { Ending } from '../../database/ending.ts';
import { spentChallengeEndings } from '../../security/captcha/spent.endings.ts';
import { accountEndings } from '../accounts/accounts.endings.ts';
import { artworkEndings, type ArtworkFiles } from '../designs/artworks/artworks.endings.ts';
import { auditEndings } from '../../security/audit/audit.endings.ts';
import { basketEndings } from '../basket/basket.endings.ts';
import { bulkEditEndings } from '../catalogue/bulk/bulk.endings.ts';
import { chatEndings } from '../chat/chat.endings.ts';
import { checkoutEndings } from '../checkout/checkout.endings.ts';
import { eventEndings } from '../events/events.endings.ts';
import { customerEndings } from '../customers/customers.endings.ts';
import { idempotencyEndings } from '../idempotency/idempotency.endings.ts';
import { importEndings } from '../imports/imports.endings.ts';
import { listEditEndings } from '../list-edits/list-edits.endings.ts';
import { subscriberEndings } from '../marketing/marketing.endings.ts';
import { notificationEndings } from '../notifications/notifications.endings.ts';
import { pageEndings } from '../pages/pages.endings.ts';
import { paymentEndings } from '../payments/payments.endings.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { shopifyEndings } from '../shopify/shopify.endings.ts';
import { stockNoticeEndings } from '../marketing/stock-notices/stock-notices.endings.ts';
import { webhookEndings } from '../webhooks/webhooks.endings.ts';

/** How everything ends that does, in the order in which the nightly job goes through it. */
export function allEndings(
  core: Core,
  { payments, ...files }: ArtworkFiles & { payments: Pick<PaymentsService, 'forget'> },
): Ending[] {
  return [
    ...accountEndings(core),
    ...spentChallengeEndings(core.database),
    ...notificationEndings(core),
    ...basketEndings(core),
    ...idempotencyEndings(core),
    ...checkoutEndings(core, payments),
    ...paymentEndings(core),
    ...chatEndings(core),
    ...stockNoticeEndings(core),
    ...subscriberEndings(core),
    ...customerEndings(core),
    ...artworkEndings(core, files),
    ...bulkEditEndings(core),
    ...importEndings(core),
    ...webhookEndings(core),
    ...shopifyEndings(core),
    ...listEditEndings(core),
    ...pageEndings(core),
    ...eventEndings(core),
    ...auditEndings(core),
  ];
}
