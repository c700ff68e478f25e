import { chooseLanguage, type Language } from '@omnis/models';
import type { FastifyRequest } from 'fastify';
import type { Division } from '../tenancy/division.ts';

/** The language of a request: what its visitor chose, else what the browser asks for, among those that the store offers. */
export function visitorLanguage(
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  { languages }: Pick<Division, 'languages'>,
): Language {
  return chooseLanguage({
    offered: languages,
    chosen: cookies['language'],
    accepted: headers['accept-language'],
  });
}
