import { platformTable } from './platform-table.ts';
import { sealedShape } from './sealed-column.ts';

/** The links by which a new installation is set up, and the settings that were typed there. */
export const setup = `
${platformTable(
  'setup_links',
  `
  token_hash text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL`,
)}

${platformTable(
  'platform_settings',
  `
  name text PRIMARY KEY CHECK (name IN ('mail', 'payments')),
  value_sealed text NOT NULL CONSTRAINT platform_settings_value_sealed_sealed CHECK (value_sealed ~ '${sealedShape}'),
  updated_at timestamptz NOT NULL DEFAULT now()`,
)}
`;
