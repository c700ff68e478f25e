import type { Config } from '../config.ts';
import { publicOrigin, signInObstacle } from '../config/public-address.ts';
import { setupAddress, setupAddressLines } from '../domains/setup/setup-address.ts';

/** The link by which a platform that is not there yet is set up. */
export interface SetupLink {
  readonly token: string;
  readonly endsAt: Date;
}

/** The text that a newcomer reads when the server is up: where to set it up, or where to go and how to sign in. */
export function welcome(
  config: Config,
  port: number,
  { milliseconds, setup }: { milliseconds: number; setup: SetupLink | null },
): string {
  const at = (host: string, path = '/'): string => publicOrigin(config, host, port) + path;
  const obstacle = signInObstacle(config);
  const warning = obstacle === null ? [] : ['', `  ${obstacle}`];
  const ready = ['', `Omnis is ready (${(milliseconds / 1000).toFixed(1)} s).`, ''];
  if (setup !== null)
    return [
      ...ready,
      '  There is no platform here yet. Set it up at this address:',
      '',
      ...setupAddressLines(setupAddress(config, port, setup.token), setup.endsAt),
      ...warning,
      '',
      '  Stop with Ctrl+C.',
      '',
    ].join('\n');
  const lines = [
    ...ready,
    `  Dashboard   ${at(config.platformHost, '/login/')}`,
    `  Atlas       ${at(config.atlasHost)}`,
  ];
  if (config.seed === 'demo') {
    lines.push(
      `  Store       ${at(`demo.${config.storesDomain}`)}`,
      `  More        ${['turbo', 'basic', 'soon', 'locked'].map((name) => at(`${name}.${config.storesDomain}`)).join('  ')}`,
      `  Mail        ${at(config.platformHost, '/dev/outbox/')}`,
      '',
      '  Sign in with the password demo-Passw0rd as',
      '    owner@demo.example     the owner of the demo store (dashboard)',
      '    staff@omnis.example    staff (atlas)',
      '    shopper@demo.example   a customer (demo store)',
    );
  }
  return [...lines, ...warning, '', '  Stop with Ctrl+C.', ''].join('\n');
}
