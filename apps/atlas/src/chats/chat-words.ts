import type { ChatMessage, StaffChat } from '@omnis/contract';
import type { LiveChatGroupId } from '@omnis/models';
import { counted } from '@omnis/ui';

/** What the groups are called (storefront.md §3 Live-chat groups). */
export const groupNames = {
  1: 'Pro',
  2: 'Integrations',
  3: 'Support',
  4: 'Studio',
} as const satisfies Record<LiveChatGroupId, string>;

/** Names of several groups in a line. */
export function groupsText(groups: readonly LiveChatGroupId[]): string {
  return groups.map((group) => groupNames[group]).join(', ');
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
export function lastsText(since: string, now: number): string {
  const minutes = minutesSince(since, now);
  if (minutes < 1) return '< 1 min';
  if (minutes < 60) return `${minutes} min`;
  return minutes < 1440
    ? `${Math.floor(minutes / 60)} h ${minutes % 60} min`
    : counted(Math.floor(minutes / 1440), 'day');
}

/** How long something has lasted, as it is read out. */
export function spokenLasts(since: string, now: number): string {
  const minutes = minutesSince(since, now);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return counted(minutes, 'minute');
  return minutes < 1440
    ? counted(Math.floor(minutes / 60), 'hour')
    : counted(Math.floor(minutes / 1440), 'day');
}

/** Minutes of waiting from which on it is long, and too long. */
const patience = { long: 2, tooLong: 5 } as const;

/** How a wait is to be taken. */
export function urgencyOf(since: string, now: number): 'fine' | 'long' | 'too-long' {
  const minutes = minutesSince(since, now);
  if (minutes < patience.long) return 'fine';
  return minutes < patience.tooLong ? 'long' : 'too-long';
}

/** What happened, in the log of a chat; '' where something was said. */
export function eventText({ event, name, group }: ChatMessage, visitor: string): string {
  const who = name === '' ? visitor : name;
  switch (event) {
    case 'joined':
      return `${who} took the chat`;
    case 'transferred':
      return group === null ? `${who} moved the chat` : `${who} moved the chat to ${groupNames[group]}`;
    case 'ended':
      return `${who} ended the chat`;
    case 'left':
      return `${visitor} has left`;
    case null:
      return '';
  }
}

/** The line under a chat of a list: what was said last, or how it stands. */
export function previewText({ last, status, agent, mine }: StaffChat): string {
  if (last !== null)
    return last.author === 'staff' ? `${mine ? 'You' : (agent ?? 'Staff')}: ${last.text}` : last.text;
  return status === 'queued' ? 'Waits for an answer' : 'Nothing was said yet';
}

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** The day of a moment as a heading between messages. */
export function dayText(iso: string, now: number): string {
  const then = new Date(iso);
  const days = (time: Date): number =>
    Math.round(new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime() / 86_400_000);
  const ago = days(new Date(now)) - days(then);
  if (ago <= 0) return 'Today';
  return ago === 1 ? 'Yesterday' : day.format(then);
}
