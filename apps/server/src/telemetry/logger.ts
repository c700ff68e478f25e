import type { FastifyBaseLogger } from 'fastify';
import { pino, type Logger } from 'pino';
import type { TelemetryConfig } from '../config/telemetry.ts';

/** The log of a process: a JSON object a line on stdout. */
export function createLogger({ logLevel }: TelemetryConfig): Logger {
  return pino({ level: logLevel });
}

/** The log of requests, which `LOG_REQUESTS` turns on and off whatever `LOG_LEVEL` is; null: there is none. */
export function requestLogger(
  { logRequests }: TelemetryConfig,
  logger: FastifyBaseLogger,
): FastifyBaseLogger | null {
  return logRequests ? logger.child({}, { level: 'info' }) : null;
}
