import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail, failureBody } from '../http/answer.ts';
import { type PlainPage, sendPlainPage, wantsPage } from '../markup/plain-page.ts';

const message = 'There is no store at this address';

const page: PlainPage = {
  heading: message,
  text: 'Check it for typing errors, or ask whoever gave it to you.',
};

/** The 404 of a host that nobody lives at: a page for browsers, the error's shape for programs; nothing else is touched. */
export function sendUnknownHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = failureBody(fail('unknown_host', message));
  void reply.code(status).header('cache-control', 'no-store').header('vary', 'Accept');
  return wantsPage(request) ? sendPlainPage(reply, page) : reply.send(body);
}
