/** The plain product that a product is printed on, by its stock-keeping unit; empty where its pictures tell it, or it is none. */
export const baseOfProducts = `
ALTER TABLE products ADD COLUMN base_sku text NOT NULL DEFAULT '';
`;
