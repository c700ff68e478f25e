import { useDashboardCustomerSegmentsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Checkbox, Notice } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';
import { discountsTexts } from '../texts/discounts/index.ts';

const Group = styled.fieldset.withConfig({ componentId: 'dashboard-segments-field' })`
  display: grid;
  gap: ${token('space.3')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token('space.2')};
    padding: 0;
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  p {
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link SegmentsField}. */
export interface SegmentsFieldProps {
  /** Ids of the chosen segments. */
  readonly value: readonly string[];
  readonly error: string | null;
  readonly onValueChange: (value: readonly string[]) => void;
}

/** Chooses segments of customers; nothing for members who may not see customers. */
export function SegmentsField({ value, error, onValueChange }: SegmentsFieldProps): ReactElement | null {
  const t = useTexts(discountsTexts);
  const may = useMay();
  const division = useDivision();
  const { data, isError } = useDashboardCustomerSegmentsQuery(
    { params: { division } },
    { skip: !may('orders') },
  );
  if (!may('orders')) return null;
  const usable =
    data?.items.filter(({ id, filters }) => (filters.search ?? '') === '' || value.includes(id)) ?? [];
  const known = new Set(usable.map(({ id }) => id));
  const gone = data ? value.filter((id) => !known.has(id)) : [];
  const choices = [...usable, ...gone.map((id) => ({ id, name: t('deletedSegment') }))];
  return (
    <Group>
      <legend>{t('onlyForTheseSegments')}</legend>
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={value.includes(id)}
          onCheckedChange={(checked) =>
            onValueChange(checked ? [...value, id] : value.filter((each) => each !== id))
          }
        />
      ))}
      {isError && <p>{t('segmentsCouldNotBeLoaded')}</p>}
      {data && <p>{choices.length === 0 ? t('noSegmentsYet') : t('onlyForTheseSegmentsHelp')}</p>}
      {error !== null && (
        <Notice tone="error" alert>
          {error}
        </Notice>
      )}
    </Group>
  );
}
