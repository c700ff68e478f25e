import { hexOfColourName, isColourOption, type NamedOption } from '@omnis/models';

/** The same options with one of them changed. */
export const withOption = (
  options: readonly NamedOption[],
  at: number,
  change: (option: NamedOption) => NamedOption,
): NamedOption[] => options.map((option, index) => (index === at ? change(option) : option));

/** The text that says why a value cannot be called so; null where it can. */
export function valueFault(
  { values }: NamedOption,
  name: string,
  at = -1,
): 'fieldRequired' | 'valueIsThere' | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'fieldRequired';
  return values.some((value, index) => index !== at && value.name.trim().toLowerCase() === wanted)
    ? 'valueIsThere'
    : null;
}

/** A value of an option: a colour gets the swatch that its name stands for. */
export const newValue = (option: Pick<NamedOption, 'name'>, name: string) => ({
  name: name.trim(),
  hex: isColourOption(option.name) ? hexOfColourName(name) : null,
});

/** An option under another name: what becomes a colour gets swatches. */
export const renamedOption = (option: NamedOption, name: string): NamedOption => ({
  name,
  values: isColourOption(name)
    ? option.values.map((value) => ({ ...value, hex: value.hex ?? hexOfColourName(value.name) }))
    : option.values,
});

/** An option with the values that a text names, one a comma or line; those that it has are left out. */
export function withValues(option: NamedOption, text: string): NamedOption {
  return text
    .split(/[,;\n\t]/)
    .reduce<NamedOption>(
      (grown, name) =>
        valueFault(grown, name) === null
          ? { ...grown, values: [...grown.values, newValue(grown, name)] }
          : grown,
      option,
    );
}

/** A list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_entry, at) => at !== from);
  const entry = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...entry, ...rest.slice(to)];
}
