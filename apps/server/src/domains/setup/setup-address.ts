import type { Config } from '../../config.ts';
import { setupPath } from './setup-page.ts';

/** The address by which a platform is set up, as it is printed. */
export function setupAddress(
  { mode, platformHost }: Pick<Config, 'mode' | 'platformHost'>,
  port: number,
  token: string,
): string {
  const origin = mode === 'production' ? `https://${platformHost}` : `http://${platformHost}:${port}`;
  return `${origin}${setupPath}?token=${token}`;
}

/** What is said beside the address: when it ends, and how it is reached while its name leads nowhere yet. */
export function setupAddressLines(address: string, endsAt: Date): string[] {
  return [
    `  ${address}`,
    '',
    `  It works once, until ${endsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. While that name does not lead here yet,`,
    '  its path works on any name or number that reaches this server.',
  ];
}
