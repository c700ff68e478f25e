import {
  fieldErrors,
  useDashboardCreateSplitTestMutation,
  useDashboardUpdateSplitTestMutation,
} from '@omnis/api-client';
import { splitTestLimits } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { Button, FormDialog, FormStack, IconButton, NumberField, TextField, useForm } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import type { SplitTest } from './split-test-texts.ts';

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
const first: readonly EditedVariation[] = [
  { name: 'Old', weight: 1 },
  { name: 'New', weight: 1 },
];

const { variations: count, weight: weights } = splitTestLimits;

interface VariationsProps {
  readonly value: readonly EditedVariation[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (value: readonly EditedVariation[]) => void;
}

function Variations({ value, faults, onChange }: VariationsProps): ReactElement {
  const setOne = (at: number, change: Partial<EditedVariation>): void =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...change } : each)));
  const fault = faults['variations'];
  return (
    <Rows>
      {value.map((each, at) => (
        // Variations have no name for sure but their place; they are only added at the end and removed.
        <div key={at} className="row">
          <TextField
            label={`Variation ${at + 1}`}
            maxLength={splitTestLimits.nameLength}
            autoComplete="off"
            value={each.name}
            error={faults[`variations.${at}.name`] ?? null}
            onValueChange={(name) => setOne(at, { name })}
          />
          <NumberField
            label="Weight"
            min={weights.min}
            max={weights.max}
            value={each.weight}
            error={faults[`variations.${at}.weight`] ?? null}
            onValueChange={(weight) => setOne(at, { weight })}
          />
          <IconButton
            label={`Remove variation ${at + 1}`}
            disabled={value.length <= count.min}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <p className="hint">Everybody sees the first one while the test does not run.</p>
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
          Add a variation
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
  const division = useDivision();
  const [create] = useDashboardCreateSplitTestMutation();
  const [update] = useDashboardUpdateSplitTestMutation();
  const [variations, setVariations] = useState<readonly EditedVariation[]>(test?.variations ?? first);
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
          : await update({ params: { division, id: test.id }, body });
      if (data === undefined) {
        const found = fieldErrors(error);
        setFaults(found);
        const message = found['name'];
        return { errors: message === undefined ? [] : [{ field: 'name', message }] };
      }
      snackbars.show({
        text: test === null ? 'The test is there; start it when its page is ready' : 'Saved',
        tone: 'success',
      });
      onSaved();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form} gap={5}>
      <TextField
        label="Name"
        placeholder="hero"
        help="The block on your page names it. To look at a variation yourself, add name and variation to the page’s address: ?hero=New"
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
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={test === null ? 'New split test' : `Change ${test.name}`}
      description="Visitors are dealt to the variations by their weights, and each sees the same one every time."
      submitLabel={test === null ? 'Make the test' : 'Save'}
    >
      {(id) => <TestForm id={id} test={test} onSaved={onClose} />}
    </FormDialog>
  );
}
