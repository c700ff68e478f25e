import { generalChatGroup } from '@omnis/models';

const name = 'open-chat';

/** The group that an @ action opens a chat with; null where it is about something else (storefront.md §2 Links). */
export function readChatAction(action: string): string | null {
  if (action === name) return generalChatGroup;
  return action.startsWith(`${name}:`) ? action.slice(name.length + 1).trim() || generalChatGroup : null;
}
