import type { Core } from '../../core.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import { chatRoutes } from './chat.routes.ts';
import { createChatService } from './chat.service.ts';
import { createStaffChats } from './staff-chats.service.ts';

/** Chats of shoppers with staff. */
export function createChat(core: Core, { notifications }: { notifications: Notifications }) {
  const chats = {
    shoppers: createChatService(core),
    staff: createStaffChats(core, notifications.mailer.originOf),
  };
  return { ...chats, routes: chatRoutes(chats) };
}

/** The domain of chats. */
export type Chat = ReturnType<typeof createChat>;
