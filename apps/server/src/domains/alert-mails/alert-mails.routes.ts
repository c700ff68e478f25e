import { route, type Route } from '../../http/route.ts';
import type { AlertMailsService } from './alert-mails.service.ts';

/** Calls of the addresses that get a store's emails to its team, for the team. */
export function alertMailsRoutes(alertMails: AlertMailsService): Route[] {
  return [
    route('dashboard.alertMails', ({ division }) => alertMails.read(division)),
    route('dashboard.updateAlertMails', ({ division, visitor, idempotencyKey: key }, { body }) =>
      alertMails.update({ division, actor: visitor.identity, key }, body),
    ),
  ];
}
