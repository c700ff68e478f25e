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
/** Answer that a client gets. */
export type CallResponse<N extends CallName> = z.output<Calls[N]['response']>;

/** Input of a handler on the server: everything parsed, defaults filled in. */
export interface CallInput<N extends CallName> {
  params: Part<Calls[N], 'params', 'out'>;
  query: Part<Calls[N], 'query', 'out'>;
  body: Part<Calls[N], 'body', 'out'>;
}
