import type { ColumnType } from 'kysely';

/** Column types that read otherwise than they are written. JSON is parsed at the domain's border, so it is unknown here. */
export type Json = ColumnType<unknown, string, string>;
/** JSON with a default. */
export type DefaultedJson = ColumnType<unknown, string | undefined, string>;
/** JSON or null. */
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
/** A point in time. */
export type Time = ColumnType<Date, Date | string, Date | string>;
/** A point in time with a default. */
export type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** A point in time or null. */
export type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A decimal number; the drivers give it as text. */
export type Numeric = ColumnType<string, number | string, number | string>;
/** A decimal number with a default. */
export type DefaultedNumeric = ColumnType<string, number | string | undefined, number | string>;
