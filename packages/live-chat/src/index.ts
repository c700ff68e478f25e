export { readChatAction } from './chat/chat-action.ts';
export { keepDraft, keepUnsent } from './chat/chat-draft.ts';
export { ChatHost } from './chat/chat-host.tsx';
export { forgetTyped } from './chat/typed-keys.ts';
export { useChatAvailability } from './chat/use-chat-availability.ts';
