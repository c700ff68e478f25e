/** Hosts outside of localhost, which journeys visit by https through a proxy, as in production. */

/** The platform's hosts, and the domain below which its stores are. */
export const publicHosts = { platform: 'omnis.test', atlas: 'atlas.omnis.test', stores: 'shops.example' };

/** Names that the certificate of a proxy has to be for. */
export const certificateHosts = [publicHosts.platform, publicHosts.atlas, `*.${publicHosts.stores}`];

/** Settings of a server at these hosts, behind a proxy of this machine. */
export const publicSettings = {
  HOST: '127.0.0.1',
  PLATFORM_HOST: publicHosts.platform,
  ATLAS_HOST: publicHosts.atlas,
  STORES_DOMAIN: publicHosts.stores,
  TRUST_PROXY: '127.0.0.1',
  SEED: 'none',
};

/** Where a proxy listens, and the port at which visitors believe it to be. */
export interface Entrance {
  readonly port: number;
  readonly visible: number;
}

/** The argument of a Chromium to which the hosts lead to proxies of this machine. */
export function resolverRules(entrances: readonly Entrance[]): string {
  const rules = entrances.flatMap(({ port, visible }) =>
    ['*.example', '*.test'].map((hosts) => `MAP ${hosts}:${visible} 127.0.0.1:${port}`),
  );
  return `--host-resolver-rules=${rules.join(',')}`;
}

/**
 * Arguments of a Chromium to which the hosts lead to proxies of this machine, and which takes their certificate and no
 * other for good.
 *
 * @param fingerprint - of the certificate's public key: SHA-256 in Base64
 */
export function browserArguments(entrances: readonly Entrance[], fingerprint: string): readonly string[] {
  return [resolverRules(entrances), `--ignore-certificate-errors-spki-list=${fingerprint}`];
}

/** Says in `E2E_PUBLIC` where journeys find an installation: at a port, with a certificate of a fingerprint. */
export function tellPublic(port: number, fingerprint: string): string {
  return `${port} ${fingerprint}`;
}

/** Arguments of a browser that visits the installation told by `tellPublic`; null without one. */
export function publicBrowser(told: string | undefined): readonly string[] | null {
  const [port, fingerprint] = told?.split(' ') ?? [];
  if (port === undefined || fingerprint === undefined) return null;
  return browserArguments([{ port: Number(port), visible: 443 }], fingerprint);
}
