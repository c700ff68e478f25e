import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { calls, texts, type Call, type CallShape } from '@omnis/contract';
import { sourceLanguage } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionsService } from '../security/sessions.ts';
import type { Division } from '../tenancy/division.ts';
import type { DivisionsService } from '../tenancy/divisions.service.ts';
import { splitVisitorOf } from './split-visitor.ts';
import { csrfFailure } from '../plugins/csrf.ts';
import { originFailure, originOf } from '../plugins/origin.ts';
import { deviceCookie, isInternalTo, readVisitor } from '../plugins/visitor.ts';
import type { Secrets } from '../security/secrets.ts';
import { admit } from './access.ts';
import { type Answer, fail, failureBody } from './answer.ts';
import { JsonText } from './json-text.ts';
import { TextStream } from './text-stream.ts';
import type { CallContext, Upload } from './context.ts';
import type { RawInput, Route } from './route.ts';
import { answerIn, failureIn } from '../texts/say-to-shopper.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Largest file of an upload call, in bytes. */
export const maxUpload = 64 * 1024 * 1024;

/** Services that the registration of calls needs. */
export interface RegisterDeps {
  divisions: DivisionsService;
  sessions: SessionsService;
  secrets: Secrets;
  /** Answers a call once for its `Idempotency-Key`. */
  answerOnce: (context: CallContext, route: Route, raw: RawInput) => Promise<Answer<unknown>>;
}

function send(reply: FastifyReply, answer: Answer<unknown>, good = 200): FastifyReply {
  const { place } = reply.request;
  const language = place?.division ? visitorLanguage(reply.request, place.division) : sourceLanguage;
  if (!answer.ok) {
    const { status, body } = failureBody(answer);
    return reply
      .code(status)
      .headers(answer.headers ?? {})
      .send(failureIn(language, body));
  }
  void reply.code(good).headers(answer.headers ?? {});
  if (answer.value instanceof JsonText)
    return reply.type('application/json; charset=utf-8').send(answer.value.bytes);
  if (answer.value instanceof TextStream)
    return reply.type(answer.value.type).send(Readable.from(answer.value.parts));
  return reply.send(answerIn(language, answer.value));
}

function chosenCurrency(request: FastifyRequest, division: Division): string {
  const { query } = request;
  const asked =
    query !== null && typeof query === 'object' && 'currency' in query
      ? query.currency
      : request.cookies['currency'];
  return division.currencies.find((code) => code === asked) ?? division.currency;
}

/** Token of the `Authorization` header (RFC 6750); null when it holds none. */
function bearerToken({ headers }: FastifyRequest): string | null {
  return /^bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

async function upload(request: FastifyRequest): Promise<Upload | null> {
  if (!request.isMultipart()) return null;
  const part = await request.file({ limits: { fileSize: maxUpload, files: 1 } });
  if (part?.fieldname !== 'file') return null;
  return {
    filename: part.filename,
    mime: part.mimetype,
    stream: part.file,
    truncated: () => part.file.truncated,
  };
}

function divisionParam(params: unknown): number | undefined {
  const value =
    params !== null && typeof params === 'object' && 'division' in params ? params.division : undefined;
  return value === undefined || value === '' ? undefined : Number(value);
}

/** Registers the handlers of the contract's calls; a test sees to it that each call has one. */
export async function registerCalls(
  app: FastifyInstance,
  routes: readonly Route[],
  deps: RegisterDeps,
): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  const byName = new Map(routes.map((route) => [route.name, route]));
  if (byName.size !== routes.length) throw new Error('A call has two handlers');
  for (const call of Object.values<Call>(calls)) {
    const route = byName.get(call.name);
    if (!route) continue;
    for (const url of urlsOf(call.path)) register(app, { call, route, url }, deps);
  }
  refuseOtherMethods(app);
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** An address that is there for other methods says which (RFC 9110, 15.5.6). */
function refuseOtherMethods(app: FastifyInstance): void {
  const allowed = new Map<string, Set<string>>();
  for (const { method, path } of Object.values<Call>(calls)) {
    for (const url of urlsOf(path)) allowed.set(url, (allowed.get(url) ?? new Set()).add(method));
  }
  for (const [url, known] of allowed) {
    const allow = [...known].toSorted().join(', ');
    app.route({
      method: methods.filter((method) => !known.has(method)),
      url,
      handler: async (request, reply) =>
        request.place
          ? send(reply, { ...fail('method_not_allowed', `Use ${allow}`), headers: { allow } })
          : reply.callNotFound(),
    });
  }
}

/** find-my-way knows optional parameters only at the end, so both forms are registered. */
function urlsOf(path: string): string[] {
  return path.includes('?') ? [path.replace(/\/:\w+\?/, ''), path.replace('?', '')] : [path];
}

/** Text for a number that no store can have; of pages in the words of storefront.md §5. */
const noStoreText = ({ name }: Call): string =>
  name.startsWith('pages.') ? texts.pageNotAttached : 'This is not the number of a store';

/** Tells whether a call has the key that it needs; where it may do without, one that is sent has to be valid. */
function keyFits({ idempotent }: CallShape, key: unknown): boolean {
  if (!idempotent || (idempotent === 'optional' && key === undefined)) return true;
  return typeof key === 'string' && key.length >= 8 && key.length <= 200;
}

function register(
  app: FastifyInstance,
  { call, route, url }: { call: Call; route: Route; url: string },
  deps: RegisterDeps,
): void {
  const shape: CallShape = call;
  app.route({
    method: call.method,
    url,
    config: { call: call.name },
    handler: async (request, reply) => {
      const { place } = request;
      if (!place) return reply.callNotFound();
      if (call.method !== 'GET') {
        const failure = shape.anonymous ? originFailure(request) : csrfFailure(request, deps.secrets);
        if (failure) return send(reply, failure);
      }
      const asked = divisionParam(request.params);
      if (asked !== undefined && !(Number.isSafeInteger(asked) && asked > 0))
        return send(reply, fail('validation_failed', noStoreText(call), 'division'));
      const visitor = await readVisitor(request, deps.sessions);
      const admission = await admit(call, place, { visitor, division: asked, divisions: deps.divisions });
      if (!admission.ok) return send(reply, admission);

      const key = request.headers['idempotency-key'];
      if (!keyFits(shape, key)) {
        return send(
          reply,
          fail('bad_request', 'Send an Idempotency-Key header of 8 to 200 characters', 'Idempotency-Key'),
        );
      }
      const { division } = admission;
      const context: CallContext = {
        hostKind: place.kind,
        get division(): Division {
          if (!division) throw new Error(`${call.name} has no store`);
          return division;
        },
        visitor,
        currency: division ? chosenCurrency(request, division) : 'GBP',
        language: division ? visitorLanguage(request, division) : sourceLanguage,
        isShutOut: request.isShutOut,
        isTeam: request.isTeam,
        internalSubdomain: request.isStaffVisit,
        isInternal: isInternalTo(request, visitor.identity),
        split: splitVisitorOf(request),
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        device: (shape.bearer ? bearerToken(request) : null) ?? request.cookies[deviceCookie] ?? '',
        origin: originOf(request),
        idempotencyKey: typeof key === 'string' ? key : '',
        upload: () => upload(request),
        startSession: (token) => {
          request.sessionToken = token;
          request.freshSession = true;
        },
        trustDevice: (token) => {
          request.freshDevice = token;
        },
      };
      const { params, query, body } = request;
      const raw = { params, query, body };
      const answer = route.isAnsweredOnce
        ? await deps.answerOnce(context, route, raw)
        : await route.run(context, raw);
      return send(reply, answer, shape.status);
    },
  });
}
