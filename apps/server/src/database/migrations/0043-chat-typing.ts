/** When each side of a chat was last writing something that it had not sent yet. */
export const chatTyping = `
ALTER TABLE chats
  ADD COLUMN visitor_typing_at timestamptz,
  ADD COLUMN staff_typing_at timestamptz;
`;
