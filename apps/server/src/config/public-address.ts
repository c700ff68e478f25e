import type { Config } from '../config.ts';

type Needed = Pick<Config, 'mode' | 'proxy' | 'platformHost' | 'atlasHost' | 'storesDomain'>;

/**
 * Origin of one of the platform's hosts where no request tells it: in emails, invoices and on the console.
 *
 * @param host - without a port
 * @param port - where the server listens, for an installation that is reached without a proxy
 */
export function publicOrigin(
  { mode, proxy: { publicScheme, publicPort } }: Pick<Config, 'mode' | 'proxy'>,
  host: string,
  port: number,
): string {
  const scheme = publicScheme ?? (mode === 'production' ? 'https' : 'http');
  const isDirect = publicScheme === null && mode !== 'production';
  const shown = isDirect ? port : publicPort;
  const isImplied = shown === null || shown === (scheme === 'https' ? 443 : 80);
  return `${scheme}://${host}${isImplied ? '' : `:${shown}`}`;
}

const isOfThisMachine = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * Why nobody could sign in or buy with these settings, and what to set; null when people can.
 * Browsers take the session's cookies (`__Host-`, `Secure`) over https only, and trust `*.localhost` besides.
 */
export function signInObstacle(config: Needed): string | null {
  const { trusted, publicScheme } = config.proxy;
  const hosts = [config.platformHost, config.atlasHost, config.storesDomain];
  const outside = hosts.find((host) => !isOfThisMachine(host));
  if (outside === undefined || publicScheme === 'https') return null;
  const cookies = `browsers accept the session’s cookies over https only, and ${outside} is outside *.localhost`;
  if (publicScheme === 'http')
    return `Nobody can sign in or buy: PUBLIC_SCHEME is http, ${cookies}. Put a proxy with TLS in front and set PUBLIC_SCHEME=https.`;
  return trusted === null
    ? `Nobody can sign in or buy: this server speaks plain http and knows of no proxy with TLS in front, ${cookies}. Put a proxy with TLS in front and set TRUST_PROXY to its address, or PUBLIC_SCHEME=https.`
    : null;
}
