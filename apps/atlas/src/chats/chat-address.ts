import type { StaffChat } from '@omnis/contract';
import { liveChatGroupIds, type LiveChatGroupId } from '@omnis/models';

/** The lists of chats by their names in the address, as the server knows them. */
export const chatLists = ['queued', 'mine', 'others', 'ended'] as const;

/** One of {@link chatLists}. */
export type ChatList = (typeof chatLists)[number];

/** The list that an address asks for; those that wait when it asks for none. */
export function readList(params: URLSearchParams): ChatList {
  const asked = params.get('list');
  return chatLists.find((list) => list === asked) ?? 'queued';
}

/** The only group that an address asks for; undefined when it asks for all. */
export function readGroup(params: URLSearchParams): LiveChatGroupId | undefined {
  const asked = Number(params.get('group'));
  return liveChatGroupIds.find((group) => group === asked);
}

/** The list in which a chat is to be found. */
export function listOfChat({ status, mine }: Pick<StaffChat, 'status' | 'mine'>): ChatList {
  if (status !== 'chatting') return status;
  return mine ? 'mine' : 'others';
}

/** Address of a chat, or of the lists alone, with what the lists show. */
export function chatsPath(id: string | null, params: URLSearchParams): string {
  const query = params.toString();
  return `/chats/${id === null ? '' : `${id}/`}${query === '' ? '' : `?${query}`}`;
}

/** The same address with another list, at its first page. */
export function withList(params: URLSearchParams, list: ChatList): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  next.set('list', list);
  return next;
}
