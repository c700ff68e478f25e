/** As much of a reason as a screen shows. */
const longest = 500;

/**
 * Why a job failed, as staff may read it: email addresses are hidden, and addresses on the web lose what may be a
 * secret (user, password, query and fragment).
 */
export function failureReason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/\bhttps?:\/\/[^\s"'<>]+/gi, (address) => {
      const plain = address.replace(/\/\/[^@/\s]*@/, '//');
      const end = plain.search(/[?#]/);
      return end === -1 ? plain : `${plain.slice(0, end)}?…`;
    })
    .replace(/[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+\.[^\s<>"'(),;:@]+/g, '(address hidden)')
    .slice(0, longest);
}
