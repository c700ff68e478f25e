import { isIP } from 'node:net';
import { z } from 'zod';

const portRange = 'must be a whole number from 0 to 65535';

/** A port of this machine; 0 lets the system choose one. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, portRange)
  .transform(Number)
  .refine((value) => value <= 65_535, portRange);

/** A host name without scheme, port or path. */
export const hostName = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i,
    'must be a host name alone, such as shop.example: no https://, no port, no path',
  );

/** An address of this machine to listen at: an IP address or a host name. */
export const listenHost = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || hostName.safeParse(text).success,
    'must be an address or a host name of this machine, such as 127.0.0.1, 0.0.0.0 or ::, without a port',
  );

/** An address whose start matches `scheme`. */
export const url = (scheme: RegExp, message: string) =>
  z.string().refine((text) => scheme.test(text) && URL.canParse(text), message);

/** An address of a service, or of a stand-in for it. */
export const httpUrl = url(/^https?:\/\//, 'must be an address that starts with https://');

/**
 * A whole number from `least` to `most`.
 *
 * @param why - the reason of the bounds, where it is not plain
 */
export const wholeNumber = (least: number, most: number, why = '') => {
  const message = `must be a whole number from ${least} to ${most}${why && `: ${why}`}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

/** Addresses of name servers, with a port where it is not 53, parted by commas. */
export const nameServers = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  )
  .refine(
    (servers) =>
      servers.every(
        (server) => isIP(server.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')) !== 0,
      ),
    'must be addresses of name servers parted by commas, such as 1.1.1.1 or 127.0.0.1:5353',
  );
