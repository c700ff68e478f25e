import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { httpUrl, listenHost, port } from './values.ts';

/** How much is logged, from the least to the most. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Logs and metrics that a process gives of itself. */
export interface TelemetryConfig {
  readonly logLevel: (typeof logLevels)[number];
  /** True when each request gets a line in the log. */
  readonly logRequests: boolean;
  /** Where Prometheus asks; null: nothing is measured. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Where traces are sent; null: none are made. */
  readonly tracing: { readonly endpoint: string; readonly service: string } | null;
}

/** Logs, metrics and traces. */
export const telemetry = defineSection(
  {
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
    LOG_REQUESTS: z.enum(['on', 'off'], 'must be on or off').optional(),
    METRICS_PORT: port.optional(),
    METRICS_HOST: listenHost.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    OTEL_SERVICE_NAME: z.string().max(200, 'must have 200 characters at most').optional(),
    // Read again beside `hosts`: the two must not be the same.
    PORT: port.default(3000),
  },
  (env): TelemetryConfig => {
    if (env.METRICS_HOST !== undefined && env.METRICS_PORT === undefined)
      throw new ConfigError('METRICS_HOST needs METRICS_PORT beside it: without a port nothing is measured.');
    if (env.METRICS_PORT !== undefined && env.METRICS_PORT !== 0 && env.METRICS_PORT === env.PORT)
      throw new ConfigError(
        'METRICS_PORT must be another port than PORT: metrics are not for visitors of the stores.',
      );
    if (env.OTEL_SERVICE_NAME !== undefined && env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined)
      throw new ConfigError(
        'OTEL_SERVICE_NAME needs OTEL_EXPORTER_OTLP_ENDPOINT beside it: the address that traces are sent to.',
      );
    return {
      logLevel: env.LOG_LEVEL,
      logRequests:
        env.LOG_REQUESTS === undefined
          ? ['info', 'debug', 'trace'].includes(env.LOG_LEVEL)
          : env.LOG_REQUESTS === 'on',
      metrics:
        env.METRICS_PORT === undefined
          ? null
          : { port: env.METRICS_PORT, host: env.METRICS_HOST ?? '127.0.0.1' },
      tracing:
        env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? null
          : { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, service: env.OTEL_SERVICE_NAME ?? 'omnis' },
    };
  },
);
