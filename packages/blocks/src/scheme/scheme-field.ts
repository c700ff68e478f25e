import type { BlockField } from '../registry/fields.ts';
import { sectionSchemeNames, type SectionSchemeName } from './scheme-name.ts';

const labels: Readonly<Record<SectionSchemeName, string>> = {
  soft: 'Soft ground',
  tint: 'Tint of the brand colour',
  light: 'Light',
  dark: 'Dark',
};

/** How the editor asks for the colours of a section. */
export const schemeField: BlockField = {
  type: 'select',
  key: 'scheme',
  label: 'Colours',
  help: 'Sets this part of the page off from the rest, in colours of your theme.',
  group: 'design',
  options: [
    { value: '', label: 'As the page' },
    ...sectionSchemeNames.map((value) => ({ value, label: labels[value] })),
  ],
};
