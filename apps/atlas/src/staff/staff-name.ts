/** Name of a member of staff, or their address while they have none. */
export function staffName({
  firstName,
  lastName,
  email,
}: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}): string {
  return `${firstName} ${lastName}`.trim() || email;
}
