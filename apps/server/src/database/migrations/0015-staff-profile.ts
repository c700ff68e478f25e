import { sealedShape } from './sealed-column.ts';

const sealed = (column: string): string =>
  `ADD COLUMN ${column} text CONSTRAINT staff_${column}_sealed CHECK (${column} ~ '${sealedShape}')`;

/** Facts that staff give about themselves, and their work (platform.md §3, User). */
export const staffProfile = `
ALTER TABLE staff
  ADD COLUMN username text UNIQUE CHECK (username = lower(username)),
  ADD COLUMN mission text NOT NULL DEFAULT '',
  ADD COLUMN bio text NOT NULL DEFAULT '',
  ADD COLUMN team text NOT NULL DEFAULT '',
  -- Six hex digits, or ''.
  ADD COLUMN colour text NOT NULL DEFAULT '' CHECK (colour ~ '^(#[0-9a-f]{6})?$'),
  ADD COLUMN reports_to uuid REFERENCES staff (id) ON DELETE SET NULL CHECK (reports_to <> id),
  ADD COLUMN channel text NOT NULL DEFAULT '',
  -- Of clothes.
  ADD COLUMN size text NOT NULL DEFAULT '',
  ADD COLUMN is_leadership boolean NOT NULL DEFAULT false,
  -- Texts of objectives and their key results, one each.
  ADD COLUMN okrs jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN store_control_role text NOT NULL DEFAULT '',
  -- Type, pixels and bytes of the picture that the avatar is made of.
  ADD COLUMN profile_photo jsonb,
  ${['mobile_number', 'rfids', 'employee_statement_option'].map(sealed).join(',\n  ')};
CREATE INDEX staff_by_reports_to ON staff (reports_to) WHERE reports_to IS NOT NULL;
`;
