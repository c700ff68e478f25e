/** Address that replies to an email go to, if not to its sender. */
export const replyTo = `
ALTER TABLE mails ADD COLUMN reply_to text;
`;
