import type { Chat, ChatMessage } from '@omnis/contract';
import type { ChatMessageRow, ChatRow } from './chat.repository.ts';
import { isTyping } from './typing.repository.ts';

/** How a shopper knows a member of staff: by the first name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** A message as staff read it. */
export function messageView(row: ChatMessageRow): ChatMessage {
  return {
    number: row.number,
    author: row.author,
    name: row.name,
    text: row.text,
    event: row.event,
    group: row.group_id,
    at: row.created_at.toISOString(),
    key: row.key,
  };
}

/** A message as the visitor reads it. */
export function visitorMessageView(row: ChatMessageRow): ChatMessage {
  return { ...messageView(row), name: firstNameOf(row.name) };
}

/** A chat as staff see it, without what is about them. */
export function chatView(row: ChatRow, position: number | null): Chat {
  return {
    id: row.id,
    status: row.status,
    group: row.group_id,
    position,
    agent: row.status === 'chatting' ? row.staff_name : null,
    name: row.name,
    email: row.email,
    startedAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** A chat as its visitor sees it. */
export function visitorChatView(row: ChatRow, position: number | null): Chat {
  const view = chatView(row, position);
  return {
    ...view,
    agent: view.agent === null ? null : firstNameOf(view.agent),
    typing: isTyping(row, 'staff'),
  };
}
