/** Texts of security. */
const en = {
  twoFactorComesFirst: 'You need two-factor sign-in',
  twoFactorIsDue: 'You’ll soon need two-factor sign-in',
  setItUp: 'Set it up',
  twoFactorNeeded:
    'Your permissions give access to personal data or payments. Turn on two-factor sign-in to continue.',
  twoFactorNeededBy:
    'Your permissions give access to personal data or payments. Turn it on by {date} to keep working.',
  security: 'Security',
  securityIntro: 'How you sign in, and where you are signed in now.',
  erasedData: 'your profile, roles, sessions and devices',
  keptData: 'Your actions on orders stay in the order logs.',
} as const;

export default en;
