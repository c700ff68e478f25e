/** Texts of app. */
const en = {
  notFound: 'Not found',
  seeThePlans: 'See the plans',
  planDoesNotHaveThis: 'Your plan doesn’t include this yet',
  toTheDashboard: 'Go to the dashboard',
} as const;

export default en;
