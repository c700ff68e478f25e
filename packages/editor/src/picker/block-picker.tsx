import type { BlockCategory, BlockType } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Dialog, SearchField } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { BlockSketch } from './block-sketch.tsx';
import { editorTexts, type EditorTextKey } from '../texts/editor/index.ts';

const Root = styled.div.withConfig({ componentId: 'editor-block-picker' })`
  display: grid;
  gap: ${token('space.6')};

  section > h3 {
    margin-bottom: ${token('space.3')};
    font-size: ${token('type.sm')};
    color: ${token('text.muted')};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr));
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li > button {
    display: flex;
    flex-direction: column;
    gap: ${token('space.2')};
    width: 100%;
    height: 100%;
    padding: ${token('space.3')};
    border: 1px solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.base')};
    color: ${token('text.color')};
    text-align: start;
    line-height: 1.35;
    transition:
      border-color ${token('motion.fast')} ${token('motion.ease')},
      box-shadow ${token('motion.fast')} ${token('motion.ease')};
  }
  li > button:hover {
    border-color: ${token('border.strong')};
    box-shadow: ${token('shadow.sm')};
  }
  li .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.2')};
  }
  li strong {
    font-size: ${token('type.sm')};
  }
  li small {
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  svg {
    width: 100%;
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
  }
  svg .box {
    fill: ${token('border.color')};
  }
  svg .line {
    fill: ${token('border.strong')};
  }
  svg .fill {
    fill: ${token('form.accent')};
  }
  svg .paper {
    fill: ${token('surface.base')};
  }
  .none {
    color: ${token('text.muted')};
  }
`;

const categories = [
  ['hero', 'openers'],
  ['products', 'products'],
  ['text', 'words'],
  ['media', 'pictures'],
  ['layout', 'layout'],
  ['signUp', 'signUp'],
] as const satisfies readonly (readonly [BlockCategory, EditorTextKey])[];

const known: ReadonlySet<string> = new Set(categories.map(([category]) => category));

/** The groups of some types with what they are called: those of the editor, then those that types bring. */
function groupsOf(
  types: readonly BlockType[],
  say: (key: EditorTextKey) => string,
): readonly { readonly title: string; readonly types: readonly BlockType[] }[] {
  const brought = new Set(types.map(({ category }) => category).filter((category) => !known.has(category)));
  const named = [
    ...categories.map(([category, key]) => [category, say(key)] as const),
    ...[...brought].map((category) => [category, category] as const),
  ];
  return named
    .map(([category, title]) => ({ title, types: types.filter((type) => type.category === category) }))
    .filter((group) => group.types.length > 0);
}

/** Properties of {@link BlockPicker}. */
export interface BlockPickerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Types that may be put there. */
  readonly types: readonly BlockType[];
  readonly onPick: (name: string) => void;
}

/** Chooses a block to add, by a drawing, a name and a line of what it is for. */
export function BlockPicker({ open, onOpenChange, types, onPick }: BlockPickerProps): ReactElement {
  const t = useTexts(editorTexts);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = types.filter(({ title, description }) =>
    `${title} ${description}`.toLowerCase().includes(wanted),
  );
  const change = (next: boolean): void => {
    setSearch('');
    onOpenChange(next);
  };
  return (
    <Dialog open={open} onOpenChange={change} title={t('addBlock')} size="lg">
      <Root>
        <SearchField
          label={t('searchBlocks')}
          placeholder={t('searchBlocks')}
          value={search}
          onValueChange={setSearch}
        />
        {found.length === 0 && <p className="none">{t('noBlockFound')}</p>}
        {groupsOf(found, t).map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3>{group.title}</h3>
            <ul role="list">
              {group.types.map((type) => (
                <li key={type.name}>
                  <button type="button" onClick={() => onPick(type.name)}>
                    <BlockSketch name={type.name} />
                    <span className="title">
                      <strong>{type.title}</strong>
                      {type.beta !== undefined && <Badge tone="info">{t('beta')}</Badge>}
                    </span>
                    <small>{type.description}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Root>
    </Dialog>
  );
}
