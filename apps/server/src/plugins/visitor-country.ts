import { countryDefaults, worldCountries } from '@omnis/models';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Division } from '../tenancy/division.ts';
import { trustedPeer } from '../telemetry/request-id.ts';

/** Cookie of the country that a visitor is in, for scripts to read (platform.md §6). */
export const countryCookie = 'country';

const year = 365 * 24 * 60 * 60;

const known = (code: string): string | null => {
  // Greece is EL to the European Union.
  const country = code.toUpperCase() === 'EL' ? 'GR' : code.toUpperCase();
  return worldCountries.includes(country) ? country : null;
};

/**
 * The country that the languages of a browser name first, such as `AT` in `de-AT,de;q=0.9`; null for none. Regions that
 * are no countries, such as `419`, do not count.
 *
 * @param accepted - value of `Accept-Language`
 */
export function countryOfLanguages(accepted: string | undefined): string | null {
  for (const part of (accepted ?? '').slice(0, 400).split(',')) {
    const region = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:;|$)/i.exec(part)?.[1];
    const country = region === undefined ? null : known(region);
    if (country !== null) return country;
  }
  return null;
}

/** Tells whether a request is for a page, and not for a part of one. */
const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/^\/(?:omnis|images|assets|[a-z]+-assets)\//.test(url) &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  (headers.accept ?? '').includes('text/html');

/** The currency of a country where a store offers it beside its own. */
function currencyFor(country: string, { currency, currencies }: Division): string | null {
  const own = countryDefaults(country).currency;
  return own !== currency && currencies.includes(own) ? own : null;
}

/**
 * Tells a new visitor's browser which country it is in, at the first page: by the header of a trusted proxy
 * (`COUNTRY_HEADER`), else by the region of its language. A country that a proxy names chooses the currency too; a language
 * does not, as many browsers outside of the United States ask for `en-US`.
 */
export function registerVisitorCountry(app: FastifyInstance, { proxy }: Pick<Config, 'proxy'>): void {
  const isTrusted = trustedPeer(proxy);

  const told = (request: FastifyRequest): string | null => {
    const { countryHeader } = proxy;
    if (countryHeader === null || !isTrusted(request.raw.socket.remoteAddress)) return null;
    const value = request.headers[countryHeader];
    return typeof value === 'string' ? known(value.trim()) : null;
  };

  /** Cookies that the answer to a request brings. */
  const fresh = new WeakMap<FastifyRequest, string[]>();

  app.addHook('onRequest', async (request) => {
    const { place } = request;
    if (place?.kind !== 'store' || !place.division || !asksForPage(request)) return;
    if (/^[A-Z]{2}$/.test(request.cookies[countryCookie] ?? '')) return;
    const byProxy = told(request);
    const country = byProxy ?? countryOfLanguages(request.headers['accept-language']);
    if (country === null) return;
    const cookies = [`${countryCookie}=${country}; Max-Age=${year}; Path=/; Secure; SameSite=Lax`];
    const currency =
      byProxy === null || request.cookies['currency'] !== undefined
        ? null
        : currencyFor(byProxy, place.division);
    if (currency !== null) {
      // This page is in it, too.
      request.cookies['currency'] = currency;
      cookies.push(`currency=${currency}; Max-Age=${year}; Path=/; Secure; SameSite=Lax`);
    }
    fresh.set(request, cookies);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const cookies = fresh.get(request);
    // Answers that caches in between keep are for everybody.
    if (cookies && !/public|immutable/.test(String(reply.getHeader('cache-control') ?? '')))
      void reply.header('set-cookie', cookies);
    return payload;
  });
}
