/** A session of a customer who is signed in, as the calls of accounts answer it. */
export const customerSession = {
  user: {
    id: '7',
    kind: 'customer' as const,
    email: 'ada@shop.example',
    firstName: 'Ada',
    lastName: 'Ray',
    avatar: null,
    verified: true,
    signedEula: true,
    internal: false,
    twoFactorAuthEnabled: false,
    permissions: [],
  },
  store: { active: null, all: [] },
};
