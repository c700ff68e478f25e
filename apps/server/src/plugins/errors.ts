import { statusTexts } from '@omnis/contract';
import { sourceLanguage, type Language } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Outage } from '../database/outage.ts';
import { fail, failureBody, type Failure } from '../http/answer.ts';
import { onceInAWhile } from '../http/once-in-a-while.ts';
import { visitorLanguage } from '../http/visitor-language.ts';
import { type PlainPage, sendPlainPage, wantsPage } from '../markup/plain-page.ts';
import { pageWordsIn } from '../texts/pages/page-words.ts';
import { TooBusy } from '../security/passwords.ts';
import { StorageFull, StorageUnavailable } from '../storage/object-store.ts';
import { failureIn } from '../texts/say-to-shopper.ts';
import { dataPolicy, steadyHeaders } from './headers.ts';

/** Message of the upload reader for one that broke off, or was never whole; it gives its errors no code. */
const brokenUpload = /^Multipart: Boundary not found$|unexpected end of multipart data$/i;

/** Codes of the system and of PostgreSQL for a disk without room. */
const noRoom = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageFull) return true;
  return noRoom.has(Reflect.get(error, 'code')) || isDiskFull(error.cause);
}

function failureOf(error: unknown): Failure | null {
  if (error instanceof Outage)
    return {
      ...fail('unavailable', 'We cannot answer this just now. Try again in a moment.'),
      headers: { 'retry-after': String(error.seconds), 'cache-control': 'no-store' },
    };
  if (error instanceof StorageUnavailable)
    return {
      ...fail('unavailable', 'Files cannot be read or saved just now. Try again in a moment.'),
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    };
  if (isDiskFull(error))
    return fail('storage_full', 'The server has no room left for this. Nothing was saved. Try again later.');
  if (error instanceof TooBusy)
    return {
      ...fail('rate_limited', 'Many people are signing in just now. Try again in a moment.'),
      headers: { 'retry-after': String(error.seconds) },
    };
  if (error instanceof Error && brokenUpload.test(error.message))
    return fail('bad_request', 'This request cannot be read', 'file');
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

/** An address that cannot be decoded never reaches a route, nor the hooks that see to headers. */
export function unreadableAddress(config: Pick<Config, 'mode' | 'proxy'>) {
  return (_error: unknown, _request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = failureBody(fail('bad_request', 'This address cannot be read'));
    void reply
      .code(status)
      .headers(steadyHeaders(config))
      .headers({ 'cache-control': 'no-store', 'content-security-policy': dataPolicy })
      .send(body);
  };
}

function brokenPageIn(language: Language): PlainPage {
  const { locale, say } = pageWordsIn(language, { locale: '' });
  return {
    heading: say('Something went wrong on our side'),
    text: say('Please try again in a moment. Your basket and your orders are safe.'),
    quote: say('If you contact us about this, quote this reference:'),
    locale,
  };
}

/** The page of an outage, which offers to load the address again. */
function awayPageIn(language: Language): PlainPage {
  const { locale, say } = pageWordsIn(language, { locale: '' });
  return {
    heading: say('We’ll be back in a moment'),
    text: say('This page is not available just now. Your basket and your orders are safe.'),
    again: say('Try again'),
    locale,
  };
}

const inEach = (write: (language: Language) => PlainPage): Readonly<Record<Language, PlainPage>> => ({
  en: write('en'),
  de: write('de'),
  fr: write('fr'),
});

/** One object a language, so that each is written once. */
const brokenPages = inEach(brokenPageIn);
const awayPages = inEach(awayPageIn);

/** Said once a while, not for each of the thousand requests that an outage may meet. */
const sayOutageEvery = 5_000;

/** The one place where failures and surprises become answers (design: errors). */
export function registerErrors(app: FastifyInstance): void {
  const sayFull = onceInAWhile((error) =>
    app.log.error({ err: error }, 'the disk is full: uploads and orders are refused until there is room'),
  );
  let saidOutage = Number.NEGATIVE_INFINITY;
  let unsaid = 0;

  function note(error: unknown, request: FastifyRequest): void {
    if (!(error instanceof Outage)) return request.log.error({ err: error }, 'unexpected');
    unsaid += 1;
    const now = performance.now();
    if (now - saidOutage < sayOutageEvery) return;
    request.log.error({ err: error, answered503: unsaid }, 'the database cannot answer');
    saidOutage = now;
    unsaid = 0;
  }

  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    const isOutage = error instanceof Outage;
    if (!failure || isOutage) note(error, request);
    if (failure?.code === 'storage_full') sayFull(error);
    const { status, body } = failureBody(failure ?? fail('server_error', statusTexts[500] ?? ''));
    // The line of the log has it too, so that support finds what happened.
    if (!failure) body.requestId = request.id;
    void reply.code(status).headers(failure?.headers ?? {});
    const division = request.place?.division;
    const language = division ? visitorLanguage(request, division) : sourceLanguage;
    if ((failure && !isOutage) || !wantsPage(request))
      return reply.send(isOutage ? failureIn(language, body) : body);
    return sendPlainPage(
      reply.header('cache-control', 'no-store'),
      (isOutage ? awayPages : brokenPages)[language],
      request.id,
    );
  });
}
