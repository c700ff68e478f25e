/** Emails name the order that they are about, so that its store's team can send them again. */
export const orderMails = `
ALTER TABLE mails
  ADD COLUMN order_id bigint,
  ADD CONSTRAINT mails_order FOREIGN KEY (division_id, order_id) REFERENCES orders (division_id, id) ON DELETE SET NULL (order_id);
CREATE INDEX mails_by_order ON mails (division_id, order_id, id) WHERE order_id IS NOT NULL;
`;
