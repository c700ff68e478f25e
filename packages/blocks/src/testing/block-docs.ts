import type { Meta } from '@storybook/react-vite';
import { isRecord, readValue } from '../read/read.ts';
import type { BlockTypeData } from '../registry/block-data.ts';
import { declaredField } from '../registry/declared-field.ts';
import type { BlockField } from '../registry/fields.ts';

/** Rows and controls of a docs page, by the key of the property. */
type ArgTypes = NonNullable<Meta['argTypes']>;
type Row = NonNullable<ArgTypes[string]>;

/** Groups of the editor's form, as headings of the table. */
const groups = { content: 'Content', design: 'Design', advanced: 'Advanced' } as const;

/** The table of a type's properties, with a control for each that a control can ask for. */
export function blockArgTypes(data: BlockTypeData): ArgTypes {
  const own = Object.entries(data.properties ?? {})
    .filter(([key]) => declaredField(data.fields, key) === undefined)
    .map(([key, { kind }]): [string, Row] => [
      key,
      {
        name: key,
        control: false,
        description: 'Only in the page’s JSON: the editor has no field for it.',
        table: { category: 'Without a field', type: { summary: kind }, ...defaultOf(data, key) },
      },
    ]);
  return {
    blocks: { table: { disable: true } },
    ...Object.fromEntries(data.fields.map((field) => [field.key, rowOf(field, data)])),
    ...Object.fromEntries(own),
  };
}

function rowOf(field: BlockField, data: BlockTypeData): Row {
  return {
    name: field.key,
    description: [field.label, field.help, ...limitsOf(field)]
      .filter((part) => part !== undefined && part !== '')
      .map((part) => (/[.!?]$/.test(part ?? '') ? part : `${part}.`))
      .join(' '),
    table: {
      category: groups[field.group ?? 'content'],
      type: { summary: kindOf(field) },
      ...defaultOf(data, field.key),
    },
    ...controlOf(field),
  };
}

/** The value where a block has none: the type's default, or else what its component reads then. */
function defaultOf(
  { defaults, properties }: BlockTypeData,
  key: string,
): { defaultValue?: { summary: string } } {
  const value = key
    .split('.')
    .reduce<unknown>((inner, part) => (isRecord(inner) ? readValue(inner, part) : undefined), defaults);
  const property = properties === undefined ? undefined : readValue(properties, key);
  const read = isRecord(property) && typeof property['read'] === 'function' ? property['read'] : undefined;
  const fallback: unknown = value ?? read?.({}, key);
  return fallback === undefined || fallback === null || fallback === ''
    ? {}
    : { defaultValue: { summary: JSON.stringify(fallback) } };
}

/** The kind of a field's value, as a page's JSON holds it. */
function kindOf(field: BlockField): string {
  switch (field.type) {
    case 'switch':
      return 'boolean';
    case 'select':
      return field.options.map(({ value }) => JSON.stringify(value)).join(' | ');
    case 'number':
      return field.unit === undefined || field.scale !== undefined ? 'number' : `number (${field.unit})`;
    case 'list':
      return `list of { ${field.fields.map(({ key }) => key).join(', ')} }`;
    case 'texts':
      return 'list of texts';
    case 'richText':
    case 'html':
      return 'HTML';
    case 'longText':
      return 'text of several lines';
    case 'image':
    case 'video':
      return `address of ${field.type === 'image' ? 'an image' : 'a video'}`;
    case 'collection':
      return 'URL name of a collection';
    case 'text':
    case 'link':
    case 'font':
    case 'colour':
      return field.type;
  }
}

function limitsOf(field: BlockField): string[] {
  const { rules = [], when } = field;
  const rule = rules.map((use) => (typeof use === 'string' ? use : JSON.stringify(use))).join(', ');
  return [
    ...boundsOf(field),
    ...(rule === '' ? [] : [`Rules: ${rule}`]),
    ...(when === undefined
      ? []
      : [`Used where ${when.key} is ${when.is.map((value) => JSON.stringify(value)).join(' or ')}`]),
  ];
}

function boundsOf(field: BlockField): string[] {
  switch (field.type) {
    case 'text':
    case 'longText':
      return field.maxLength === undefined ? [] : [`At most ${field.maxLength} characters`];
    case 'image':
    case 'video':
      return field.ratioHint === undefined ? [] : [`Best at ${field.ratioHint}`];
    case 'list':
    case 'texts':
      return field.max === undefined ? [] : [`At most ${field.max}`];
    case 'number': {
      const { min, max, scale = 1 } = field;
      if (min === undefined && max === undefined) return [];
      if (max === undefined) return [`${(min ?? 0) * scale} or more`];
      return [min === undefined ? `${max * scale} or less` : `From ${min * scale} to ${max * scale}`];
    }
    default:
      return [];
  }
}

function controlOf(field: BlockField): Partial<Pick<Row, 'control' | 'options'>> {
  switch (field.type) {
    case 'switch':
      return { control: 'boolean' };
    case 'number': {
      const { min, max, step, scale = 1 } = field;
      return {
        control: {
          type: 'number',
          ...(min === undefined ? {} : { min: min * scale }),
          ...(max === undefined ? {} : { max: max * scale }),
          ...(step === undefined ? {} : { step: step * scale }),
        },
      };
    }
    case 'select':
      return {
        control: {
          type: 'select',
          labels: Object.fromEntries(field.options.map(({ value, label }) => [value, label])),
        },
        options: field.options.map(({ value }) => value),
      };
    case 'colour':
      return { control: 'color' };
    case 'list':
    case 'texts':
      return { control: 'object' };
    default:
      return { control: 'text' };
  }
}

/** The head of a type's docs page: its purpose and its place on a page. */
export function describeType(data: BlockTypeData): string {
  const { name, category, size, minSize, itemTypes = [], within = [], compatibility, beta } = data;
  const code = (names: readonly string[]): string => names.map((each) => `\`${each}\``).join(', ');
  const facts = [
    `Type \`${name}\`, in the editor’s group \`${category}\`.`,
    `A new one takes ${size} of 12 columns, and at least ${minSize}.`,
    `For ${[...compatibility].map((kind) => (kind === 'mail' ? 'emails' : 'store pages')).join(' and ')}.`,
    ...(itemTypes.length === 0 ? [] : [`Its items can be ${code(itemTypes)}.`]),
    ...(within.length === 0 ? [] : [`It can also stand within ${code(within)}.`]),
    ...(beta === undefined ? [] : [`Only stores with the feature \`${beta}\` can add it.`]),
  ];
  return `${data.description}\n\n${facts.join(' ')}\n\nThe table lists its properties with the controls of the first story.`;
}
