import type { Config } from '../config.ts';

/** What a newcomer reads when the server is up: where to go and how to sign in. */
export function welcome(config: Config, port: number, milliseconds: number): string {
  const at = (host: string, path = '/'): string => `http://${host}:${port}${path}`;
  const lines = [
    '',
    `Omnis is ready (${(milliseconds / 1000).toFixed(1)} s).`,
    '',
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
  return [...lines, '', '  Stop with Ctrl+C.', ''].join('\n');
}
