/** Texts of security. */
const en = {
  security: 'Security',
  securityText: 'Your profile picture, how you sign in and where you’re signed in.',
  asksEverybodyTeamTurnHere: '{name} requires this for everyone on its team. Turn it on here to continue.',
  profileSessionsDevicesMembershipsCloses:
    'your profile, sessions, devices and memberships, and closes the stores that only you own',
  invoicesThoseStoresStayLong: 'Invoices from those stores are kept for as long as tax law requires.',
} as const;

export default en;
