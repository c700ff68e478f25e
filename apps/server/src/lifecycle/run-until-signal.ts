import { constants } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';

/** Why a process ends. */
export type StopReason = 'signal' | 'fault';

/** A process that runs until it is told to end. */
export interface RunUntilSignalOptions {
  /** Ends what runs, in order; called once. A rejection is logged, and the exit code is 1. */
  readonly stop: (reason: StopReason) => Promise<void>;
  /** Seconds that `stop` may take. The process ends with 1 when they are over. */
  readonly seconds: number;
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'fatal' | 'info'>;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Exit code of a process that a signal ended at once: 130 for SIGINT, 143 for SIGTERM. */
const codeOf = (signal: (typeof signals)[number]): number => 128 + constants.signals[signal];

/**
 * Keeps the process until SIGINT or SIGTERM, then stops it in order and ends it with 0. A second signal ends it at once
 * with 128 and the signal's number. An error that nobody caught is logged, stops it in order as well, and ends it with 1.
 *
 * @returns ends the process as a signal would, for programs that know themselves when they are done
 */
export function runUntilSignal({ stop, seconds, logger }: RunUntilSignalOptions): () => void {
  let isStopping = false;
  let code = 0;

  async function end(reason: StopReason): Promise<void> {
    isStopping = true;
    setTimeout(() => {
      logger.fatal(`the process did not stop within ${seconds} seconds, and ends now`);
      process.exit(1);
    }, seconds * 1000).unref();
    try {
      await stop(reason);
    } catch (error) {
      logger.error({ err: error }, 'stopping failed');
      code = 1;
    }
    process.exit(code);
  }

  function crash(error: unknown): void {
    code = 1;
    logger.fatal({ err: error }, 'an error that nobody caught: the process stops');
    if (!isStopping) void end('fault');
  }

  for (const signal of signals) {
    process.on(signal, () => {
      if (isStopping) process.exit(codeOf(signal));
      logger.info({ signal }, 'stopping');
      void end('signal');
    });
  }
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  return () => {
    if (!isStopping) void end('signal');
  };
}
