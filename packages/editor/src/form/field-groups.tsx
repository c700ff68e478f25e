import type { BlockField } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { isShown, valueOf, type FieldErrors } from './block-errors.ts';
import { PropertyField } from './property-field.tsx';
import { editorTexts, type EditorTextKey } from '../texts/editor/index.ts';

/** The pane of what is selected: a head and fields. */
export const SettingsRoot = styled.section.withConfig({ componentId: 'editor-settings-panel' })`
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
  ['content', 'content'],
  ['design', 'design'],
  ['advanced', 'moreSettings'],
] as const satisfies readonly (readonly [string, EditorTextKey])[];

/** Properties of {@link Groups}. */
export interface GroupsProps {
  readonly fields: readonly BlockField[];
  readonly properties: Readonly<Record<string, unknown>>;
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly errors: FieldErrors;
  readonly onChange: (key: string, value: unknown) => void;
}

/** Content first; design and the rest folded, unless something is wrong in them. */
export function Groups({ fields, properties, defaults, errors, onChange }: GroupsProps): ReactElement {
  const t = useTexts(editorTexts);
  const shown = fields.filter((field) => isShown(field, properties, defaults));
  return (
    <>
      {groups.map(([group, titleKey]) => {
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
            <summary>{t(titleKey)}</summary>
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
