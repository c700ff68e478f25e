import {
  context,
  ROOT_CONTEXT,
  type Attributes,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { routeLabel } from './route-label.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';
import type { Tracing } from './tracing.ts';

/** Milliseconds between two sendings of spans. */
const sendEvery = 2000;

/** The context of a trace that came from outside; a trace of its own where none did. */
function contextOf(traceparent: unknown): Context {
  const place = readTraceparent(traceparent);
  return place ? trace.setSpanContext(ROOT_CONTEXT, { ...place, isRemote: true }) : ROOT_CONTEXT;
}

/**
 * Starts traces, sent by OTLP over HTTP.
 *
 * @param endpoint - the collector's address, to which `/v1/traces` is added
 */
export function startTracing({ endpoint, service }: { endpoint: string; service: string }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEvery })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('omnis');
  return {
    requests: (app) => traceRequests(app, tracer),
    database: (database) => tracedDatabase(database, tracer),
    render: (render) => (request, call) =>
      within(tracer, { name: 'render', attributes: { 'omnis.division': request.division } }, () =>
        render(request, call),
      ),
    job: (kind, traceparent, work) =>
      context.with(contextOf(traceparent), () =>
        within(tracer, { name: `job ${kind}`, kind: SpanKind.CONSUMER }, work),
      ),
    traceparent: () => {
      const span = trace.getSpan(context.active());
      return span && writeTraceparent(span.spanContext());
    },
    // A collector that is gone must not keep a process from its end.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function failed(span: Span, error: unknown): void {
  span.recordException(error instanceof Error ? error : String(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work in a span of its own, which ends with it. */
function within<T>(
  tracer: Tracer,
  { name, ...options }: { name: string; kind?: SpanKind; attributes?: Attributes },
  work: () => T,
): T {
  return tracer.startActiveSpan(name, options, (span) => {
    try {
      const value = work();
      if (value instanceof Promise) {
        void value.then(
          () => span.end(),
          (error: unknown) => {
            failed(span, error);
            span.end();
          },
        );
      } else span.end();
      return value;
    } catch (error) {
      failed(span, error);
      span.end();
      throw error;
    }
  });
}

function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, { span: Span; at: Context }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const from = contextOf(request.headers['traceparent']);
    const attributes = { 'http.request.method': request.method, 'omnis.request_id': request.id };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, from);
    const at = trace.setSpan(from, span);
    spans.set(request, { span, at });
    context.with(at, done);
  });
  // A body is read by the events of its socket, which know of no request.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(spans.get(request)?.at ?? ROOT_CONTEXT, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)?.span;
    if (span) {
      const route = routeLabel(request);
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'omnis.store': request.place?.division?.code ?? '',
      });
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
}

/** Transactions outside of requests and jobs, such as polling, are nobody's to trace. */
function tracedDatabase(database: Database, tracer: Tracer): Database {
  const traced = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    trace.getSpan(context.active())
      ? within(tracer, { name, kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } }, work)
      : work();
  return {
    ...database,
    tenant: (division, work) => traced('transaction', () => database.tenant(division, work)),
    tenantAtOnce: (division, work) => traced('transaction', () => database.tenantAtOnce(division, work)),
    platform: (work) => traced('platform transaction', () => database.platform(work)),
  };
}
