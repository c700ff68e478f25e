/** Hash of the values that an import last wrote to a product, so that the same file again changes nothing. */
export const imports = `
ALTER TABLE products ADD COLUMN source_hash text;
ALTER TABLE import_rows ADD COLUMN source_hash text;
`;
