/** The right of staff to build and edit orders: with those who have every right, and with those who run the floor. */
export const staffEditOrders = `
UPDATE staff_roles SET permissions = permissions || '["orders.edit"]'
  WHERE name IN ('administrator', 'supervisor') AND NOT permissions ? 'orders.edit';
`;
