/**
 * The path of a product's file on the host of its store.
 *
 * @param name - what it is saved as, encoded for an address
 */
export const productFilePath = (id: string, name: string): string => `/product-files/${id}/${name}`;
