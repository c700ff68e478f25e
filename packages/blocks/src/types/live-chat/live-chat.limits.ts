/** The group that a chat goes to where a block names none (storefront.md §3): whoever is free. */
export const defaultChatGroup = 'general';
/** Longest wait before a chat offers itself, in seconds: nobody stays on a page for longer. */
export const longestChatDelay = 3600;

/**
 * The name of the action that starts a chat with a group, as `trigger` is given it: `open-chat`, and
 * `open-chat:support` for one group.
 */
export function chatAction(group: string): string {
  return group === defaultChatGroup ? 'open-chat' : `open-chat:${group}`;
}
