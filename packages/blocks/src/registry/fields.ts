import type { RuleUse } from '@omnis/validation';

/** Properties of every field description. */
interface FieldBase {
  /** Key in the block's properties; dotted for a property within an object, such as `buttonStyle.fill`. */
  readonly key: string;
  readonly label: string;
  /** One line under the control. */
  readonly help?: string;
  /** `content` unless told: design and further settings are folded. */
  readonly group?: 'content' | 'design' | 'advanced';
  /** Rules of `@omnis/validation` that the value has to keep. */
  readonly rules?: readonly RuleUse[];
  /** Shown only while another property has one of these values (its default counts). */
  readonly when?: { readonly key: string; readonly is: readonly (string | number | boolean)[] };
}

/** One of the options of a select field. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/**
 * How the editor asks for one property. `text` is one line, `longText` several, `richText` is HTML; `link` an address,
 * an @action or a path; `collection` the url name of one of the store's collections; `list` objects with fields of
 * their own, `texts` a list of plain texts.
 */
export type BlockField =
  | (FieldBase & {
      readonly type: 'text' | 'longText';
      readonly placeholder?: string;
      /** Characters that are shown; the editor counts against it. */
      readonly maxLength?: number;
      /** Kind of the shop's names that are suggested for a line; others can be typed. */
      readonly suggest?: 'splitTests' | 'splitTestVariations';
    })
  | (FieldBase & {
      readonly type: 'richText' | 'html' | 'link' | 'switch' | 'font' | 'collection';
    })
  | (FieldBase & {
      readonly type: 'colour';
      /** True when the colour may be transparent: the editor asks for its opacity too. */
      readonly alpha?: boolean;
    })
  | (FieldBase & { readonly type: 'image' | 'video'; readonly ratioHint?: string })
  | (FieldBase & { readonly type: 'select'; readonly options: readonly FieldOption[] })
  | (FieldBase & {
      readonly type: 'number';
      readonly min?: number;
      readonly max?: number;
      readonly step?: number;
      /** Written behind the number: px, %, seconds. */
      readonly unit?: string;
      /** Stored value of one shown unit; 1000 shows milliseconds as seconds. */
      readonly scale?: number;
    })
  | (FieldBase & {
      readonly type: 'list';
      /** One entry: `Button`. */
      readonly itemLabel: string;
      readonly fields: readonly BlockField[];
      readonly max?: number;
      /** Initial values of a new entry. */
      readonly newItem: Readonly<Record<string, unknown>>;
    })
  | (FieldBase & { readonly type: 'texts'; readonly itemLabel: string; readonly max?: number });

/** Kind of a field. */
export type BlockFieldType = BlockField['type'];
