/** Texts of login. */
const en = {
  forgottenPassword: 'Forgotten password',
  signIn: 'Sign in',
  signInText: 'For the people who make and send orders.',
  newPassword: 'New password',
} as const;

export default en;
