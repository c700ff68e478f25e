import type { BlockRegistry } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Dialog, RadioGroup } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { blockWords, fieldLabel } from '../history/block-words.ts';
import { valueWords } from '../history/value-words.ts';
import { versionTexts, type VersionTexts } from '../texts/versions/index.ts';
import type { MergeChoices, MergeConflict, Side } from './conflict.ts';
import { treeOf } from './page-tree.ts';
import type { OpenMerge } from './use-merge.ts';

const Root = styled.div.withConfig({ componentId: 'editor-merge-dialog' })`
  display: flex;
  flex-direction: column;
  gap: ${token('space.5')};
  overflow-wrap: anywhere;
`;

/** Properties of {@link MergeDialog}. */
export interface MergeDialogProps {
  readonly merge: OpenMerge;
  readonly registry: BlockRegistry;
  readonly onChoose: (choices: MergeChoices) => void;
  readonly onCancel: () => void;
}

interface Question {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** The words of one choice. */
function questionOf(
  t: VersionTexts,
  { mine, theirs, reason }: OpenMerge,
  { conflict, registry }: { conflict: MergeConflict; registry: BlockRegistry },
): Question {
  const { uid } = conflict;
  const block =
    uid === null ? undefined : (treeOf(mine).nodes.get(uid) ?? treeOf(theirs).nodes.get(uid))?.block;
  const title = block === undefined ? t('settingsChanged') : blockWords(t, registry, block);
  switch (conflict.kind) {
    case 'removed': {
      const [removed, kept] = [t('removeBlock'), t('keepBlock')];
      return {
        label: t('blockRemovedBy', { title }),
        mine: conflict.by === 'mine' ? removed : kept,
        theirs: conflict.by === 'mine' ? kept : removed,
      };
    }
    case 'moved':
      return { label: t('blockMovedBy', { title }), mine: t('yourPlace'), theirs: t('theirPlace') };
    case 'property': {
      const [first, ...rest] = conflict.path[0] === 'properties' ? conflict.path.slice(1) : conflict.path;
      const field = fieldLabel(registry, block?.type ?? '', first ?? '');
      const isDraft = reason === 'draft';
      return {
        label: t('fieldOf', { title, field: [field, ...rest].join(' · ') }),
        mine: t(isDraft ? 'yourDraft' : 'yoursValue', { value: valueWords(t, conflict.mine) }),
        theirs: t(isDraft ? 'savedValue' : 'theirsValue', { value: valueWords(t, conflict.theirs) }),
      };
    }
  }
}

/** The choices before anybody chose: what the merged page has. */
const firstChoice = (conflict: MergeConflict): Side =>
  conflict.kind === 'removed' && conflict.by === 'mine' ? 'theirs' : 'mine';

/** Asks what to keep where two people changed the same; nothing else is asked. */
export function MergeDialog({ merge, registry, onChoose, onCancel }: MergeDialogProps): ReactElement {
  const t = useTexts(versionTexts);
  const { conflicts } = merge.merge;
  const [choices, setChoices] = useState<MergeChoices>(() =>
    Object.fromEntries(conflicts.map((conflict) => [conflict.id, firstChoice(conflict)])),
  );
  const isDraft = merge.reason === 'draft';
  return (
    <Dialog
      open
      persistent
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={t(isDraft ? 'draftMergeTitle' : 'mergeTitle')}
      description={isDraft ? t('draftMergeText') : t('mergeText', { name: merge.by ?? t('theOther') })}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button onClick={() => onChoose(choices)}>{t('keepChoices')}</Button>
        </>
      }
    >
      <Root>
        {conflicts.map((conflict) => {
          const { label, mine, theirs } = questionOf(t, merge, { conflict, registry });
          return (
            <RadioGroup<Side>
              key={conflict.id}
              label={label}
              value={choices[conflict.id] ?? 'mine'}
              onValueChange={(side) => setChoices((before) => ({ ...before, [conflict.id]: side }))}
              options={[
                { value: 'mine', label: mine },
                { value: 'theirs', label: theirs },
              ]}
            />
          );
        })}
      </Root>
    </Dialog>
  );
}
