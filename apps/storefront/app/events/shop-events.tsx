import { eventTimedOut, sendEvents, type EventOutcome } from '@omnis/api-client';
import { selectCurrency, useAppStore, type OmnisStore } from '@omnis/store';
import {
  collectorEvent,
  createEventQueue,
  type QueuedEvent,
  type SeenEvent,
  seenLocation,
  type StoreCoreData,
  useCore,
} from '@omnis/shop-kit';
import { useEffect, useState } from 'react';
import { useHappenings, type HappeningsListener } from './use-happenings.ts';
import { createVisitSearches } from './visit-searches.ts';
import { createVisitMarks, originHere, tabStorage } from './visit.ts';

/** Takes what a visitor sees, and what they do. */
interface Queues extends HappeningsListener {
  readonly stop: () => void;
}

/** One that nobody took in time is a fault of ours; one that was not sent, of the network. */
export const judge = (events: readonly QueuedEvent[], outcome: EventOutcome): void => {
  if (outcome === 'timed-out') reportError(new Error(eventTimedOut(events[0]?.name ?? '')));
};

/** Events of what is seen go to the collector, without cookies; acts are logged. Each kind is sent in batches. */
function createQueues(store: OmnisStore, core: StoreCoreData): Queues {
  const storage = tabStorage();
  // Before the queue, which sends what it has when the page is left.
  const counted = createVisitSearches<SeenEvent>(storage, (event) => seen.add(event));
  const seen = createEventQueue<SeenEvent>((events) => {
    const body = events.map((event) => collectorEvent(core, event));
    void sendEvents('events.collect', body).then((outcome) => judge(events, outcome));
  });
  const done = createEventQueue((events) => {
    void sendEvents('events.log', { events: [...events] }).then((outcome) => judge(events, outcome));
  });
  const mark = createVisitMarks(storage, originHere);
  return {
    see: (event) =>
      counted.see({
        ...mark(event),
        location: seenLocation(),
        currency: selectCurrency(store.getState()),
      }),
    act: ({ name, data }) => done.add(mark({ name, data })),
    stop: () => {
      counted.stop();
      seen.stop();
      done.stop();
    },
  };
}

/** Counts what happens in the shop, for visitors who have agreed to it (platform.md §7). It shows nothing. */
export default function ShopEvents(): null {
  const store = useAppStore();
  const core = useCore();
  const [queues, setQueues] = useState<Queues | null>(null);
  useEffect(() => {
    const made = createQueues(store, core);
    setQueues(made);
    return () => made.stop();
  }, [store, core]);
  useHappenings(queues);
  return null;
}
