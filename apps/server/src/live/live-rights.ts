import { calls, statusTexts, type Call } from '@omnis/contract';
import type { ChatService } from '../domains/chat/chat.service.ts';
import type { StaffChats } from '../domains/chat/staff-chats.service.ts';
import type { DivisionsService, KnownHost } from '../tenancy/divisions.service.ts';
import { admit } from '../http/access.ts';
import { fail, type Failure } from '../http/answer.ts';
import type { Visitor } from '../http/context.ts';
import { readTopic, type AskedTopic } from './live-topic.ts';

/** A visitor who wants to follow topics, and where. */
export interface LiveVisitor {
  readonly place: KnownHost;
  readonly visitor: Visitor;
  readonly ip: string;
}

/** Services that the check of rights needs. */
export interface LiveRightsDeps {
  readonly divisions: DivisionsService;
  readonly chats: { readonly shoppers: ChatService; readonly staff: StaffChats };
}

/** Gives the topics that somebody may follow. */
export interface LiveRights {
  /**
   * Takes topics apart that somebody asks for. Fails where the call that reads a topic would fail, and with `not_found`
   * for a topic that does not exist; the error's field names it.
   */
  grant(
    who: LiveVisitor,
    names: readonly string[],
  ): Promise<{ readonly ok: true; readonly value: readonly AskedTopic[] } | Failure>;
}

const notFound = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** The rights to follow topics: those of the calls that read what the topics are about. */
export function createLiveRights({ divisions, chats }: LiveRightsDeps): LiveRights {
  async function refusal({ place, visitor, ip }: LiveVisitor, topic: AskedTopic): Promise<Failure | null> {
    const admitted = (call: Call, division?: number) => admit(call, place, { visitor, division, divisions });
    const refusedBy = async (call: Call, division?: number): Promise<Failure | null> => {
      const admission = await admitted(call, division);
      return admission.ok ? null : admission;
    };
    switch (topic.kind) {
      case 'chats':
        return refusedBy(calls['atlas.chats']);
      case 'queue':
        return refusedBy(calls['atlas.orders']);
      case 'bell':
        return refusedBy(calls['notifications.unread'], topic.division);
      case 'webhooks':
        return refusedBy(calls['dashboard.webhookDeliveries'], topic.division);
      case 'chat': {
        if (place.kind === 'atlas') {
          const refused = await refusedBy(calls['atlas.chat']);
          return refused ?? ((await chats.staff.exists(topic.id)) ? null : notFound());
        }
        const admission = await admitted(calls['liveChat.read']);
        if (!admission.ok) return admission;
        if (!admission.division) return notFound();
        const chatter = {
          division: admission.division,
          owner: visitor.basketOwner,
          session: visitor.token,
          ip,
        };
        const found = await chats.shoppers.group(chatter, topic.id);
        return found.ok ? null : found;
      }
    }
  }

  return {
    grant: async (who, names) => {
      const topics = new Map<string, AskedTopic>();
      for (const name of names) {
        const topic = readTopic(name);
        const failure = topic ? await refusal(who, topic) : notFound();
        if (failure) return { ...failure, errors: [{ field: name, message: failure.message }] };
        if (topic) topics.set(topic.name, topic);
      }
      return { ok: true, value: [...topics.values()] };
    },
  };
}
