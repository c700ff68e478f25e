let typed = '';

/**
 * The address that was typed to sign in, for the form of a forgotten password. Only memory keeps it: an address would show
 * it to those who keep records, and storage to who sits here next.
 */
export const typedEmail = (): string => typed;

/** Keeps it for the way there; '' forgets it. */
export function keepTypedEmail(email: string): void {
  typed = email;
}
