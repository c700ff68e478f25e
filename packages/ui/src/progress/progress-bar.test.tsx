import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fillText, UiTextProvider } from '../text/ui-text.tsx';
import { ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

it.each([
  ['en-GB', /^62%$/],
  ['de-DE', /^62\s%$/],
  ['fr-FR', /^62\s%$/],
])('the percentage is written as in %s', (locale, text) => {
  render(
    <UiTextProvider translate={fillText} locale={locale}>
      <ProgressBar label="Progress" value={31.4} max={50} />
    </UiTextProvider>,
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(text);
});
