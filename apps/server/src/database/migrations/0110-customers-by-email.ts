/** Staff find a customer by the email address alone, whatever the store. */
export const customersByEmail = `
CREATE INDEX customer_record_emails_by_email ON customer_record_emails (email, division_id);
`;
