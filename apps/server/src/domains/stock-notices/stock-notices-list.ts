/** Name of these emails' list in the link that stops them. */
export const stockNoticesList = 'back-in-stock';
