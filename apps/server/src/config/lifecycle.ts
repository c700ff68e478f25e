import { defineSection } from './section.ts';
import { wholeNumber } from './values.ts';

/** How a process ends. */
export interface LifecycleConfig {
  /** Seconds that requests and jobs in flight may take after a signal. */
  readonly shutdownTimeout: number;
  /** Seconds between the signal and the end of listening. */
  readonly shutdownDelay: number;
}

/** How a process ends after a signal. */
export const lifecycle = defineSection(
  {
    SHUTDOWN_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(30),
    SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 600).default(0),
  },
  (env): LifecycleConfig => ({
    shutdownTimeout: env.SHUTDOWN_TIMEOUT_SECONDS,
    shutdownDelay: env.SHUTDOWN_DELAY_SECONDS,
  }),
);
