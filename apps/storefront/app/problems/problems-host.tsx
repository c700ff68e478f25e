import { sendEvents } from '@omnis/api-client';
import { isBot } from '@omnis/models';
import {
  consent,
  createEventQueue,
  type EventQueue,
  isOn,
  onProblem,
  type QueuedEvent,
  say,
} from '@omnis/shop-kit';
import { useEffect } from 'react';
import { createProblemLog } from './problem-log.ts';

/** Only of those who have agreed, of no program, and only where error reporting is on (platform.md §1 sentry). */
const maySend = (): boolean => consent() === 'granted' && !isBot(navigator.userAgent) && isOn('sentry');

let queue: EventQueue<QueuedEvent> | undefined;

function send(event: QueuedEvent): void {
  if (!maySend()) return;
  queue ??= createEventQueue((events) => void sendEvents('events.log', { events: [...events] }));
  queue.add(event);
}

const log = createProblemLog({ warn: say.warning, send });

/** Logs what is wrong with the shop's pages, and reports it. It shows nothing. */
export function ProblemsHost(): null {
  useEffect(() => onProblem(log), []);
  return null;
}
