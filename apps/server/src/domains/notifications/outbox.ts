import { randomBytes } from 'node:crypto';
import { statusTexts } from '@omnis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { fail, failureBody } from '../../http/answer.ts';
import { withSecret } from './mail-secret.ts';
import { findMail, newestMails, type StoredMail } from './notifications.repository.ts';
import { newestTextMessages, type StoredTextMessage } from './sms/text-messages.repository.ts';
import { outboxListPage, outboxMailPage, outboxPath } from './outbox-page.ts';

const shown = 200;
const paramsSchema = z.object({ division: z.coerce.number().int(), id: z.coerce.number().int() });
const querySchema = z.object({ format: z.string().optional() });

/** The division whose mail a host shows; null for all, which the platform's own hosts do. */
function divisionShown(request: FastifyRequest): number | null {
  const { place } = request;
  return place?.kind === 'store' || place?.kind === 'preview' ? (place.division?.id ?? -1) : null;
}

function notFound(reply: FastifyReply): FastifyReply {
  const { status, body } = failureBody(fail('not_found', statusTexts[404] ?? ''));
  return reply.code(status).send(body);
}

function sendPage(reply: FastifyReply, write: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(write(nonce));
}

function shownMessage({ id, division, kind, to, text, createdAt, sentAt }: StoredTextMessage) {
  return {
    id,
    division,
    kind,
    to,
    text,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** The outbox at `/dev/outbox/` (design §1): every mail and text message that was written. It does not exist in production. */
export function registerOutbox(
  app: FastifyInstance,
  core: Pick<Core, 'config' | 'database' | 'secrets'>,
): void {
  const { database, secrets } = core;
  if (core.config.mode === 'production') return;

  async function mailOf(request: FastifyRequest): Promise<StoredMail | undefined> {
    const params = paramsSchema.safeParse(request.params);
    const only = divisionShown(request);
    if (!params.success || (only !== null && only !== params.data.division)) return undefined;
    const mail = await database.platform((db) => findMail(db, params.data.division, params.data.id));
    return mail && withSecret(secrets, mail);
  }

  app.get('/dev/outbox/', async (request, reply) => {
    const division = divisionShown(request);
    const [stored, messages] = await database.platform((db) =>
      Promise.all([
        newestMails(db, division, shown),
        newestTextMessages(db, secrets, { division, limit: shown }),
      ]),
    );
    const mails = stored.map((mail) => withSecret(secrets, mail));
    const query = querySchema.safeParse(request.query);
    if (!query.success || query.data.format !== 'json')
      return sendPage(reply, (nonce) => outboxListPage({ mails, messages }, nonce));
    return reply.header('cache-control', 'no-store').send({
      items: mails.map((mail) => ({
        id: mail.id,
        division: mail.division_id,
        kind: mail.kind,
        from: mail.sender,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        html: mail.html,
        url: outboxPath(mail),
        createdAt: mail.created_at.toISOString(),
        sentAt: mail.sent_at?.toISOString() ?? null,
      })),
      textMessages: messages.map(shownMessage),
    });
  });

  app.get('/dev/outbox/:division/:id/', async (request, reply) => {
    const mail = await mailOf(request);
    return mail ? sendPage(reply, (nonce) => outboxMailPage(mail, nonce)) : notFound(reply);
  });

  app.get('/dev/outbox/:division/:id/body/', async (request, reply) => {
    const mail = await mailOf(request);
    if (!mail) return notFound(reply);
    return reply
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_blank">'));
  });
}
