/** Where the platform under test is, and who can sign in (the demo's fixed names). */
import { publicHosts } from './production/public-hosts.ts';

/** True when the journeys visit a production-like installation, started by `pnpm try:production`, not a demo server. */
export const isPublic = process.env['E2E_PUBLIC'] !== undefined;

/** The port of the first of the journeys' own servers; `E2E_PORT` moves it. */
const firstPort = Number(process.env['E2E_PORT'] ?? 3130);

/** Port of the server of a Playwright worker: each has one of its own, so that no journey meets another's basket. */
export function portOf(worker: number): number {
  return firstPort + worker;
}

const port = portOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));

/** Where a stand-in for Instagram listens, if a journey starts one, for the server at a port. */
export function instagramPort(of = port): number {
  return of + 500;
}

/** Where a stand-in for Shopify listens, if a journey starts one, for the server at a port. */
export function shopifyPort(of = port): number {
  return of + 800;
}

/** Where a stand-in for a name server listens, if a journey starts one, for the server at a port. */
export function dnsPort(of = port): number {
  return of + 900;
}

/** Where a stand-in for the register of VAT numbers listens, if a journey starts one, for the server at a port. */
export function viesPort(of = port): number {
  return of + 700;
}

/** Where a server that pays with Stripe listens, if a journey starts one. */
export function stripePort(): number {
  return port + 600;
}

/** Where a server listens whose stores may bring Stripe accounts of their own, if a journey starts one. */
export function ownStripePort(): number {
  return port + 700;
}

/** Where a server listens whose stores offer ways to pay beside cards, if a journey starts one. */
export function expressPort(): number {
  return port + 900;
}

/** Where a server listens that a journey starts on an empty database. */
export function firstRunPort(): number {
  return port + 50;
}

/** Where a production server and the proxies in front of it listen, if a journey starts them: ten ports from here. */
export function proxiesPort(): number {
  return firstPort + 20 + 10 * (port - firstPort);
}

/** Address of a path on a demo store; of this worker's server unless told. */
export function storeUrl(path = '/', store = 'demo', at = port): string {
  if (isPublic) return `https://${store}.${publicHosts.stores}${path}`;
  return `http://${store}.localhost:${at}${path}`;
}

/** Address of a path on the platform's own host: sign-in, dashboard, outbox; of this worker's server unless told. */
export function platformUrl(path = '/', at = port): string {
  if (isPublic) return `https://${publicHosts.platform}${path}`;
  return `http://localhost:${at}${path}`;
}

/** Address of a path of the staff's app; of this worker's server unless told. */
export function atlasUrl(path = '/', at = port): string {
  if (isPublic) return `https://${publicHosts.atlas}${path}`;
  return `http://atlas.localhost:${at}${path}`;
}

/** Where the emails are that a server has written, as JSON; this worker's server unless told. */
export function outboxUrl(at?: number): string {
  return process.env['E2E_OUTBOX'] ?? platformUrl('/dev/outbox/?format=json', at);
}

/** Password of every demo login. */
export const demoPassword = 'demo-Passw0rd';

/** Demo logins by what they are for. */
export const logins = {
  owner: 'owner@demo.example',
  basicOwner: 'owner@basic.example',
  turboOwner: 'owner@turbo.example',
  staff: 'staff@omnis.example',
  picker: 'picker@omnis.example',
  support: 'support@omnis.example',
  shopper: 'shopper@demo.example',
} as const;
