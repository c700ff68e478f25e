import type { CallName } from '@omnis/contract';
import type { Api, EndpointDefinitions, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { TypedUseLazyQuery, TypedUseMutation, TypedUseQuery } from '@reduxjs/toolkit/query/react';
import type { api } from './api.ts';
import type { createBaseQuery } from './base-query.ts';
import type { CallAnswer, CallArg } from './call.ts';
import type { TagType } from './tags.ts';

// Endpoints and hooks are written with these types, so that the package's types name a call and do not spell out its answer.

type BaseQuery = ReturnType<typeof createBaseQuery>;

/** Endpoint of a call that reads, such as `CallQueryEndpoint<'basket.list'>`. */
export type CallQueryEndpoint<N extends CallName> = QueryDefinition<
  CallArg<N>,
  BaseQuery,
  TagType,
  CallAnswer<N>,
  'api'
>;

/** Endpoint of a call that changes something. */
export type CallMutationEndpoint<N extends CallName> = MutationDefinition<
  CallArg<N>,
  BaseQuery,
  TagType,
  CallAnswer<N>,
  'api'
>;

/** The API with endpoints of some calls, by their names. */
export type CallsApi<Endpoints extends EndpointDefinitions> =
  typeof api extends Api<infer Base, infer _None, infer Path, infer Tags, infer Modules>
    ? Api<Base, Endpoints, Path, Tags, Modules>
    : never;

/** Hook that reads a call while its component is shown. */
export type CallQueryHook<N extends CallName> = TypedUseQuery<CallAnswer<N>, CallArg<N>, BaseQuery>;

/** Hook that reads a call when it is told to. */
export type CallLazyQueryHook<N extends CallName> = TypedUseLazyQuery<CallAnswer<N>, CallArg<N>, BaseQuery>;

/** Hook of a call that changes something. */
export type CallMutationHook<N extends CallName> = TypedUseMutation<CallAnswer<N>, CallArg<N>, BaseQuery>;
