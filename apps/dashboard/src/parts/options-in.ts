/**
 * Options whose labels are keys of a catalogue, with the labels as texts.
 *
 * @param t - Texts of the area whose keys the labels are.
 */
export function optionsIn<V extends string, K extends string>(
  t: (key: K) => string,
  options: readonly { readonly value: V; readonly label: K }[],
): { value: V; label: string }[] {
  return options.map(({ value, label }) => ({ value, label: t(label) }));
}
