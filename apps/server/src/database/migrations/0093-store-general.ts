/**
 * A store's contact details, units and order numbers. `order_prefix` null: the store's code. `settings_version` goes up
 * with each change of its settings, so that two people do not undo each other's work.
 */
export const storeGeneral = `
ALTER TABLE divisions
  ADD COLUMN settings_version integer NOT NULL DEFAULT 1,
  ADD COLUMN phone text NOT NULL DEFAULT '',
  ADD COLUMN postal_address text NOT NULL DEFAULT '',
  ADD COLUMN units text NOT NULL DEFAULT 'metric' CHECK (units IN ('metric', 'imperial')),
  ADD COLUMN order_prefix text;
`;
