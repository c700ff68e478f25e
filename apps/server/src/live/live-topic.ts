import { liveTopics, mostLiveTopics, type LiveTopic } from '@omnis/contract';
import { z } from 'zod';

/** A topic that was asked for, taken apart. */
export type AskedTopic = { readonly name: LiveTopic } & (
  | { readonly kind: 'chat'; readonly id: string }
  | { readonly kind: 'bell' | 'webhooks'; readonly division: number }
  | { readonly kind: 'chats' | 'queue' }
);

const chatId = z.uuid();
const division = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** Takes the name of a topic apart; null when there is no such topic. */
export function readTopic(name: string): AskedTopic | null {
  if (name === 'chats' || name === 'queue') return { kind: name, name };
  const [kind, rest = ''] = name.split(/:(.*)/s, 2);
  if (kind === 'chat') {
    const { data: id } = chatId.safeParse(rest);
    // As the database writes it, which is how news of it are told.
    return id === undefined ? null : { kind, id: id.toLowerCase(), name: liveTopics.chat(id.toLowerCase()) };
  }
  const { data } = division.safeParse(rest);
  if (data === undefined || (kind !== 'bell' && kind !== 'webhooks')) return null;
  return { kind, division: data, name: liveTopics[kind](data) };
}

/** The query of the stream: `topic` once or several times. */
export const liveQuery = z.object({
  topic: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .pipe(z.array(z.string().max(80)).min(1).max(mostLiveTopics)),
});
