/** What the pages of getting into an account say of themselves: English, which is the key to other languages. */
export type AccountText =
  | 'Tell us the address of your account, and we send you a link to set a new one.'
  | 'Back to sign in'
  | 'Your password is set'
  | 'Welcome. Sign in with it.'
  | 'Every device was signed out. Sign in with the new one.'
  | 'This link is not whole'
  | 'Open it from the mail again, or ask for a new one.'
  | 'Ask for a new link'
  | 'Choose a password'
  | 'Set a new password'
  | 'With it and your email address you sign in.'
  | 'You will be signed out everywhere.'
  | 'Two-factor sign-in comes first'
  | 'Go on'
  | 'That was all that was needed here.';
