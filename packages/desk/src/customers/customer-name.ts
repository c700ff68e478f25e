/** A customer's name for a heading or a row; the company or email address where none is known. */
export function customerName({
  firstName,
  lastName,
  company,
  email,
}: Readonly<Record<'firstName' | 'lastName' | 'company' | 'email', string>>): string {
  return `${firstName} ${lastName}`.trim() || company || email;
}
