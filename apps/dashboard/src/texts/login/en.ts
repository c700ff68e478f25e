/** Texts of login. */
const en = {
  forgottenPassword: 'Forgotten password',
  signIn: 'Sign in',
  thenYourAddressIsConfirmed: 'Sign in to confirm your email address.',
  toYourStoresDashboard: 'Continue to your store’s dashboard.',
  accountShoppersSignAccountStore: 'This is a shopper’s account. Sign in with a store account instead.',
  openAStore: 'Open a store',
  newPassword: 'New password',
} as const;

export default en;
