/** Shape of a sealed value, `keyId.iv.tag.ciphertext`: a column with this check never holds it in clear. */
export const sealedShape = '^[a-z0-9]+\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]{22}\\.[A-Za-z0-9_-]+$';

/** Has a column that is there hold sealed values only. */
export const sealed = (table: string, column: string): string =>
  `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${column}_sealed CHECK (${column} IS NULL OR ${column} ~ '${sealedShape}');`;
