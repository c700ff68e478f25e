import type { BlockField } from '../registry/fields.ts';
import { sectionSchemeNames, type SectionSchemeName } from './scheme-name.ts';

const labels: Readonly<Record<SectionSchemeName, string>> = {
  soft: 'Soft background',
  tint: 'Brand colour tint',
  light: 'Light',
  dark: 'Dark',
};

/** How the editor asks for the colours of a section. */
export const schemeField = {
  type: 'select',
  key: 'scheme',
  label: 'Colours',
  help: 'Makes this part of the page stand out, in your theme’s colours.',
  group: 'design',
  options: [
    { value: '', label: 'Same as the page' },
    ...sectionSchemeNames.map((value) => ({ value, label: labels[value] })),
  ],
} as const satisfies BlockField;
