import { statusTexts } from '@omnis/contract';
import { fail, ok } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { PushPlace, PushService } from './push.service.ts';

const placeOf = ({ division, visitor, language, ip }: CallContext): PushPlace => ({
  division,
  identity: visitor.identity,
  language,
  ip,
});

/** The calls of push messages (platform.md §7 POST /omnis/v3/notifications/subscriptions/). */
export function pushRoutes(push: PushService): Route[] {
  return [
    route('notifications.key', async () => ok({ publicKey: await push.publicKey() })),
    // The preview origin runs what the editor shows: no browser is told anything from there.
    route('notifications.subscribe', async (context, { body }) =>
      context.hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : push.subscribe(placeOf(context), body),
    ),
    route('notifications.find', (context, { body }) => push.find(placeOf(context), body)),
    route('notifications.unsubscribe', (context, { body }) => push.unsubscribe(placeOf(context), body)),
  ];
}
