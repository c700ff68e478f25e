/** Texts of app. */
const en = {
  notFound: 'Not found',
  seeThePlans: 'See the plans',
  planDoesNotHaveThis: 'Your plan doesn’t include this yet',
  toTheDashboard: 'Go to the dashboard',
  sessionEnded:
    'You were signed out. Sign in to go on where you were. Changes to a page are kept in this browser.',
} as const;

export default en;
