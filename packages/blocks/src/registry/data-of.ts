import type { Properties, PropertyKind } from '../read/properties.ts';
import type { BlockTypeData } from './block-data.ts';
import type { BlockField, BlockFieldType } from './fields.ts';

/** The fields that the editor may ask for a property of each kind by. */
interface FieldTypes extends Record<PropertyKind, BlockFieldType> {
  text: 'text' | 'longText';
  html: 'html' | 'richText';
  link: 'link';
  media: 'image' | 'video';
  collection: 'collection';
  font: 'font';
  colour: 'colour';
  switch: 'switch';
  number: 'number';
  select: 'select';
  list: 'list';
  texts: 'texts';
}

/** A field for one of some properties, of the property's kind; dotted keys are those of a group. */
type FieldOf<P extends Properties> = {
  [K in keyof P & string]: P[K]['kind'] extends 'group'
    ? BlockField & { readonly key: `${K}.${string}` }
    : BlockField & { readonly key: K; readonly type: FieldTypes[P[K]['kind']] };
}[keyof P & string];

/** The data of a type whose properties are known. */
export interface TypedBlockData<P extends Properties> extends BlockTypeData {
  /** By key: the one place that says what each is, for its component, its form and the server. */
  readonly properties: P;
}

/** The data of a type of this package: its fields ask for its properties and no other, each as its kind allows. */
export function dataOf<P extends Properties>(
  data: TypedBlockData<P> & { readonly fields: readonly FieldOf<P>[] },
): TypedBlockData<P> {
  return data;
}
