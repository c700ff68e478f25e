/** Where the platform under test is, and who can sign in (the demo's fixed names). */

/** The port that the journeys' own server listens on; `E2E_PORT` moves it. */
export const port = Number(process.env['E2E_PORT'] ?? 3130);

/** Address of a path on a demo store. */
export function storeUrl(path = '/', store = 'demo'): string {
  return `http://${store}.localhost:${port}${path}`;
}

/** Address of a path on the platform's own host: sign-in, dashboard, outbox. */
export function platformUrl(path = '/'): string {
  return `http://localhost:${port}${path}`;
}

/** Address of a path of the staff's app. */
export function atlasUrl(path = '/'): string {
  return `http://atlas.localhost:${port}${path}`;
}

/** Password of every demo login. */
export const demoPassword = 'demo-Passw0rd';

/** Demo logins by what they are for. */
export const logins = {
  owner: 'owner@demo.example',
  basicOwner: 'owner@basic.example',
  staff: 'staff@omnis.example',
  picker: 'picker@omnis.example',
} as const;
