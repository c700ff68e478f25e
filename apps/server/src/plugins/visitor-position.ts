import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { isWritingMethod, withVisitorPosition } from '../database/visitor-position.ts';
import { primaryPosition } from '../database/wal-position.ts';

/** Remembers where the database was when a visitor last wrote. */
const positionCookie = '__Host-omnis-position';

/**
 * Keeps what a visitor has just written from being read of a replica that does not have it yet. Nothing where there is
 * no replica.
 */
export function registerVisitorPosition(
  app: FastifyInstance,
  { config, database }: Pick<Core, 'config' | 'database'>,
): void {
  if (config.database.readUrl === null) return;
  app.addHook('preHandler', (request, _reply, done) => {
    withVisitorPosition(request.method, request.cookies[positionCookie], done);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWritingMethod(request.method)) return payload;
    const position = await primaryPosition(database).catch(() => null);
    if (position === null) return payload;
    reply.setCookie(positionCookie, position, {
      path: '/',
      secure: true,
      sameSite: 'lax',
      httpOnly: true,
      // A replica that is further behind is not used.
      maxAge: config.database.readMaxLag + 10,
    });
    return payload;
  });
}
