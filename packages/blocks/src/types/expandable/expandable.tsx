import { useCallback, useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockItemView, itemKey, itemMarks } from '../../page/block-item-view.tsx';
import { useSelectedBlock } from '../../page/selection-context.ts';
import { keyed } from '../../parts/keys.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { useBlockItems } from '../../sources/use-block-items.ts';
import { holdsBlock } from '../../tree/holds-block.ts';
import { ExpandableRoot } from './expandable-root.ts';
import { readListedQuestions, readOwnQuestion, type Question } from './expandable.limits.ts';
import { usePageChange } from './use-page-change.ts';
import { useBlockText } from '../../text/block-text.ts';
import { expandableProperties } from './expandable.properties.ts';

export default function Expandable({ block }: BlockProps): ReactElement | null {
  const say = useBlockText();
  const { size } = block;
  const properties = readProperties(expandableProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const { items } = useBlockItems(block);
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    for (const element of list.current?.querySelectorAll('details') ?? []) element.open = false;
  }, []);
  usePageChange(close);
  const { open } = properties;
  // Clicks in the editor select; what is selected, or holds it, shows its answers.
  const chosen = holdsBlock(block, useSelectedBlock());
  useEffect(() => {
    if (!chosen) return undefined;
    const entries = [...(list.current?.querySelectorAll('details') ?? [])];
    for (const element of entries) element.open = true;
    return () => {
      for (const [index, element] of entries.entries()) element.open = open && index === 0;
    };
  }, [chosen, open]);

  const own =
    readOwnQuestion(block.properties) ?? (items.length > 0 ? { question: say('More'), answer: '' } : null);
  const listed = readListedQuestions(block.properties);
  const { heading } = properties;
  if (own === null && listed.length === 0 && mode === 'native') return null;
  const level = heading === '' ? 'h2' : 'h3';
  const name = properties.exclusive && !chosen ? group : undefined;
  return (
    <ExpandableRoot
      data-beside={heading !== '' && size === 12 ? '' : undefined}
      data-boxed={properties.boxed ? '' : undefined}
    >
      {heading !== '' && (
        <div className="head">
          <h2>{heading}</h2>
        </div>
      )}
      <div ref={list} className="questions">
        {own !== null && (
          <Entry {...own} level={level} open={open} name={name}>
            {items.map((item) => (
              <div key={itemKey(item)} className="nested" {...itemMarks(item, mode)}>
                <BlockItemView item={item} />
              </div>
            ))}
          </Entry>
        )}
        {keyed(listed, ({ question }) => question).map(({ key, item }, index) => (
          <Entry key={key} {...item} level={level} open={open && own === null && index === 0} name={name} />
        ))}
      </div>
      {own === null && listed.length === 0 && (
        <p className="note">Write a question and its answer. Shoppers do not see this block until then.</p>
      )}
    </ExpandableRoot>
  );
}

interface EntryProps extends Question {
  /** One below the title of the block. */
  readonly level: 'h2' | 'h3';
  readonly open: boolean;
  /** Of those with the same name one is open at a time. */
  readonly name: string | undefined;
  readonly children?: ReactNode;
}

/** The browser opens and closes it: by keys, by a search within the page, and without scripts. */
function Entry({ question, answer, level: Heading, open, name, children }: EntryProps): ReactElement {
  return (
    <details open={open} name={name}>
      <summary>
        <Heading>{question}</Heading>
        <span className="sign" aria-hidden="true" />
      </summary>
      <div className="answer">
        {answer !== '' && (
          <div className="prose">
            <RichText html={answer} />
          </div>
        )}
        {children}
      </div>
    </details>
  );
}
