import type { ChoiceProperty } from '../read/properties.ts';
import type { FieldOption } from './fields.ts';

/** A label for each word; '', which says that nobody chose, may go without. */
type Labels<C extends string> = Readonly<Record<Exclude<C, ''>, string>> &
  Readonly<Partial<Record<Extract<C, ''>, string>>>;

/** The options of a property for its select field, in the order of their labels. */
export function optionsOf<C extends string>(
  _property: Pick<ChoiceProperty<C>, 'options'>,
  labels: Labels<NoInfer<C>>,
): readonly FieldOption[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
}
