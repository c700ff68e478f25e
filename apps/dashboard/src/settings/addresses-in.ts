/** A fault of a field, as the server names it by its path in the body. */
interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** The addresses in a text, between lines, commas and semicolons. */
export const addressesIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((address) => address !== '');

/**
 * A fault of one address in a list, such as `newOrder.1`, as the field that holds the list shows it: with the address.
 *
 * @param lists - as they were sent
 */
export function addressFault(
  fault: FieldFault,
  lists: Readonly<Record<string, readonly string[]>>,
): FieldFault {
  const [field = '', at] = fault.field.split('.');
  const address = at === undefined ? undefined : lists[field]?.[Number(at)];
  return { field, message: address === undefined ? fault.message : `${address}: ${fault.message}` };
}
