import { quoteRequestSchema, statusTexts } from '@omnis/contract';
import { plainMessage, quoteLines } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureBody, fail, type Failure } from '../../http/answer.ts';
import { visitorLanguage } from '../../http/visitor-language.ts';
import { failureIn } from '../../texts/say-to-shopper.ts';
import { originFailure, originOf } from '../../plugins/origin.ts';
import { readVisitor } from '../../plugins/visitor.ts';
import type { Delivery } from '../../render/delivery.ts';
import type { SessionsService } from '../../security/sessions.ts';
import type { ArtworksService } from '../designs/artworks/artworks.service.ts';
import type { Division } from '../../tenancy/division.ts';
import type { QuotesService } from './quotes.service.ts';

/** Where the form is, and where it sends what was typed. */
export const quoteFormPath = '/get-a-quote/';

/** Limits of a form: fields, and bytes of each and of its file. */
const bounds = { fields: 60, fieldSize: 8 * 1024, files: 1, fileSize: 20 * 1024 * 1024 + 1 } as const;

/** Services that the form needs. */
export interface QuoteFormDeps {
  readonly quotes: QuotesService;
  readonly artworks: ArtworksService;
  readonly sessions: SessionsService;
  /** Shows the form again; null where the API is alone. */
  readonly delivery: Pick<Delivery, 'page'> | null;
}

/** A form as it came in. */
interface SentForm {
  readonly values: Record<string, string>;
  /** Failure of its file; null when there is none. */
  readonly fault: Failure | null;
}

/** Reads the parts of a form as they come; a file is taken in at once, so that it need not be held. */
async function readForm(
  request: FastifyRequest,
  division: Division,
  artworks: ArtworksService,
): Promise<SentForm> {
  const values: Record<string, string> = Object.create(null);
  let fault: Failure | null = null;
  for await (const part of request.parts({ limits: bounds })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') values[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== 'artwork' || !part.filename) {
      part.file.resume();
      continue;
    }
    const { filename, mimetype: mime, file } = part;
    const upload = { filename, mime, stream: file, truncated: () => file.truncated };
    const added = await artworks.add(division, upload, request.ip);
    if (added.ok) values['artwork'] = added.value.id;
    else fault = { ...added, errors: [{ field: 'artwork', message: added.message }] };
  }
  return { values, fault };
}

/** The request of a form, checked as the call checks it. */
function readWish({ artwork = '', ...values }: Record<string, string>) {
  const body = { ...values, ...quoteLines(values), ...(artwork === '' ? {} : { artwork }) };
  return quoteRequestSchema.safeParse(body, { error: plainMessage });
}

/**
 * The form of a quote for browsers without scripts: it is sent as a page's own form, answered by the page of the quote, or
 * shown again with what is wrong. It does for nobody what they could not do signed out, so that where it comes from is
 * proof enough.
 */
export function registerQuoteForm(app: FastifyInstance, deps: QuoteFormDeps): void {
  const { quotes, artworks, sessions, delivery } = deps;

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { values, failure }: { values: Record<string, string>; failure: Failure },
  ): Promise<FastifyReply> {
    const { status, body: english } = failureBody(failure);
    const { division } = request.place ?? {};
    const body = division ? failureIn(visitorLanguage(request, division), english) : english;
    if (failure.headers) void reply.headers(failure.headers);
    if (!delivery) return reply.code(status).send(body);
    request.refusedForm = { values: { ...values }, message: body.message, errors: body.errors, status };
    return delivery.page(request, reply);
  }

  app.post(quoteFormPath, async (request, reply) => {
    const { division } = request.place ?? {};
    if (!division || request.place?.kind === 'preview') return reply.callNotFound();
    const foreign = originFailure(request);
    if (foreign) return refuse(request, reply, { values: {}, failure: foreign });
    if (!request.isMultipart())
      return refuse(request, reply, {
        values: {},
        failure: fail('unsupported_media_type', statusTexts[415] ?? 'Send the form of the page'),
      });
    const { values, fault } = await readForm(request, division, artworks);
    if (fault) return refuse(request, reply, { values, failure: fault });
    const wish = readWish(values);
    if (!wish.success) {
      const errors = wish.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
      const failure: Failure = {
        ok: false,
        code: 'validation_failed',
        message: 'Look at the fields that are marked',
        errors,
      };
      return refuse(request, reply, { values, failure });
    }
    const { identity } = await readVisitor(request, sessions);
    const asked = await quotes.request(division, wish.data, {
      ip: request.ip,
      key: '',
      language: visitorLanguage(request, division),
      origin: originOf(request),
      customerId: identity?.kind === 'customer' ? identity.id : null,
    });
    if (!asked.ok) return refuse(request, reply, { values, failure: asked });
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/advanced-quote/${asked.value.orderHash}/`, 303);
  });
}
