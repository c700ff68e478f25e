import { texts, type CallResponse } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { createRateLimits, type RateLimit } from '../../security/rate-limits.ts';
import type { Division } from '../../tenancy/division.ts';
import { findGate, isGuessed, opens } from './gates.ts';
import type { PageReader, PagesService } from './pages.service.ts';

/** Somebody before a gate of a page. */
export interface GateAttempt {
  page: number;
  /** Uid of the gate. */
  gate: string;
  password: string;
  ip: string;
  reader: PageReader;
}

/** Opens the gates of pages: what stands behind one is in no page that everybody gets. */
export interface PageGatesService {
  open(division: Division, attempt: GateAttempt): Promise<Result<CallResponse<'pages.openGate'>>>;
}

const limit: RateLimit = { max: 10, seconds: 15 * 60 };

/** Builds the service; passwords are tried at a limited rate per store and network address. */
export function createPageGatesService(
  { database }: Pick<Core, 'database'>,
  pages: Pick<PagesService, 'whole'>,
): PageGatesService {
  const limits = createRateLimits(database);
  return {
    open: async (division, { page: id, gate: uid, password, ip, reader }) => {
      const page = await pages.whole(division, id, reader);
      if (!page.ok) return page;
      const now = Date.now();
      const signedIn = reader.identity !== null;
      const found = findGate(page.value.blocks, uid, { signedIn, now });
      // Uids behind a password are made of it, so that trying them is guessing too.
      const guessed = found === null || isGuessed(found.gate);
      const key = `page-gate:${division.id}:${id}:${found === null ? '' : uid}:${ip}`;
      const wait = guessed ? await limits.hit(key, limit) : 0;
      if (wait > 0) {
        const tooMany = fail('rate_limited', 'Too many tries. Wait a while and try again.');
        return { ...tooMany, headers: { 'retry-after': String(wait) } };
      }
      if (found === null) return fail('not_found', texts.pageNotFound);
      if (!opens(found.gate, { password, signedIn, now })) {
        return guessed
          ? fail('authentication_failed', 'This password is not right', 'password')
          : fail('forbidden', 'You do not have access to this yet');
      }
      if (guessed) await limits.clear(key);
      return ok({ block: found.opened(now) });
    },
  };
}
