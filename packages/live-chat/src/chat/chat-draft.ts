import { readStored, writeStored } from '@omnis/shop-kit';
import { typedKeys } from './typed-keys.ts';

/** Draft in progress: in the form that a chat begins with, or, once there is one, as its next message. */
export interface ChatDraft {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** Of the first message, once it was tried to send it; sent again, it starts no second chat. */
  readonly key: string;
}

/** A message that could not be sent, as it is kept. */
export interface KeptMessage {
  readonly key: string;
  readonly text: string;
  /** Why it was refused; null where it is sent again. */
  readonly fault: string | null;
}

/** The messages of one chat that could not be sent. */
export interface KeptMessages {
  readonly chat: string;
  readonly messages: readonly KeptMessage[];
}

/** Storage can hold anything. */
function readRecord(key: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? 'null');
    return Object.fromEntries(Object.entries(Object(kept)));
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Draft in progress in this tab. */
export function readDraft(): ChatDraft {
  const { name, email, text, key } = readRecord(typedKeys.draft);
  return { name: textOf(name), email: textOf(email), text: textOf(text), key: textOf(key) };
}

/** Keeps what is written, with the rest as it was. */
export function keepDraft(change: Partial<ChatDraft>): void {
  const draft = { ...readDraft(), ...change };
  const isEmpty = Object.values(draft).every((text) => text === '');
  writeStored(typedKeys.draft, isEmpty ? null : JSON.stringify(draft));
}

/** Forgets it: it is sent. */
export function forgetDraft(): void {
  writeStored(typedKeys.draft, null);
}

/** The messages that could not be sent from this tab; null where all were. */
export function readUnsent(): KeptMessages | null {
  const { chat, messages } = readRecord(typedKeys.unsent);
  if (typeof chat !== 'string' || !Array.isArray(messages)) return null;
  const read = messages.flatMap((each: unknown): readonly KeptMessage[] => {
    const { key, text, fault } = Object(each);
    if (typeof key !== 'string' || typeof text !== 'string') return [];
    return [{ key, text, fault: typeof fault === 'string' ? fault : null }];
  });
  return read.length === 0 ? null : { chat, messages: read };
}

/** Keeps them; none forgets them. */
export function keepUnsent({ chat, messages }: KeptMessages): void {
  writeStored(typedKeys.unsent, messages.length === 0 ? null : JSON.stringify({ chat, messages }));
}
