import { errorText, fieldErrors, useAtlasUpdateSeasonalBannerMutation } from '@omnis/api-client';
import type { SeasonalBanner } from '@omnis/contract';
import { LeaveGuard } from '@omnis/desk';
import { languages, randomUuid, worldCountries } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, IconButton, Notice, Select, Stack, TextField, countryName } from '@omnis/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { snackbars } from '../app/store.ts';
import { seasonalTexts } from '../texts/seasonal/index.ts';

type Cutoff = SeasonalBanner['cutoffs'][number];

const Root = styled.form.withConfig({ componentId: 'atlas-seasonal' })`
  display: grid;
  gap: ${token('space.5')};

  ul {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr)) auto;
    align-items: end;
    gap: ${token('space.3')};
  }
`;

/** Keys of the names of the languages. */
const languageNames = { en: 'english', de: 'german', fr: 'french' } as const;

/** Year of which the days of the season are shown in the fields, which take whole dates. */
const year = new Date().getFullYear();

interface Row extends Cutoff {
  readonly key: string;
}

/** Dates and words of the seasonal banner. */
export function SeasonalForm({ banner }: { readonly banner: SeasonalBanner }): ReactElement {
  const t = useTexts(seasonalTexts);
  const [update, { isLoading }] = useAtlasUpdateSeasonalBannerMutation();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    banner.cutoffs.map((cutoff) => ({ ...cutoff, key: randomUuid() })),
  );
  const [words, setWords] = useState(banner.words);
  const [fault, setFault] = useState<unknown>();
  const [isDirty, setDirty] = useState(false);
  const [key, setKey] = useState(randomUuid);
  const errors = fault === undefined ? {} : fieldErrors(fault);

  const changed = (): void => {
    setDirty(true);
    setKey(randomUuid());
  };
  const set = (at: number, changes: Partial<Cutoff>): void => {
    setRows(rows.map((row, each) => (each === at ? { ...row, ...changes } : row)));
    changed();
  };
  const save = async (): Promise<void> => {
    setFault(undefined);
    const cutoffs = rows.map(({ country, method, day }) => ({ country, method, day }));
    const { error } = await update({
      body: { version: banner.version, cutoffs, words },
      headers: { 'Idempotency-Key': key },
    });
    if (error !== undefined) return setFault(error);
    setDirty(false);
    snackbars.show({ text: t('saved'), tone: 'success' });
  };
  const countries = [
    { value: '*', label: t('elsewhere') },
    ...worldCountries.map((code) => ({ value: code, label: countryName(code) })),
  ];
  return (
    <Root
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void save();
      }}
    >
      <LeaveGuard dirty={isDirty && !isLoading} />
      {banner.isDefault && <Notice tone="info">{t('isDefault')}</Notice>}
      {fault !== undefined && (
        <Notice tone="error" alert>
          {errorText(fault)}
        </Notice>
      )}
      <Card title={t('dates')} description={t('datesHelp')}>
        <Stack gap={4}>
          <ul>
            {rows.map(({ key: row, country, method, day }, at) => (
              <li key={row}>
                <Select
                  label={t('country')}
                  value={country}
                  options={countries}
                  error={errors[`cutoffs.${at}.country`] ?? null}
                  onValueChange={(next) => set(at, { country: next })}
                />
                <Select
                  label={t('delivery')}
                  value={method}
                  options={[
                    { value: 'standard', label: t('standard') },
                    { value: 'express', label: t('express') },
                  ]}
                  onValueChange={(next) => set(at, { method: next })}
                />
                <TextField
                  label={t('day')}
                  type="date"
                  min={`${year}-11-15`}
                  max={`${year}-12-24`}
                  value={day === '' ? '' : `${year}-${day}`}
                  error={errors[`cutoffs.${at}.day`] ?? null}
                  onValueChange={(next) => set(at, { day: next.slice(5) })}
                />
                <IconButton
                  label={t('remove', { country: country === '*' ? t('elsewhere') : countryName(country) })}
                  onClick={() => {
                    setRows(rows.toSpliced(at, 1));
                    changed();
                  }}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
          <div>
            <Button
              variant="secondary"
              size="sm"
              startIcon={<Plus aria-hidden="true" />}
              onClick={() => {
                setRows([...rows, { key: randomUuid(), country: 'GB', method: 'express', day: '' }]);
                changed();
              }}
            >
              {t('addDate')}
            </Button>
          </div>
        </Stack>
      </Card>
      {languages.map((language) => (
        <Card key={language} title={t(languageNames[language])} description={t('wordsHelp')}>
          <Stack gap={4}>
            {(['text', 'lastDay', 'express'] as const).map((name) => (
              <TextField
                key={name}
                label={t(name === 'express' ? 'expressText' : name)}
                lang={language}
                maxLength={160}
                value={words[language]?.[name] ?? ''}
                error={errors[`words.${language}.${name}`] ?? null}
                onValueChange={(next) => {
                  const before = words[language] ?? { text: '', lastDay: '', express: '' };
                  setWords({ ...words, [language]: { ...before, [name]: next } });
                  changed();
                }}
              />
            ))}
          </Stack>
        </Card>
      ))}
      <div>
        <Button type="submit" loading={isLoading}>
          {t('save')}
        </Button>
      </div>
    </Root>
  );
}
