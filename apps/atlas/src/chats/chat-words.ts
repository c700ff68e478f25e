import type { ChatMessage, StaffChat } from '@omnis/contract';
import type { LiveChatGroupId } from '@omnis/models';
import type { ChatsTextKey, ChatsTexts } from '../texts/chats/index.ts';

/** Texts that name the groups (storefront.md §3 Live-chat groups). */
export const groupNames = {
  1: 'pro',
  2: 'integrations',
  3: 'support',
  4: 'studio',
} as const satisfies Record<LiveChatGroupId, ChatsTextKey>;

/** Names of several groups in a line. */
export function groupsText(t: ChatsTexts, groups: readonly LiveChatGroupId[]): string {
  return groups.map((group) => t(groupNames[group])).join(', ');
}

/** Whole minutes since a time of the wire, never less than none: clocks differ. */
function minutesSince(iso: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000));
}

/**
 * How long something has lasted, as short as it can be read.
 *
 * @param now - milliseconds since 1970
 */
export function lastsText(t: ChatsTexts, since: string, now: number): string {
  const minutes = minutesSince(since, now);
  if (minutes < 1) return t('underOneMinuteShort');
  if (minutes < 60) return t('minutesShort', { minutes });
  return minutes < 1440
    ? t('hoursShort', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    : t('days', { count: Math.floor(minutes / 1440) });
}

/** How long something has lasted, as it is read out. */
export function spokenLasts(t: ChatsTexts, since: string, now: number): string {
  const minutes = minutesSince(since, now);
  if (minutes < 1) return t('lessThanMinute');
  if (minutes < 60) return t('minutes', { count: minutes });
  return minutes < 1440
    ? t('hours', { count: Math.floor(minutes / 60) })
    : t('days', { count: Math.floor(minutes / 1440) });
}

/** Minutes of waiting from which on it is long, and too long. */
const patience = { long: 2, tooLong: 5 } as const;

/** How a wait is to be taken. */
export function urgencyOf(since: string, now: number): 'fine' | 'long' | 'too-long' {
  const minutes = minutesSince(since, now);
  if (minutes < patience.long) return 'fine';
  return minutes < patience.tooLong ? 'long' : 'too-long';
}

/** Describes an event in the log of a chat; '' for a message. */
export function eventText(t: ChatsTexts, { event, name, group }: ChatMessage, visitor: string): string {
  const by = { name: name === '' ? visitor : name };
  switch (event) {
    case 'joined':
      return t('took', by);
    case 'transferred':
      return group === null ? t('moved', by) : t('movedTo', { ...by, group: t(groupNames[group]) });
    case 'ended':
      return t('endedBy', by);
    case 'left':
      return t('hasLeft', { name: visitor });
    case null:
      return '';
  }
}

/** The line under a chat of a list: what was said last, or how it stands. */
export function previewText(t: ChatsTexts, { last, status, agent, mine }: StaffChat): string {
  if (last === null) return status === 'queued' ? t('waitsForAnswer') : t('nothingSaid');
  const { author, text } = last;
  if (author !== 'staff') return text;
  return mine ? t('youSaid', { text }) : t('colleagueSaid', { name: agent ?? t('staff'), text });
}

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** The day of a moment as a heading between messages. */
export function dayText(t: ChatsTexts, iso: string, now: number): string {
  const then = new Date(iso);
  const days = (time: Date): number =>
    Math.round(new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime() / 86_400_000);
  const ago = days(new Date(now)) - days(then);
  if (ago <= 0) return t('today');
  return ago === 1 ? t('yesterday') : day.format(then);
}
