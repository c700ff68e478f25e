/** A certificate authority of the journeys' own, with one certificate for the hosts that they visit. */
import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and fingerprint of a certificate. */
export interface Certificate {
  /** PEM of the authority, by which a client trusts the certificate. */
  readonly authority: string;
  /** Files of the certificate, of its key, and of both together. */
  readonly certificateFile: string;
  readonly keyFile: string;
  readonly bundleFile: string;
  /** SHA-256 of the public key in Base64, as Chromium takes it. */
  readonly fingerprint: string;
}

function openssl(folder: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${error?.message ?? stderr}`);
}

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/**
 * Makes them in a folder.
 *
 * @param hosts - names that the certificate is for; `*.shop.example` for all below one
 */
export function makeCertificate(folder: string, hosts: readonly string[]): Certificate {
  const at = (name: string): string => join(folder, name);
  openssl(folder, [
    'req',
    '-x509',
    ...curve,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Omnis journeys',
  ]);
  openssl(folder, ['req', ...curve, '-keyout', 'host.key', '-out', 'host.csr', '-subj', '/CN=Omnis hosts']);
  writeFileSync(at('host.ext'), `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}\n`);
  openssl(folder, [
    'x509',
    '-req',
    '-in',
    'host.csr',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-days',
    '2',
    '-extfile',
    'host.ext',
    '-out',
    'host.pem',
  ]);
  const certificate = readFileSync(at('host.pem'), 'utf8');
  const key = readFileSync(at('host.key'), 'utf8');
  writeFileSync(at('host-and-key.pem'), certificate + key);
  const spki = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return {
    authority: readFileSync(at('ca.pem'), 'utf8'),
    certificateFile: at('host.pem'),
    keyFile: at('host.key'),
    bundleFile: at('host-and-key.pem'),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}
