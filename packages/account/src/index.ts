export { AccountSignIn, type AccountSignInProps, type SignedIn } from './entry/account-sign-in.tsx';
export type { EntryFrameProps, EntryProps } from './entry/entry-frame.ts';
export { ForgotPassword } from './entry/forgot-password.tsx';
export { ResetPassword, type ResetPasswordProps } from './entry/reset-password.tsx';
export { Loaded, type LoadedProps, type QueryResult } from './loaded.tsx';
export { OwnPictureCard, type OwnPictureCardProps } from './picture/own-picture-card.tsx';
export {
  AccountPersonalData,
  type AccountPersonalDataProps,
} from './personal-data/account-personal-data.tsx';
export { AccountSecurity } from './security/account-security.tsx';
export { SecondFactorFirst, type SecondFactorFirstProps } from './security/second-factor-first.tsx';
export { securityFaults } from './security/security-faults.ts';
export { useAccountConfirmation } from './security/use-account-confirmation.ts';
export { usePasskeyCalls } from './security/use-passkey-calls.ts';
export type { AccountText } from './text/account-texts.ts';
export { useSecurityCalls } from './security/use-security-calls.ts';
