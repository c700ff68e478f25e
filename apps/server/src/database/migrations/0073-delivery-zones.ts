import { tenantTable } from './tenant-table.ts';

/**
 * Zones of delivery. Methods keep their countries, which the former release reads; a method without a zone joins one when
 * the zones are next read.
 */
export const deliveryZones = `
${tenantTable(
  'delivery_zones',
  `
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  countries jsonb NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (division_id, id)`,
)}
ALTER TABLE shipping_methods
  ADD COLUMN zone_id uuid,
  ADD COLUMN measure text NOT NULL DEFAULT 'none' CHECK (measure IN ('none', 'price', 'weight', 'quantity')),
  -- Minor units of the store's currency, grams, or items.
  ADD COLUMN measure_from bigint,
  ADD COLUMN measure_below bigint,
  ADD CONSTRAINT shipping_methods_zone FOREIGN KEY (division_id, zone_id) REFERENCES delivery_zones (division_id, id) ON DELETE CASCADE;
CREATE INDEX shipping_methods_by_zone ON shipping_methods (division_id, zone_id);
`;
