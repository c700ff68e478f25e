import { Button, Card, Notice, Stack } from '@omnis/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** Properties of {@link SettingsForm}. */
export interface SettingsFormProps {
  /** The form, of `useForm`. */
  readonly form: {
    readonly props: ComponentProps<'form'>;
    readonly message: string | null;
    readonly submitting: boolean;
  };
  readonly title: string;
  readonly description: string;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A card of settings that are saved together. */
export function SettingsForm({ form, title, description, children }: SettingsFormProps): ReactElement {
  return (
    <form {...form.props}>
      <Card
        title={title}
        description={description}
        footer={
          <Button type="submit" loading={form.submitting}>
            Save
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
