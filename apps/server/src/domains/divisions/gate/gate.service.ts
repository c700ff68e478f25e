import { statusTexts } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { checkPassword } from '../../../security/passwords.ts';
import { createRateLimits, type RateLimit } from '../../../security/rate-limits.ts';
import type { Division } from '../../../tenancy/division.ts';
import { passHeader } from '../../../tenancy/gate.ts';

const limit: RateLimit = { max: 10, seconds: 15 * 60 };

/** Opens password-protected stores. */
export interface GateService {
  /** The `Set-Cookie` that lets a visitor in who knows the password. */
  unlock(division: Division, visitor: { password: string; ip: string }): Promise<Result<string>>;
}

/** Builds the service; tries are limited per store and address. */
export function createGateService({ database, secrets }: Pick<Core, 'database' | 'secrets'>): GateService {
  const limits = createRateLimits(database);
  return {
    unlock: async (division, { password, ip }) => {
      if (division.passwordHash === null) return fail('not_found', statusTexts[404] ?? '');
      const key = `gate:${division.id}:${ip}`;
      const wait = await limits.hit(key, limit);
      if (wait > 0) {
        const tooMany = fail('rate_limited', 'Too many tries. Wait a while and try again.');
        return { ...tooMany, headers: { 'retry-after': String(wait) } };
      }
      if (!(await checkPassword(division.passwordHash, password)))
        return fail('authentication_failed', 'This password is not right', 'password');
      await limits.clear(key);
      return ok(passHeader(secrets, division));
    },
  };
}
