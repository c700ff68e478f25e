/** Who an answer to a mail goes to, where that is not its sender. */
export const replyTo = `
ALTER TABLE mails ADD COLUMN reply_to text;
`;
