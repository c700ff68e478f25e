import type { z } from 'zod';
import type { CallName } from '../paths/index.ts';
import { calls } from './calls.ts';

export { calls };

type Calls = typeof calls;
type Part<C, K extends string, Side extends 'in' | 'out'> =
  C extends Readonly<Record<K, infer S extends z.ZodType>>
    ? Side extends 'in'
      ? z.input<S>
      : z.output<S>
    : undefined;

/** Body that a client sends. */
export type CallBody<N extends CallName> = Part<Calls[N], 'body', 'in'>;
/** Query that a client sends. */
export type CallQuery<N extends CallName> = Part<Calls[N], 'query', 'in'>;
/** What a client is answered. */
export type CallResponse<N extends CallName> = z.output<Calls[N]['response']>;

/** What a handler on the server receives: everything parsed, defaults filled in. */
export interface CallInput<N extends CallName> {
  params: Part<Calls[N], 'params', 'out'>;
  query: Part<Calls[N], 'query', 'out'>;
  body: Part<Calls[N], 'body', 'out'>;
}
