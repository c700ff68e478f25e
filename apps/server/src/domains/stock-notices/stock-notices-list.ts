/** What the link that stops these mails names as their list. */
export const stockNoticesList = 'back-in-stock';
