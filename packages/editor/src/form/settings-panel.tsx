import type { BlockField, BlockRegistry, BlockType } from '@omnis/blocks';
import { isBlockPublished, type Block, type Page } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { Select, Switch } from '@omnis/ui';
import type { Dispatch, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { EditorAction } from '../state/actions.ts';
import { fieldErrors, isShown, valueOf, type FieldErrors } from './block-errors.ts';
import { pageFields } from './page-fields.ts';
import { PropertyField } from './property-field.tsx';

const Root = styled.section.withConfig({ componentId: 'editor-settings-panel' })`
  display: flex;
  flex-direction: column;
  min-height: 0;

  > header {
    padding: ${token('space.4')} ${token('space.5')};
    border-bottom: 1px solid ${token('border.color')};
  }
  > header h2 {
    font-size: ${token('type.lg')};
  }
  > header p {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  > .fields {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${token('space.5')};
    padding: ${token('space.5')};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  details {
    border-top: 1px solid ${token('border.color')};
  }
  summary {
    display: flex;
    align-items: center;
    min-height: 3rem;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
    cursor: pointer;
  }
  summary::before {
    content: '›';
    width: 1.25rem;
    font-size: ${token('type.lg')};
    line-height: 1;
    transition: rotate ${token('motion.fast')} ${token('motion.ease')};
    transform-origin: 25% 55%;
  }
  details[open] > summary::before {
    rotate: 90deg;
  }
  details > div {
    display: flex;
    flex-direction: column;
    gap: ${token('space.5')};
    padding-block: ${token('space.2')} ${token('space.5')};
  }
  ${media.down('lg')} {
    > .fields {
      max-width: 40rem;
      width: 100%;
      margin-inline: auto;
    }
  }
`;

const groups = [
  ['content', 'Content'],
  ['design', 'Design'],
  ['advanced', 'More settings'],
] as const;

/** Properties of {@link SettingsPanel}. */
export interface SettingsPanelProps {
  readonly page: Page;
  /** The selected block; null: the page itself. */
  readonly block: Block | null;
  readonly registry: BlockRegistry;
  readonly dispatch: Dispatch<EditorAction>;
}

/** The form of what is selected, made from its type's field description. */
export function SettingsPanel({ page, block, registry, dispatch }: SettingsPanelProps): ReactElement {
  if (block === null) return <PageSettings page={page} dispatch={dispatch} />;
  const type = registry.get(block.type);
  if (type === undefined) {
    return (
      <Root aria-label="Settings">
        <header>
          <h2>Unknown block</h2>
          <p>
            Blocks of the type “{block.type.slice(0, 60)}” cannot be changed here. Shoppers do not see them.
          </p>
        </header>
      </Root>
    );
  }
  return <BlockSettings key={block.uid} block={block} type={type} dispatch={dispatch} />;
}

interface BlockSettingsProps {
  readonly block: Block;
  readonly type: BlockType;
  readonly dispatch: Dispatch<EditorAction>;
}

function BlockSettings({ block, type, dispatch }: BlockSettingsProps): ReactElement {
  const { uid, properties } = block;
  const errors = fieldErrors(type.fields, properties, type.defaults);
  const change = (key: string, value: unknown): void =>
    dispatch({ type: 'setProperty', uid, key, value, at: Date.now() });
  return (
    <Root aria-label={`Settings: ${type.title}`}>
      <header>
        <h2>{type.title}</h2>
        <p>{type.description}</p>
      </header>
      <div className="fields">
        <Groups
          fields={type.fields}
          properties={properties}
          defaults={type.defaults}
          errors={errors}
          onChange={change}
        />
        {type.minSize < 12 && (
          <Select
            label="Width on computers"
            value={String(block.size)}
            options={widths.filter(({ value }) => Number(value) >= type.minSize)}
            onValueChange={(size) => dispatch({ type: 'setSize', uid, size: Number(size) })}
          />
        )}
        <Switch
          label="Shoppers see this block"
          checked={isBlockPublished(block)}
          onCheckedChange={(published) => dispatch({ type: 'setPublished', uid, published })}
        />
      </div>
    </Root>
  );
}

const widths = [
  { value: '3', label: 'A quarter' },
  { value: '4', label: 'A third' },
  { value: '5', label: '5 of 12 columns' },
  { value: '6', label: 'Half' },
  { value: '7', label: '7 of 12 columns' },
  { value: '8', label: 'Two thirds' },
  { value: '9', label: 'Three quarters' },
  { value: '10', label: '10 of 12 columns' },
  { value: '11', label: '11 of 12 columns' },
  { value: '12', label: 'All of it' },
];

function PageSettings({ page, dispatch }: { page: Page; dispatch: Dispatch<EditorAction> }): ReactElement {
  const change = (key: string, value: unknown): void =>
    dispatch({ type: 'setPageProperty', key, value, at: Date.now() });
  return (
    <Root aria-label="Settings: page">
      <header>
        <h2>Page</h2>
        <p>What search engines and social networks show, and how far blocks stand apart.</p>
      </header>
      <div className="fields">
        <Groups
          fields={pageFields}
          properties={page.properties}
          defaults={{}}
          errors={fieldErrors(pageFields, page.properties)}
          onChange={change}
        />
        <Switch
          label="Published"
          help="Only you see a page that is not published."
          checked={page.published}
          onCheckedChange={(value) => dispatch({ type: 'setPage', key: 'published', value, at: Date.now() })}
        />
        <Switch
          label="On the site map"
          help="Search engines leave out pages that are not."
          checked={page.sitemap}
          onCheckedChange={(value) => dispatch({ type: 'setPage', key: 'sitemap', value, at: Date.now() })}
        />
      </div>
    </Root>
  );
}

interface GroupsProps {
  readonly fields: readonly BlockField[];
  readonly properties: Readonly<Record<string, unknown>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  readonly onChange: (key: string, value: unknown) => void;
}

/** Content first; design and the rest folded, unless something is wrong in them. */
function Groups({ fields, properties, defaults, errors, onChange }: GroupsProps): ReactElement {
  const shown = fields.filter((field) => isShown(field, properties, defaults));
  return (
    <>
      {groups.map(([group, title]) => {
        const own = shown.filter((field) => (field.group ?? 'content') === group);
        const controls = own.map((field) => (
          <PropertyField
            key={field.key}
            field={field}
            value={valueOf(field, properties, defaults)}
            error={errors[field.key]}
            nested={nestedOf(errors, field.key)}
            onChange={(value) => onChange(field.key, value)}
          />
        ));
        if (own.length === 0 || group === 'content') return controls;
        return (
          <details key={group} open={own.some(({ key }) => errors[key] !== undefined) || undefined}>
            <summary>{title}</summary>
            <div>{controls}</div>
          </details>
        );
      })}
    </>
  );
}

/** Messages of the entries of a list, by `index.key`. */
function nestedOf(errors: FieldErrors, key: string): FieldErrors {
  const prefix = `${key}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  );
}
