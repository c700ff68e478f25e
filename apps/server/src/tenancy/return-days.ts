/** Days from delivery in which a customer can ask for a refund or an exchange; every store keeps them. */
export const customerReturnDays = 30;
