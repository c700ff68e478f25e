import type { Generated } from 'kysely';
import type { DefaultedJson, DefaultedTime, NullableTime } from '../../database/columns.ts';

/** Row of `theme_drafts`: changes of a store's theme that nobody sees yet. One a store, which stays. */
export interface ThemeDraftsTable {
  division_id: number;
  /** null: there is no draft. */
  theme: string | null;
  properties: DefaultedJson;
  dark: DefaultedJson;
  version: Generated<number>;
  publish_at: NullableTime;
  changed_at: DefaultedTime;
  by_kind: Generated<string>;
  by_id: Generated<string>;
  by_name: Generated<string>;
}

/** Row of `own_themes`: a theme that a store keeps under a name. */
export interface OwnThemesTable {
  division_id: number;
  id: string;
  name: string;
  theme: string;
  properties: DefaultedJson;
  dark: DefaultedJson;
  version: Generated<number>;
  created_at: DefaultedTime;
}
