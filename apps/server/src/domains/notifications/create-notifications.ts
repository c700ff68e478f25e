import type { Core } from '../../core.ts';
import type { Route } from '../../http/route.ts';
import { dashboardNotificationsRoutes } from './dashboard/dashboard.routes.ts';
import { createDashboardNotifications } from './dashboard/dashboard.service.ts';
import { createMailer } from './mailer.service.ts';
import type { PushOutlet } from './push/push-post.ts';
import { pushRoutes } from './push/push.routes.ts';
import { createPushService } from './push/push.service.ts';
import { createSms, type SmsCarrier } from './sms/sms.ts';

/** Needs of the notifications. */
export interface NotificationsNeeds {
  /** The order that a browser asks to be told of. */
  readonly orderOf: Parameters<typeof createPushService>[1]['orderOf'];
  readonly push?: PushOutlet | undefined;
  readonly smsCarrier?: SmsCarrier | undefined;
}

/** Mails, push messages, text messages and the bell of the dashboard. */
export function createNotifications(core: Core, { orderOf, push, smsCarrier }: NotificationsNeeds) {
  const mailer = createMailer(core);
  const pushes = createPushService(core, { orderOf, outlet: push });
  const routes: Route[] = [
    ...pushRoutes(pushes),
    ...dashboardNotificationsRoutes(createDashboardNotifications(core)),
  ];
  return {
    mailer,
    pushes,
    sms: createSms(core, smsCarrier),
    /** Where owners sign in, as links of the server's own say it. */
    platformOrigin: (): string => {
      const platform = core.divisions.platform();
      return platform ? mailer.originOf(platform) : '';
    },
    /** Where the page of the setup leads on to; its store is not known by then. */
    origins: () => ({ platform: mailer.platformOrigin(), atlas: mailer.atlasOrigin() }),
    routes,
  };
}

/** The domain of notifications. */
export type Notifications = ReturnType<typeof createNotifications>;
