import type { CallInput, CallName, CallResponse } from '@omnis/contract';
import { fail, ok, type Answer } from '../../http/answer.ts';
import type { CallContext, Identity } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { Chatter, ChatService } from './chat.service.ts';
import type { StaffChats } from './staff-chats.service.ts';

const chatterOf = ({ division, visitor, ip }: CallContext): Chatter => ({
  division,
  owner: visitor.basketOwner,
  session: visitor.token,
  ip,
});

/** A call that only staff reach. */
function staffRoute<N extends CallName>(
  name: N,
  handler: (staff: Identity, input: CallInput<N>) => Promise<Answer<CallResponse<N>>>,
): Route {
  return route(name, async ({ visitor: { identity } }, input) =>
    identity?.kind === 'staff' ? handler(identity, input) : fail('unauthenticated', 'Sign in to go on'),
  );
}

/** The calls of the live chat: those of shoppers, and those of the staff who answer. */
export function chatRoutes({
  shoppers: chat,
  staff: staffChats,
}: {
  shoppers: ChatService;
  staff: StaffChats;
}): Route[] {
  return [
    route('liveChat.token', async (context) => ok(chat.token(chatterOf(context)))),
    route('liveChat.status', async ({ division }, { params }) =>
      ok(await chat.status(division, params.groupId)),
    ),
    route('liveChat.current', async (context) => chat.current(chatterOf(context))),
    route('liveChat.start', async (context, { body }) => chat.start(chatterOf(context), body)),
    route('liveChat.read', async (context, { params, query }) =>
      chat.read(chatterOf(context), params.chatId, query),
    ),
    route('liveChat.send', async (context, { params, body }) =>
      chat.send(chatterOf(context), params.chatId, body),
    ),
    route('liveChat.group', async (context, { params }) => chat.group(chatterOf(context), params.chatId)),
    route('liveChat.transfer', async (context, { params, body }) =>
      chat.transfer(chatterOf(context), params.chatId, body.group_id),
    ),
    route('liveChat.end', async (context, { params }) => chat.end(chatterOf(context), params.chatId)),

    staffRoute('atlas.chatAvailability', async (staff) => ok(await staffChats.availability(staff))),
    staffRoute('atlas.setChatAvailability', async (staff, { body }) =>
      ok(await staffChats.setAvailability(staff, body)),
    ),
    staffRoute('atlas.chats', async (staff, { query }) => ok(await staffChats.list(staff, query))),
    staffRoute('atlas.chat', async (staff, { params, query }) => staffChats.read(staff, params.id, query)),
    staffRoute('atlas.takeChat', async (staff, { params }) => staffChats.take(staff, params.id)),
    staffRoute('atlas.replyChat', async (staff, { params, body }) =>
      staffChats.reply(staff, params.id, body),
    ),
    staffRoute('atlas.transferChat', async (staff, { params, body }) =>
      staffChats.transfer(staff, params.id, body.group_id),
    ),
    staffRoute('atlas.endChat', async (staff, { params }) => staffChats.end(staff, params.id)),
  ];
}
