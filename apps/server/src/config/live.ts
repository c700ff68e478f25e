import type { LiveSettings } from '../live/live-limits.ts';
import { defineSection } from './section.ts';
import { wholeNumber } from './values.ts';

/** Number of streams of live events that a process keeps open. */
export const live = defineSection(
  {
    LIVE_STREAMS: wholeNumber(0, 100_000).default(2000),
    LIVE_STREAMS_PER_ADDRESS: wholeNumber(1, 100_000).default(100),
  },
  (env): { live: LiveSettings } => ({
    live: { streams: env.LIVE_STREAMS, streamsPerAddress: env.LIVE_STREAMS_PER_ADDRESS },
  }),
);
