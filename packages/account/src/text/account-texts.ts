/** Texts of the pages about getting into an account: English, which is the key to other languages. */
export type AccountText =
  | 'Enter the email address of your account and we’ll send you a link to set a new password.'
  | 'Back to sign in'
  | 'Your password is set'
  | 'Welcome. Sign in with your new password.'
  | 'We’ve signed you out on every device. Sign in with your new password.'
  | 'This link is incomplete'
  | 'Open it again from the email, or ask for a new one.'
  | 'Ask for a new link'
  | 'Choose a password'
  | 'Set a new password'
  | 'You sign in with it and your email address.'
  | 'You will be signed out everywhere.'
  | 'You need two-factor sign-in'
  | 'Continue'
  | 'That’s all we needed.';
