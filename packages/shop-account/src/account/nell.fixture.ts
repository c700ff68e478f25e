import type { AccountDetails } from './details.tsx';

/** A customer who is signed in, for tests. */
export const nell: Parameters<typeof AccountDetails>[0]['user'] = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'customer',
  email: 'nell@marlow.example',
  firstName: 'Nell',
  lastName: 'Marlow',
  avatar: null,
  verified: true,
  signedEula: false,
  twoFactorAuthEnabled: false,
  internal: false,
  permissions: [],
};
