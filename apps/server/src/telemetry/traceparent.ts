/** The place in a trace that work belongs to. */
export interface TracePlace {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
  /** 1: it is recorded. */
  readonly traceFlags: number;
}

const shape = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads a `traceparent` (W3C Trace Context, version 00); null for anything else. */
export function readTraceparent(text: unknown): TracePlace | null {
  if (typeof text !== 'string') return null;
  const [, traceId, spanId, flags] = shape.exec(text) ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

/** Writes a place as a `traceparent`. */
export const writeTraceparent = ({ traceId, spanId, traceFlags }: TracePlace): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
