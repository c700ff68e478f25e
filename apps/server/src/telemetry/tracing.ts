import type { FastifyInstance } from 'fastify';
import type { TelemetryConfig } from '../config/telemetry.ts';
import type { Database } from '../database/database.ts';
import type { RenderPage } from '../render/page-request.ts';

/** Traces of a process; there are some only where `OTEL_EXPORTER_OTLP_ENDPOINT` is set. */
export interface Tracing {
  /** A span a request, as part of the trace that its `traceparent` names. Call it before other hooks are added. */
  requests(app: FastifyInstance): void;
  /** A span a transaction, within the span of a request or a job. */
  database(database: Database): Database;
  /** A span a rendered page. */
  render(render: RenderPage): RenderPage;
  /** A span around a job, as part of the trace that it follows from. */
  job<T>(kind: string, traceparent: string | undefined, work: () => T): T;
  /** Where what is done now belongs (W3C Trace Context); undefined outside of a trace. */
  traceparent(): string | undefined;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** The traces of a process. Their packages are loaded only when they are wanted. */
export async function loadTracing(settings: TelemetryConfig['tracing']): Promise<Tracing | null> {
  if (!settings) return null;
  const { startTracing } = await import('./otel.ts');
  return startTracing(settings);
}
