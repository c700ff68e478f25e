import { connect } from 'node:tls';
import type { Resolver } from 'node:dns/promises';
import { isLocal, resolveHost, resolveTexts } from '../../../dns/lookups.ts';
import type { DomainFindings } from './store-domains.repository.ts';

/** Milliseconds that a certificate may take; a proxy that gets one on demand takes some seconds. */
const patience = 8000;

/** Under which name of a domain the proof stands. */
export const proofName = (host: string): string => `_omnis.${host}`;

/** Text of the record that proves the domain. */
export const proofText = (token: string): string => `omnis-verify=${token}`;

/**
 * The addresses that visitors reach this installation by; null: no name server answered.
 *
 * @param platformHost - its own host; one of this machine has no DNS
 */
export async function ownAddresses(
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'>,
  platformHost: string,
): Promise<readonly string[] | null> {
  if (isLocal(platformHost)) return ['127.0.0.1', '::1'];
  const found = await resolveHost(resolver, platformHost);
  return 'unreachable' in found ? null : found.addresses;
}

/** Looks up the proof and the addresses of a domain. */
export async function checkDomain(
  resolver: Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveTxt'>,
  { host, token }: { readonly host: string; readonly token: string },
): Promise<DomainFindings> {
  const [texts, found] = await Promise.all([
    resolveTexts(resolver, proofName(host)),
    resolveHost(resolver, host),
  ]);
  return {
    tokenFound: texts === null ? null : texts.some((text) => text.trim() === proofText(token)),
    addresses: 'unreachable' in found ? null : found.addresses,
  };
}

/**
 * Until when the certificate that answers for a host is valid; null where none does. A proxy that gets certificates on
 * demand begins by being asked.
 *
 * @param address - one of this installation's own: never where a domain leads by itself
 */
export function certificateUntil(host: string, address: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, servername: host, timeout: patience });
    const end = (until: Date | null): void => {
      socket.destroy();
      resolve(until);
    };
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
    socket.once('error', () => end(null));
    socket.once('timeout', () => end(null));
  });
}
