import { connect, type ConnectionOptions, type PeerCertificate } from 'node:tls';
import { publicOrigin } from '../../config/public-address.ts';
import { failed, ok, reasonOf, skipped, warn, type Check, type Finding } from '../check.ts';

const day = 86_400_000;
/** Days before its end at which a certificate should have been renewed. */
const [warnAt, failAt] = [14, 3];

interface Shown {
  readonly certificate: PeerCertificate;
  /** null: trusted for this name. */
  readonly problem: string | null;
}

/** How a host is reached; tests have an authority and name servers of their own. */
export type Reach = Pick<ConnectionOptions, 'ca' | 'lookup'>;

function certificateOf(host: string, port: number, reach: Reach): Promise<Shown> {
  return new Promise((resolve, reject) => {
    // A certificate that is not trusted is looked at too, to say what is wrong with it.
    const socket = connect({
      ...reach,
      host,
      port,
      servername: host,
      rejectUnauthorized: false,
      timeout: 4000,
    });
    socket.once('secureConnect', () => {
      const problem = socket.authorized ? null : reasonOf(socket.authorizationError);
      resolve({ certificate: socket.getPeerCertificate(), problem });
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
  });
}

/** Tells whether the other side answers but does not speak TLS. */
const isNoTls = (error: unknown): boolean => {
  const code = String(Reflect.get(Object(error), 'code'));
  return code === 'EPROTO' || code.startsWith('ERR_SSL_');
};

function judge(host: string, { certificate, problem }: Shown): Finding {
  const left = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / day);
  if (problem !== null)
    return failed(
      `the certificate of ${host} is not trusted: ${problem}`,
      'Give the proxy a certificate for this name with its whole chain (fullchain.pem).',
    );
  const text = `the certificate of ${host} is valid for ${left} more days`;
  const mend = 'See why the proxy does not renew it: its log, port 80, the DNS of the name.';
  if (left < failAt) return failed(text, mend);
  return left < warnAt ? warn(text, mend) : ok(text);
}

/** Checks that visitors get a certificate that their browsers trust. */
export const tlsCheck = (reach: Reach): Check => ({
  name: 'tls',
  run: async ({ config }) => {
    const origins = [config.platformHost, config.atlasHost].map(
      (host) => new URL(publicOrigin(config, host, config.port)),
    );
    if (origins.every(({ protocol }) => protocol !== 'https:')) return [skipped('visitors do not use https')];
    return Promise.all(
      origins.map(async ({ hostname, port }) => {
        try {
          return judge(hostname, await certificateOf(hostname, Number(port || 443), reach));
        } catch (error) {
          if (isNoTls(error))
            return failed(
              `${hostname} does not speak TLS at port ${port || 443}`,
              'Put a proxy with TLS in front, or set PUBLIC_PORT to the port that it listens at.',
            );
          return skipped(`${hostname} cannot be reached from here: ${reasonOf(error)}`);
        }
      }),
    );
  },
});

/** The check as visitors of this machine see it. */
export const tls = tlsCheck({});
