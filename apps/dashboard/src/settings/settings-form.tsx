import { useTexts } from '@omnis/texts/react';
import { Button, Card, Notice, Stack } from '@omnis/ui';
import { useEffect, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** Properties of {@link SettingsForm}. */
export interface SettingsFormProps<V> {
  /** The form, of `useForm`. */
  readonly form: {
    readonly props: ComponentProps<'form'>;
    readonly message: string | null;
    readonly submitting: boolean;
    readonly dirty: boolean;
    readonly values: V;
    readonly reset: (values?: V) => void;
  };
  /** Of the settings that are shown; it goes up when they are saved. */
  readonly version: number;
  readonly title: string;
  readonly description: string;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A page of settings that are saved together. */
export function SettingsForm<V>({
  form,
  version,
  title,
  description,
  children,
}: SettingsFormProps<V>): ReactElement {
  const t = useTexts(settingsTexts);
  const { values, reset, dirty, submitting } = form;
  const saved = useRef(version);
  useEffect(() => {
    if (saved.current === version) return;
    saved.current = version;
    // The typed values are the stored ones now.
    reset(values);
  }, [version, reset, values]);
  return (
    <form {...form.props}>
      <LeaveGuard dirty={dirty && !submitting} />
      <Card
        title={title}
        description={description}
        footer={
          <Button type="submit" loading={submitting}>
            {t('save')}
          </Button>
        }
      >
        <Stack gap={5}>
          {form.message !== null && (
            <Notice tone="error" alert>
              {form.message}
            </Notice>
          )}
          {children}
        </Stack>
      </Card>
    </form>
  );
}
