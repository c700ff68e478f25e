import { dashboardPermissions, type DashboardPermission } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Checkbox } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../access/use-dashboard-access.ts';
import { teamTexts } from '../texts/team/index.ts';

const Root = styled.fieldset.withConfig({ componentId: 'dashboard-permission-picker' })`
  display: grid;
  gap: ${token('space.3')};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token('space.3')};
    padding: 0;
    font-weight: ${token('weight.bold')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link PermissionPicker}. */
export interface PermissionPickerProps {
  readonly value: readonly DashboardPermission[];
  readonly onChange: (value: readonly DashboardPermission[]) => void;
}

/** Permissions of a team member; those that the chooser lacks are shown and stay as they are. */
export function PermissionPicker({ value, onChange }: PermissionPickerProps): ReactElement {
  const t = useTexts(teamTexts);
  const may = useMay();
  return (
    <Root>
      <legend>{t('permissions')}</legend>
      {dashboardPermissions.map(({ name, title, grants }) => (
        <Checkbox
          key={name}
          label={title}
          help={grants}
          checked={value.includes(name)}
          disabled={!may(name)}
          onCheckedChange={(checked) =>
            onChange(checked ? [...value, name] : value.filter((one) => one !== name))
          }
        />
      ))}
    </Root>
  );
}
