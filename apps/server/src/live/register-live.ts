import { AsyncLocalStorage } from 'node:async_hooks';
import { liveBeatSeconds, livePath, type ErrorCode } from '@omnis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { fail, failureBody, type Failure } from '../http/answer.ts';
import { isComingSoon } from '../tenancy/gate.ts';
import type { KnownHost } from '../tenancy/divisions.service.ts';
import { askedHost } from '../plugins/host.ts';
import { originFailure } from '../plugins/origin.ts';
import { readVisitor } from '../plugins/visitor.ts';
import { createLiveLimits } from './live-limits.ts';
import { createLiveRights, type LiveRightsDeps } from './live-rights.ts';
import { LiveStream } from './live-stream.ts';
import { liveQuery } from './live-topic.ts';

/** Services that the stream of live events needs. */
export type LiveDeps = Pick<Core, 'config' | 'divisions' | 'sessions' | 'live'> &
  Pick<LiveRightsDeps, 'chats'>;

/** Milliseconds after which readers of a process that stops come back: spread, so that they do not come all at once. */
const comeBack = { least: 500, most: 5000 } as const;

/** Seconds after which somebody who found no place may ask again. */
const tryAgain = 60;

function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, body } = failureBody(failure);
  return reply
    .code(status)
    .headers(failure.headers ?? {})
    .send(body);
}

const later = (code: ErrorCode, message: string): Failure => ({
  ...fail(code, message),
  headers: { 'retry-after': String(tryAgain) },
});

/** Access rules of a store; once they change, the gate is asked again. */
const gateOf = ({ division }: KnownHost): string =>
  division
    ? JSON.stringify([
        division.id,
        division.review,
        isComingSoon(division),
        division.passwordHash,
        division.guests,
      ])
    : '';

/**
 * The stream of live events (docs/decisions/0229-live-events.md): tells the names of topics that have news. It ends when the
 * process stops, when its reader takes nothing any more, and when the rights to a topic were taken away.
 */
export function registerLive(app: FastifyInstance, deps: LiveDeps): void {
  const { config, divisions, sessions, live } = deps;
  const rights = createLiveRights(deps);
  const limits = createLiveLimits(config.live);
  const streams = new Set<LiveStream>();
  // Looking at the rights again is no part of the request that opened the stream.
  const apart = AsyncLocalStorage.snapshot();

  const end = (stream: LiveStream): void =>
    stream.finish(comeBack.least + Math.random() * (comeBack.most - comeBack.least));
  app.connections.draining.addEventListener('abort', () => streams.forEach(end));
  // Tests close without draining; an open stream would hold the server.
  app.addHook('preClose', async () => streams.forEach(end));

  async function grant(request: FastifyRequest, place: KnownHost, names: readonly string[]) {
    const visitor = await readVisitor(request, sessions);
    return rights.grant({ place, visitor, ip: request.ip }, names);
  }

  /** Tells whether everything is as it was when the stream was opened. */
  async function isStillGranted(request: FastifyRequest, before: KnownHost, names: readonly string[]) {
    const place = await divisions.resolveHost(askedHost(request));
    if (!place || gateOf(place) !== gateOf(before)) return false;
    return (await grant(request, place, names)).ok;
  }

  function open(request: FastifyRequest, place: KnownHost, topics: readonly string[]): LiveStream {
    const stream = new LiveStream();
    const leave = live.follow({ topics, news: (topic) => stream.news(topic) });
    streams.add(stream);
    const beat = async (): Promise<void> => {
      // Whoever took not even the last sign of life would take the end as little.
      if (!stream.beat()) return void request.raw.destroy();
      try {
        if (!(await isStillGranted(request, place, topics))) end(stream);
      } catch (error) {
        // The stream tells names alone, and the database that cannot be asked gives nobody the rest.
        request.log.warn({ err: error }, 'rights to live topics could not be looked at');
      }
    };
    const timer = apart(() => setInterval(() => void beat(), liveBeatSeconds * 1000).unref());
    stream.once('close', () => {
      clearInterval(timer);
      leave();
      streams.delete(stream);
    });
    return stream;
  }

  app.route({
    method: 'GET',
    url: livePath,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { place } = request;
      if (!place) return reply.callNotFound();
      const foreign = originFailure(request);
      if (foreign) return refuse(reply, foreign);
      if (app.connections.isDraining || config.live.streams === 0)
        return refuse(reply, later('unavailable', 'There are no live events here just now'));
      const query = liveQuery.safeParse(request.query);
      if (!query.success) return refuse(reply, fail('validation_failed', 'Name 1 to 20 topics', 'topic'));
      const free = limits.enter({ session: request.sessionToken, ip: request.ip });
      if (!free) return refuse(reply, later('rate_limited', 'Too many live events are open'));
      try {
        const granted = await grant(request, place, query.data.topic);
        if (!granted.ok) {
          free();
          return refuse(reply, granted);
        }
        const stream = open(
          request,
          place,
          granted.value.map(({ name }) => name),
        );
        stream.once('close', free);
        // The process may have begun to stop, and the visitor may have left, while the rights were looked at.
        if (app.connections.isDraining) end(stream);
        if (request.raw.destroyed) stream.destroy();
        request.answeredAfter = reply.elapsedTime;
        return await reply
          .type('text/event-stream; charset=utf-8')
          .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
          .send(stream);
      } catch (error) {
        free();
        throw error;
      }
    },
  });
}
