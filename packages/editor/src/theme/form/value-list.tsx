import { useTexts } from '@omnis/texts/react';
import { tokenGroups, tokenNames, type ThemeMode, type TokenGroup, type TokenName } from '@omnis/theme';
import { token as css } from '@omnis/theme/react';
import { Badge, Button, Checkbox, SearchField } from '@omnis/ui';
import { ChevronDown } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { lookFaults, type ResolvedLook, type ThemeLook } from '../state/look.ts';
import { isOwn } from '../state/token-source.ts';
import type { ThemeFont } from '../theme-editor-props.ts';
import { themeEditorTexts } from '../../texts/theme-editor/index.ts';
import { TokenRow } from './token-row.tsx';
import { tokenTitle } from './token-title.ts';

const Root = styled.div.withConfig({ componentId: 'theme-editor-values' })`
  display: grid;
  gap: ${css('space.3')};

  section > h2 {
    margin: 0;
    font-size: inherit;
  }
  section > h2 > button {
    display: flex;
    align-items: center;
    gap: ${css('space.2')};
    width: 100%;
    min-height: 2.75rem;
    padding: ${css('space.2')} 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: ${css('weight.medium')};
    text-align: start;
  }
  section > h2 > button > svg {
    width: 1.125rem;
    margin-inline-start: auto;
    transition: transform ${css('motion.fast')};
  }
  section > h2 > button[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  section + section {
    border-top: 1px solid ${css('border.color')};
  }
  .empty {
    color: ${css('text.muted')};
  }
`;

/** Filters of the list. */
export interface ValueFilter {
  readonly text: string;
  readonly changedOnly: boolean;
  /** The group that is open; null: all are closed. */
  readonly group: TokenGroup | null;
}

/** Properties of {@link ValueList}. */
export interface ValueListProps {
  readonly look: ThemeLook;
  readonly resolved: ResolvedLook;
  readonly fonts: readonly ThemeFont[];
  readonly filter: ValueFilter;
  readonly onFilter: (filter: ValueFilter) => void;
  readonly onChange: (token: TokenName, mode: ThemeMode, value: string | null) => void;
  readonly onReset: (tokens: readonly TokenName[]) => void;
}

/** All values of the theme: in groups, or those that are searched for (SPEC.md TE1). */
export function ValueList({
  look,
  resolved,
  fonts,
  filter,
  onFilter,
  onChange,
  onReset,
}: ValueListProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const faults = useMemo(() => lookFaults(resolved), [resolved]);
  const asked = filter.text.trim().toLowerCase();
  const row = (name: TokenName): ReactElement => (
    <TokenRow
      key={name}
      token={name}
      title={tokenTitle(t, name)}
      look={look}
      resolved={resolved}
      fonts={fonts}
      fault={faults.get(name)}
      onChange={(mode, value) => onChange(name, mode, value)}
      onReset={onReset}
    />
  );
  const isFiltered = asked !== '' || filter.changedOnly;
  const found = tokenNames.filter(
    (name) =>
      (!filter.changedOnly || isOwn(look, name)) &&
      (name.toLowerCase().includes(asked) || tokenTitle(t, name).toLowerCase().includes(asked)),
  );
  return (
    <Root>
      <SearchField
        label={t('search')}
        value={filter.text}
        onValueChange={(text) => onFilter({ ...filter, text })}
      />
      <Checkbox
        label={t('changedOnly')}
        checked={filter.changedOnly}
        onCheckedChange={(changedOnly) => onFilter({ ...filter, changedOnly })}
      />
      {isFiltered ? (
        found.length === 0 ? (
          <p className="empty" role="status">
            {asked === '' ? t('nothingChanged') : t('nothingFound', { text: filter.text.trim() })}
          </p>
        ) : (
          <div>{found.map(row)}</div>
        )
      ) : (
        tokenGroups.map(({ group, names }) => {
          const own = names.filter((name) => isOwn(look, name));
          const isOpen = filter.group === group;
          return (
            <section key={group}>
              <h2>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => onFilter({ ...filter, group: isOpen ? null : group })}
                >
                  {t(group)}
                  {own.length > 0 && <Badge>{t('changedCount', { count: own.length })}</Badge>}
                  <ChevronDown aria-hidden="true" />
                </button>
              </h2>
              {isOpen && (
                <div>
                  {own.length > 0 && (
                    <Button size="sm" variant="ghost" onClick={() => onReset(own)}>
                      {t('resetGroup')}
                    </Button>
                  )}
                  {names.map(row)}
                </div>
              )}
            </section>
          );
        })
      )}
    </Root>
  );
}
