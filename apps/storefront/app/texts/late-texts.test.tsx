import { act, cleanup, render, screen } from '@testing-library/react';
import { startTransition, useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { textArea } from './area.ts';
import { useTexts } from './use-texts.ts';

const en = { hello: 'Hello' } as const;
const file = Promise.resolve({ default: en });
const area = textArea<typeof en>('of-a-test', { en: () => file, de: () => file, fr: () => file });

function Greeting(): ReactElement {
  const t = useTexts(area);
  // A hook after the texts: React has to find it when it runs the component again.
  const [count] = useState(1);
  return <p>{`${t('hello')} ${count}`}</p>;
}

function Pages(): ReactElement {
  const [moved, setMoved] = useState(false);
  return moved ? (
    <Greeting />
  ) : (
    <button type="button" onClick={() => startTransition(() => setMoved(true))}>
      Go
    </button>
  );
}

afterEach(cleanup);

it('a page whose texts come late goes on with its other hooks', async () => {
  const recovered = vi.fn();
  render(<Pages />, { onRecoverableError: recovered });
  await act(async () => screen.getByRole('button').click());
  expect((await screen.findByText('Hello 1')).tagName).toBe('P');
  expect(recovered).not.toHaveBeenCalled();
});
