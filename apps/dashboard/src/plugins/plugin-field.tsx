import { errorText, useDashboardTestPluginMutation } from '@omnis/api-client';
import type { CallResponse, ManagedPlugin } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, ColourField, NumberField, Switch, TextArea, TextField } from '@omnis/ui';
import { pluginFieldMessage } from '@omnis/validation';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { pluginsTexts } from '../texts/plugins/index.ts';

type Field = ManagedPlugin['fields'][number];
type Value = ManagedPlugin['settings'][string];
type Tested = CallResponse<'dashboard.testPlugin'>;

const Root = styled.div.withConfig({ componentId: 'dashboard-plugin-field' })`
  display: grid;
  gap: ${token('space.2')};

  .test {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.3')};
    font-size: ${token('type.sm')};
  }
  .test [data-outcome='found'] {
    color: ${token('success.text')};
  }
  .test [data-outcome='unknown'],
  .test [data-outcome='invalid'] {
    color: ${token('error.text')};
  }
`;

/** Properties of {@link PluginField}. */
export interface PluginFieldProps {
  /** Of the plugin. */
  readonly code: string;
  readonly field: Field;
  readonly value: Value;
  /** Message of the server. */
  readonly error: string | null;
  readonly onValueChange: (value: Value) => void;
}

/** The control of a field, by its kind. */
function Control({
  field: { name, kind, label, help },
  value,
  error,
  onValueChange,
  onBlur,
}: PluginFieldProps & { readonly onBlur: () => void }): ReactElement {
  const look = { label, error, ...(help !== '' && { help }) };
  const text = { ...look, name, value: String(value), onValueChange, onBlur };
  switch (kind) {
    case 'switch':
      return <Switch {...look} name={name} checked={value === true} onCheckedChange={onValueChange} />;
    case 'number':
      return (
        <NumberField
          {...look}
          name={name}
          value={typeof value === 'number' ? value : null}
          onValueChange={(next) => onValueChange(next ?? 0)}
          onBlur={onBlur}
        />
      );
    case 'colour':
      return (
        <ColourField
          {...look}
          clearable
          value={String(value)}
          onValueChange={onValueChange}
          onBlur={onBlur}
        />
      );
    case 'lines':
      return <TextArea {...text} rows={4} />;
    case 'text':
    case 'coupon':
      return <TextField {...text} autoComplete="off" spellCheck={false} />;
  }
}

/** The “Test” button of a field, and what came of it. */
function FieldTest({ code, field, value }: Pick<PluginFieldProps, 'code' | 'field' | 'value'>): ReactElement {
  const t = useTexts(pluginsTexts);
  const division = useDivision();
  const [test, { isLoading }] = useDashboardTestPluginMutation();
  const [tested, setTested] = useState<(Tested & { readonly value: Value }) | null>(null);
  const run = async (): Promise<void> => {
    const { data, error } = await test({
      params: { division, code },
      body: { field: field.name, value: String(value) },
    });
    setTested({ ...(data ?? { outcome: 'unreachable', message: errorText(error) }), value });
  };
  // A result is of the value that was tested.
  const result = tested !== null && tested.value === value ? tested : null;
  return (
    <div className="test">
      <Button
        variant="secondary"
        size="sm"
        loading={isLoading}
        loadingLabel={t('testing')}
        aria-label={t('testField', { label: field.label })}
        onClick={() => void run()}
      >
        {t('test')}
      </Button>
      <span role="status" data-outcome={result?.outcome}>
        {result?.message}
      </span>
    </div>
  );
}

/** A field of a plugin's form: its control with the messages of its rules (platform.md §5), and its test. */
export function PluginField(props: PluginFieldProps): ReactElement {
  const { field, value, error } = props;
  const [wasLeft, setLeft] = useState(false);
  const message = error ?? (wasLeft ? pluginFieldMessage(field.rules, value) : null);
  return (
    <Root>
      <Control {...props} error={message} onBlur={() => setLeft(true)} />
      {field.isTestable && <FieldTest code={props.code} field={field} value={value} />}
    </Root>
  );
}
