import {
  fieldErrors,
  useDashboardCreateSplitTestMutation,
  useDashboardUpdateSplitTestMutation,
} from '@omnis/api-client';
import { splitTestLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, FormDialog, FormStack, IconButton, NumberField, TextField, useForm } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import type { SplitTest } from './split-test-texts.ts';
import { splitTestsTexts, type SplitTestsTexts } from '../texts/split-tests/index.ts';

const Rows = styled.div.withConfig({ componentId: 'dashboard-split-variations' })`
  display: grid;
  gap: ${token('space.3')};
  justify-items: start;

  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7rem auto;
    gap: ${token('space.3')};
    align-items: start;
    width: 100%;
  }
  .row > button {
    align-self: end;
  }
  .hint {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
`;

interface EditedVariation {
  readonly name: string;
  readonly weight: number | null;
}

/** The homes that the spec's own test weighs against each other. */
const first = (t: SplitTestsTexts): readonly EditedVariation[] => [
  { name: t('old'), weight: 1 },
  { name: t('new'), weight: 1 },
];

const { variations: count, weight: weights } = splitTestLimits;

interface VariationsProps {
  readonly value: readonly EditedVariation[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (value: readonly EditedVariation[]) => void;
}

function Variations({ value, faults, onChange }: VariationsProps): ReactElement {
  const t = useTexts(splitTestsTexts);
  const setOne = (at: number, change: Partial<EditedVariation>): void =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...change } : each)));
  const fault = faults['variations'];
  return (
    <Rows>
      {value.map((each, at) => (
        // Variations have no name for sure but their place; they are only added at the end and removed.
        <div key={at} className="row">
          <TextField
            label={t('variationNumber', { number: at + 1 })}
            maxLength={splitTestLimits.nameLength}
            autoComplete="off"
            value={each.name}
            error={faults[`variations.${at}.name`] ?? null}
            onValueChange={(name) => setOne(at, { name })}
          />
          <NumberField
            label={t('weight')}
            min={weights.min}
            max={weights.max}
            value={each.weight}
            error={faults[`variations.${at}.weight`] ?? null}
            onValueChange={(weight) => setOne(at, { weight })}
          />
          <IconButton
            label={t('removeVariation', { number: at + 1 })}
            disabled={value.length <= count.min}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <p className="hint">{t('everybodySeesFirstOneWhile')}</p>
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {value.length < count.max && (
        <Button
          size="sm"
          variant="secondary"
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...value, { name: '', weight: 1 }])}
        >
          {t('addAVariation')}
        </Button>
      )}
    </Rows>
  );
}

interface TestFormProps {
  readonly id: string;
  readonly test: SplitTest | null;
  readonly onSaved: () => void;
}

function TestForm({ id, test, onSaved }: TestFormProps): ReactElement {
  const t = useTexts(splitTestsTexts);
  const division = useDivision();
  const [create] = useDashboardCreateSplitTestMutation();
  const [update] = useDashboardUpdateSplitTestMutation();
  const [variations, setVariations] = useState<readonly EditedVariation[]>(test?.variations ?? first(t));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useForm({
    initialValues: { name: test?.name ?? '' },
    schema: { name: ['required'] },
    onSubmit: async ({ name }) => {
      const body = {
        name: name.trim(),
        variations: variations.map((each) => ({ name: each.name, weight: each.weight ?? 0 })),
      };
      const { data, error } =
        test === null
          ? await create({ params: { division }, body })
          : await update({ params: { division, id: test.id }, body: { version: test.version, ...body } });
      if (data === undefined) {
        const found = fieldErrors(error);
        setFaults(found);
        const message = found['name'];
        return { errors: message === undefined ? [] : [{ field: 'name', message }] };
      }
      snackbars.show({
        text: test === null ? t('testThereStartWhenPage') : t('saved'),
        tone: 'success',
      });
      onSaved();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label={t('name')}
        placeholder={t('hero')}
        help={t('nameHelp')}
        maxLength={splitTestLimits.nameLength}
        autoComplete="off"
        {...form.field('name')}
      />
      <Variations value={variations} faults={faults} onChange={setVariations} />
    </FormStack>
  );
}

/** Properties of {@link TestDialog}. */
export interface TestDialogProps {
  readonly open: boolean;
  /** Null: a new one is made. */
  readonly test: SplitTest | null;
  readonly onClose: () => void;
}

/** Makes a split test, or changes one that was never started. */
export function TestDialog({ open, test, onClose }: TestDialogProps): ReactElement {
  const t = useTexts(splitTestsTexts);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={test === null ? t('newSplitTest') : t('changeName', { name: test.name })}
      description={t('visitorsDealtVariationsTheirWeights')}
      submitLabel={test === null ? t('makeTheTest') : t('save')}
    >
      {(id) => <TestForm id={id} test={test} onSaved={onClose} />}
    </FormDialog>
  );
}
