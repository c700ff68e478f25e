import type { Config } from '../../config.ts';
import { publicOrigin } from '../../config/public-address.ts';
import { setupPath } from './setup-page.ts';

/** The address by which a platform is set up, as it is printed. */
export function setupAddress(
  config: Pick<Config, 'mode' | 'proxy' | 'platformHost'>,
  port: number,
  token: string,
): string {
  return `${publicOrigin(config, config.platformHost, port)}${setupPath}?token=${token}`;
}

/** Lines beside the address: when it expires, and how to reach it while its name does not resolve yet. */
export function setupAddressLines(address: string, endsAt: Date): string[] {
  return [
    `  ${address}`,
    '',
    `  It works once, until ${endsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. While that name does not lead here yet,`,
    '  its path works on any name or number that reaches this server.',
  ];
}
