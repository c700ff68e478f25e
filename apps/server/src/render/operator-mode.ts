import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorMode } from './page-request.ts';

/** The cookie that keeps it for the visit, and the query that asks for it. */
const operatorName = 'operator';

/** Whatever an app calls its mode, there are three, so that there are no more pages than that to keep. */
function modeOf(asked: string | null | undefined): OperatorMode {
  if (asked === null || asked === undefined || asked === '' || asked === 'default') return 'default';
  return asked === 'headless' ? 'headless' : 'other';
}

/**
 * The operator mode of a request: what its address asks for by `?operator=`, which is kept until the browser is closed,
 * else what was asked for before. `?operator=default` ends it.
 */
export function operatorModeOf(
  { url, cookies }: Pick<FastifyRequest, 'url' | 'cookies'>,
  reply: Pick<FastifyReply, 'header'>,
): OperatorMode {
  const kept = modeOf(cookies[operatorName]);
  const [, query = ''] = url.split('?', 2);
  const asked = query.includes(operatorName) ? new URLSearchParams(query).get(operatorName) : null;
  const mode = asked === null ? kept : modeOf(asked);
  if (mode !== kept) {
    const ends = mode === 'default' ? '; Max-Age=0' : '';
    void reply.header('set-cookie', `${operatorName}=${mode}; Path=/; HttpOnly; Secure; SameSite=Lax${ends}`);
  }
  return mode;
}
