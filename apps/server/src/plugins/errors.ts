import { statusTexts } from '@omnis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail, failureBody, type Failure } from '../http/answer.ts';
import { type PlainPage, sendPlainPage, wantsPage } from '../markup/plain-page.ts';

function failureOf(error: unknown): Failure | null {
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const status = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return fail('too_large', 'This is larger than we can take');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return fail('unsupported_media_type', 'Send JSON');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return fail('malformed_json', 'The body is not valid JSON');
    default:
      if (error instanceof SyntaxError && status === 400)
        return fail('malformed_json', 'The body is not valid JSON');
      return typeof status === 'number' && status >= 400 && status < 500
        ? fail('bad_request', 'This request cannot be read')
        : null;
  }
}

/** An address that cannot be decoded never reaches a route. */
export function unreadableAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = failureBody(fail('bad_request', 'This address cannot be read'));
  void reply.code(status).send(body);
}

const brokenPage: PlainPage = {
  heading: 'Something went wrong on our side',
  text: 'Please try again in a moment. Your basket and your orders are safe.',
};

/** The one place where failures and surprises become answers (design: errors). */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    if (!failure) request.log.error({ err: error }, 'unexpected');
    const { status, body } = failureBody(failure ?? fail('server_error', statusTexts[500] ?? ''));
    void reply.code(status);
    if (failure || !wantsPage(request)) return reply.send(body);
    return sendPlainPage(reply.header('cache-control', 'no-store'), brokenPage);
  });
}
