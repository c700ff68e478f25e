import { ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import type { Core } from '../../../core.ts';
import type { CaptchaGate } from './captcha-gate.ts';

/** Each challenge costs the server some milliseconds of work. */
const challenges: RateLimit = { max: 120, seconds: 15 * 60 };

/** The call that gives challenges. */
export function proofsRoutes({ database }: Pick<Core, 'database'>, gate: CaptchaGate): Route[] {
  const limits = createRateLimits(database);
  return [
    route('accounts.captcha', async ({ ip }, { query }) => {
      const wait = await limits.hit(`captcha-from:${ip}`, challenges);
      return wait > 0 ? tooMany(wait) : ok(await gate.challenge(query.action));
    }),
  ];
}
